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

/** One file of each layer, from the lowest layer to the highest. */
const SAMPLES: Readonly<Record<string, string>> = {
  contract: 'src/http/api-error.ts',
  platform: 'src/lib/bytes.ts',
  http: 'src/http/connections.ts',
  'event log and identity': 'src/event-log/log.ts',
  pipeline: 'src/http/decode.ts',
  libraries: 'src/markdown/html.ts',
  models: 'src/users/model/store.ts',
  access: 'src/users/access/access.ts',
  actions: 'src/users/accounts/create.ts',
  operations: 'src/users/createUser.ts',
  composition: 'src/server.ts',
};
const LAYERS = Object.keys(SAMPLES);
const FILES = Object.values(SAMPLES);

const OTHER_RULES = [
  'no circular imports',
  'the server without tools and tests',
  'the client alone, without packages',
  'the tests of bots without the files of the server',
  'the conformance tests alone',
  'no missing packages',
];

/** The rule names for each pair of a layer and a layer above it. */
const layerRules = LAYERS.flatMap((layer, index) =>
  LAYERS.slice(index + 1).map((higher) => `${layer} below ${higher}`),
);

/** The imports that the configuration refuses in a tree of these files, as `<file> -> <import>: <rule>`. */
const refusedIn = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
  const root = await mkdtemp(join(tmpdir(), 'layers-'));
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
const asType = (path: string, index: number): string =>
  `import type { A as A${index} } from '${path}';\nexport type B${index} = A${index};`;

describe('the layer rules', () => {
  it('exist for each layer and each layer above it', () => {
    expect(forbidden.map(({ name }) => name)).to.have.members([...layerRules, ...OTHER_RULES]);
    for (const file of FILES) expect(existsSync(join(projectRoot, file)), file).to.equal(true);
  });

  it('are checked by npm run lint', () => {
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      scripts: { lint: string };
    };
    expect(scripts.lint).to.include('depcruise --config dependency-cruiser.config.cjs src tools generated');
  });

  it('refuse each import from a higher layer, with the name of the rule', async () => {
    const expected = FILES.flatMap((file, lower) =>
      FILES.flatMap((to, higher) =>
        higher > lower ? [`${file} -> ${to}: ${LAYERS[lower] ?? ''} below ${LAYERS[higher] ?? ''}`] : [],
      ),
    );
    const refused = await refusedIn(samplesWith((importer, imported) => imported > importer, asValue));
    expect(refused).to.deep.equal(expected.sort());
  });

  it('allow imports from lower layers, and type imports from any layer', async () => {
    const below = samplesWith((importer, imported) => imported < importer, asValue);
    expect(await refusedIn(below)).to.deep.equal([]);
    const above = samplesWith(
      (importer, imported) => imported > importer,
      (path, _importer, imported) => asType(path, imported),
    );
    expect(await refusedIn(above)).to.deep.equal([]);
  });

  it('refuse circular imports, imports of tools and development dependencies, and imports of a client', async () => {
    const refused = await refusedIn({
      'src/lib/one.ts': `import './two.js';`,
      'src/lib/two.ts': `import './one.js';`,
      'src/lib/circle.ts': asType('./type.js', 1),
      'src/lib/type.ts': asType('./circle.js', 2),
      'src/lib/three.ts': `import '../../tools/four.js';`,
      'tools/four.ts': 'export {};',
      'src/lib/five.ts': `import 'chai';`,
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
    ]);
  });

  it('have the same layers in the same order as docs/architecture.md', () => {
    const page = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');
    const [, table = ''] = /<!-- layers -->\n([\s\S]*?)<!-- \/layers -->/.exec(page) ?? [];
    const names = table
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|')[1]?.trim());
    expect(names.slice(2)).to.deep.equal([...LAYERS].reverse());
  });
});
