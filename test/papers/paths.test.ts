import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/http/validators.js';

const PATH = /`((?:generated|openapi|src|test|tools|bench|docs)\/[^`\s]*|[\w.-]+\.(?:cjs|js|json|md|ts))`/g;

/** `src/{a,b}/` as `src/a/` and `src/b/`. What `…` leaves out, and names in `<…>`, stand for no path. */
const expand = (path: string): string[] => {
  if (/<|\*/.test(path)) return [];
  const [, before = '', list, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (list === undefined) return [path];
  return list.split(',').flatMap((one) => (one === '…' ? [] : expand(before + one + after)));
};

/** Files that every part may have, and files that the page names beside a folder. */
const isNameOfPart = (path: string): boolean =>
  readdirSync(join(projectRoot, 'src'), { recursive: true })
    .concat(readdirSync(join(projectRoot, 'openapi'), { recursive: true }))
    .concat(readdirSync(join(projectRoot, 'tools'), { recursive: true }))
    .some((file) => String(file).endsWith(`/${path}`));

for (const page of ['CONTRIBUTING.md', 'docs/architecture.md', 'docs/contract.md', 'docs/security.md']) {
  describe(page, () => {
    it('names files and folders that exist', () => {
      const text = readFileSync(join(projectRoot, page), 'utf8');
      const paths = Array.from(text.matchAll(PATH), ([, path = '']) => path).flatMap(expand);
      expect(paths).not.to.have.length(0);
      for (const path of paths) {
        const exists = existsSync(join(projectRoot, path)) || (!path.includes('/') && isNameOfPart(path));
        expect(exists, path).to.equal(true);
      }
    });

    it('links pages that exist', () => {
      const text = readFileSync(join(projectRoot, page), 'utf8');
      for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
        expect(existsSync(join(projectRoot, page, '..', target)), target).to.equal(true);
    });
  });
}
