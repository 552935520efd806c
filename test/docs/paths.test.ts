import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';

const PAGES = [
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/contract.md',
  'docs/security.md',
  ...readdirSync(join(projectRoot, 'docs/design')).map((name) => `docs/design/${name}`),
];
const TREES = ['bench', 'docs', 'generated', 'openapi', 'src', 'test', 'tools'];

const read = (page: string): string => readFileSync(join(projectRoot, page), 'utf8');

/** A folder or file of one of these trees, or a file name with its extension. */
const PATH = new RegExp(`\`((?:${TREES.join('|')})/[^\`\\s]*|[\\w./-]+\\.(?:cjs|md|mjs|ts|yaml))\``, 'g');

/** `src/{a,b}/` as `src/a/` and `src/b/`. Patterns and names in `<…>` are not paths. */
const expand = (path: string): string[] => {
  if (/[<*]/.test(path)) return [];
  const [, before = '', list, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  if (list === undefined) return [path];
  return list.split(',').flatMap((one) => (one === '…' ? [] : expand(before + one + after)));
};

const files = TREES.flatMap((tree) =>
  readdirSync(join(projectRoot, tree), { recursive: true, encoding: 'utf8' }),
);

/** Whether the path exists in the project. A file name may also be the end of an existing path. */
const isFound = (path: string): boolean =>
  existsSync(join(projectRoot, path)) || files.some((file) => `/${file}`.endsWith(`/${path}`));

for (const page of PAGES) {
  describe(page, () => {
    it('names only files and folders that exist', () => {
      const paths = Array.from(read(page).matchAll(PATH), ([, path = '']) => path).flatMap(expand);
      expect(paths).not.to.have.length(0);
      expect(paths.filter((path) => !isFound(path))).to.deep.equal([]);
    });
  });
}

for (const page of [
  ...PAGES,
  'README.md',
  'CHANGELOG.md',
  'docs/clients.md',
  'docs/mock.md',
  'docs/operating.md',
  'docs/settings.md',
]) {
  describe(page, () => {
    it('links only files that exist', () => {
      const targets = Array.from(
        read(page).matchAll(/\]\((?!https?:)([^)#]+)\)/g),
        ([, target = '']) => target,
      );
      const missing = targets.filter((target) => !existsSync(join(projectRoot, dirname(page), target)));
      expect(missing).to.deep.equal([]);
    });
  });
}
