import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import { PART_PAGES, TEXT_PAGES } from '../../support/documentation-pages.js';
import { startServer, type TestServer } from '../../support/server.js';

const inFolder = (folder: string): string[] =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

const all = (text: string, pattern: RegExp): Set<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found));

/** Returns the places of a page of the repository. */
const anchorsOf = (file: string): Set<string> => {
  const text = readFileSync(file, 'utf8');
  const headings = [...all(text, /^#+ (.+)$/gm)].map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...all(text, /<a id="([^"]+)">/g), ...headings]);
};

describe('the links of the pages', () => {
  for (const file of [...inFolder('generated'), ...inFolder('docs/guides')])
    it(`lead from ${file} to files of the repository and places in them`, () => {
      const text = readFileSync(join(projectRoot, file), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
      for (const link of all(text, /\]\(([^)\s]+)\)/g)) {
        const [path = '', fragment] = link.split('#');
        expect(link, 'relative').not.to.match(/^\//);
        if (/^https?:/.test(link)) continue;
        const target = path === '' ? join(projectRoot, file) : join(projectRoot, dirname(file), path);
        expect(existsSync(target), link).to.equal(true);
        if (fragment === undefined || !target.endsWith('.md')) continue;
        const anchors = [...anchorsOf(target)].map((anchor) => anchor.toLowerCase());
        expect(anchors, link).to.include(fragment.toLowerCase());
      }
    });

  describe('on a server', () => {
    const PAGES = [...TEXT_PAGES, ...PART_PAGES, '/docs/search?q=rate+limit', '/docs/search?q=message'];
    let site: TestServer;
    const pages = new Map<string, string>();

    before(async () => {
      site = await startServer();
      for (const path of PAGES) pages.set(path, await (await fetch(site.url + path)).text());
    });
    after(() => site.close());

    it('are on every page, which has no ID twice', () => {
      for (const [path, text] of pages) {
        const ids = Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
        expect(new Set(ids).size, path).to.equal(ids.length);
        expect(all(text, /<a [^>]*href="([^"]+)"/g).size, path).to.be.above(6);
      }
    });

    for (const path of PAGES)
      it(`lead from ${path} to something that the server has, and to places in it`, async () => {
        for (const link of all(pages.get(path) ?? '', / (?:href|src)="([^"]+)"/g)) {
          if (/^https?:/.test(link)) continue;
          const [page = '', fragment] = link.split('#');
          const target = page === '' ? path : page;
          if (!pages.has(target))
            expect((await fetch(site.url + target, { method: 'HEAD' })).status, link).to.equal(200);
          if (fragment === undefined) continue;
          expect(all(pages.get(target) ?? '', / id="([^"]+)"/g).has(fragment), link).to.equal(true);
        }
      });
  });
});
