import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/http/validators.js';
import { contract } from '../support/contract-sources.js';
import { startServer, type TestServer } from '../support/server.js';

/** The pages in Markdown, by their path on the server. */
const FILES: Readonly<Record<string, string>> = {
  '/docs/errors': 'generated/errors.md',
  '/docs/events': 'generated/events.md',
  '/docs/levels': 'generated/feature-levels.md',
  '/docs/gaps': 'generated/gaps.md',
  '/docs/guides': 'docs/guides/README.md',
  '/docs/guides/first-message': 'docs/guides/first-message.md',
  '/docs/guides/bot': 'docs/guides/bot.md',
  '/docs/guides/state': 'docs/guides/state.md',
  '/docs/guides/uploads': 'docs/guides/uploads.md',
  '/docs/guides/retries': 'docs/guides/retries.md',
};

const all = (text: string, pattern: RegExp): Set<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found));

/** The places of the viewer, which is one page. */
const operations = new Set(
  contract.operations.map(
    ({ part, method, path }) => `tag/${part}/${method}${path.replaceAll('{', '%7B').replaceAll('}', '%7D')}`,
  ),
);

describe('the links of the pages', () => {
  for (const file of Object.values(FILES))
    it(`lead from ${file} to files and levels of the repository`, () => {
      const text = readFileSync(join(projectRoot, file), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
      const levels = all(
        readFileSync(join(projectRoot, 'generated/feature-levels.md'), 'utf8'),
        /<a id="([^"]+)">/g,
      );
      const links = all(text, /\]\(([^)\s]+)\)/g);
      for (const link of links) {
        const [path = '', fragment = ''] = link.split('#');
        expect(link, 'relative').not.to.match(/^\//);
        if (/^https?:/.test(link)) continue;
        if (path !== '') expect(existsSync(join(projectRoot, dirname(file), path)), link).to.equal(true);
        if (fragment.startsWith('level-')) expect([...levels], link).to.include(fragment);
      }
    });

  describe('on a server', () => {
    let site: TestServer;
    const pages = new Map<string, string>();

    before(async () => {
      site = await startServer();
      for (const path of Object.keys(FILES)) pages.set(path, await (await fetch(site.url + path)).text());
    });
    after(() => site.close());

    for (const path of Object.keys(FILES))
      it(`lead from ${path} to other pages, their places, and operations of the viewer`, () => {
        const links = [...all(pages.get(path) ?? '', /<a href="([^"]+)"/g)].filter(
          (link) => !/^https?:/.test(link),
        );
        expect(links).not.to.have.length(0);
        for (const link of links) {
          const [page = '', fragment] = link.split('#');
          const target = page === '' ? path : page;
          expect([...pages.keys(), '/docs'], link).to.include(target);
          if (fragment === undefined) continue;
          if (target === '/docs') expect([...operations], link).to.include(fragment);
          else expect([...all(pages.get(target) ?? '', / id="([^"]+)"/g)], link).to.include(fragment);
        }
      });
  });
});
