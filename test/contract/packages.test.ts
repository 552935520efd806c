import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';

interface Rule {
  readonly name: string;
  readonly severity: string;
}

const CONFIGURATION = join(projectRoot, 'dependency-cruiser.config.cjs');
const { forbidden } = createRequire(import.meta.url)(CONFIGURATION) as { forbidden: readonly Rule[] };

/** One file of each package, from the lowest package to the highest. */
const SAMPLES: Readonly<Record<string, string>> = {
  lib: 'src/lib/bytes.ts',
  contract: 'src/contract/api-error.ts',
  markdown: 'src/markdown/html.ts',
  runtime: 'src/runtime/event-log/log.ts',
  chat: 'src/chat/users/model/store.ts',
  accounts: 'src/accounts/users/create.ts',
  archive: 'src/archive/exports/worker.ts',
  server: 'src/server/server.ts',
};
const PACKAGES = JSON.parse(
  readFileSync(join(projectRoot, 'src/packages.json'), 'utf8'),
) as readonly string[];
const FILES = PACKAGES.map((name) => SAMPLES[name] ?? '');

const OTHER_RULES = [
  'every file is in a package',
  'no circular imports',
  'the server without tools and tests',
  'the client alone, without packages',
  'the tests of bots without the files of the server',
  'the conformance tests alone',
  'no missing packages',
];

const arrows = PACKAGES.slice(0, -1).map((name) => `${name} imports no package above it`);

/** The imports that the configuration refuses in a tree of these files, as `<file> -> <import>: <rule>`. */
const refusedIn = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
  const root = await mkdtemp(join(tmpdir(), 'packages-'));
  try {
    for (const name of ['node_modules', 'package.json', 'tsconfig.json'])
      await symlink(join(projectRoot, name), join(root, name));
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), content);
    }
    const program = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const options = ['--config', CONFIGURATION, '--output-type', 'json', ...Object.keys(files)];
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...options], {
      cwd: root,
      maxBuffer: 2 ** 26,
    });
    const { summary } = JSON.parse(stdout) as {
      summary: { violations: { from: string; to: string; rule: Rule }[] };
    };
    // Only errors make the command fail.
    const refused = summary.violations.filter(({ rule }) => rule.severity === 'error');
    return refused.map(({ from, to, rule }) => `${from} -> ${to}: ${rule.name}`).sort();
  } finally {
    await rm(root, { recursive: true });
  }
};

const from = (file: string, imported: string): string =>
  `./${relative(dirname(file), imported).replace(/\.ts$/, '.js')}`;

/** Each sample with an import of all other samples that `isImported` selects by index. */
const samplesWith = (
  isImported: (importer: number, imported: number) => boolean,
  statement: (path: string, importer: number, imported: number) => string,
): Record<string, string> =>
  Object.fromEntries(
    FILES.map((file, importer) => {
      const imports = FILES.flatMap((to, imported) =>
        isImported(importer, imported) ? [statement(from(file, to), importer, imported)] : [],
      );
      return [file, [...imports, 'export {};'].join('\n')];
    }),
  );

const asValue = (path: string): string => `import '${path}';`;
const asType = (path: string, _importer: number, index: number): string =>
  `import type { A as A${index} } from '${path}';\nexport type B${index} = A${index};`;

describe('the rules of the packages', () => {
  it('exist for each package below another', () => {
    expect(forbidden.map(({ name }) => name)).to.have.members([...arrows, ...OTHER_RULES]);
    for (const file of FILES) expect(existsSync(join(projectRoot, file)), file).to.equal(true);
  });

  it('are checked by npm run lint', () => {
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      scripts: { lint: string };
    };
    expect(scripts.lint).to.include('depcruise --config dependency-cruiser.config.cjs src tools generated');
  });

  for (const [kind, statement] of [
    ['import', asValue],
    ['import of a type', asType],
  ] as const)
    it(`refuse each ${kind} from a higher package, with the name of the rule`, async () => {
      const expected = FILES.flatMap((file, lower) =>
        FILES.slice(lower + 1).map((to) => `${file} -> ${to}: ${arrows[lower] ?? ''}`),
      );
      const refused = await refusedIn(samplesWith((importer, imported) => imported > importer, statement));
      expect(refused).to.deep.equal(expected.sort());
    });

  it('are those of the compiler: a package is built with the ones below it, and with no other', () => {
    for (const [index, name] of PACKAGES.entries()) {
      const text = readFileSync(join(projectRoot, `src/${name}/tsconfig.json`), 'utf8');
      const { references } = JSON.parse(text) as { references: { path: string }[] };
      expect(references.map(({ path }) => path)).to.deep.equal(
        PACKAGES.slice(0, index).map((below) => `../${below}`),
      );
    }
  });

  it('allow imports from lower packages', async () => {
    const below = samplesWith((importer, imported) => imported < importer, asValue);
    expect(await refusedIn(below)).to.deep.equal([]);
  });

  it('refuse circular imports, imports of tools and development dependencies, and imports of a client', async () => {
    const refused = await refusedIn({
      'src/lib/one.ts': `import './two.js';`,
      'src/lib/two.ts': `import './one.js';`,
      'src/lib/circle.ts': asType('./type.js', 0, 1),
      'src/lib/type.ts': asType('./circle.js', 0, 2),
      'src/lib/three.ts': `import '../../tools/four.js';`,
      'tools/four.ts': 'export {};',
      'src/lib/five.ts': `import 'chai';`,
      'src/nine.ts': `import './lib/three.js';`,
      'client/src/six.ts': `import 'node:fs';`,
      'client/testing/seven.ts': `import '../../src/lib/five.js';`,
      'conformance/src/eight.ts': `import '../../tools/four.js';`,
    });
    expect(refused.map((line) => line.replace(/ -> .*: /, ': '))).to.deep.equal([
      'client/src/six.ts: the client alone, without packages',
      'client/testing/seven.ts: the tests of bots without the files of the server',
      'conformance/src/eight.ts: the conformance tests alone',
      'src/lib/circle.ts: no circular imports',
      'src/lib/five.ts: no missing packages',
      'src/lib/one.ts: no circular imports',
      'src/lib/three.ts: the server without tools and tests',
      'src/nine.ts: every file is in a package',
    ]);
  });

  it('have the same packages in the same order as docs/architecture.md', () => {
    const page = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');
    const [, table = ''] = /<!-- packages -->\n([\s\S]*?)<!-- \/packages -->/.exec(page) ?? [];
    const names = table
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|')[1]?.trim());
    expect(names.slice(2).map((name) => name?.replaceAll('`', ''))).to.deep.equal([...PACKAGES].reverse());
  });
});
