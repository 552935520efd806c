import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';
import type { Operation } from '../../../tools/generate-contract/contract.js';
import { codeSamples } from '../../../tools/documentation/code-samples/code-samples.js';
import { contract } from '../../support/contract-sources.js';
import { buildWorld, type BuiltWorld } from '../../contract/examples/build-world.js';
import { onCopy, removeWorld } from '../../contract/examples/copies.js';
import { REFUSED, senderOf } from '../../contract/examples/senders.js';
import { testDialect } from '../../support/databases.js';
import { picture } from '../../support/pictures.js';
import { programFolder } from '../../support/program-folder.js';
import { hasZulip, inNode, inPython, inShells, type Output, type Runner } from './samples/runners.js';

const LANGUAGES = {
  curl: { start: inShells, ending: 'sh' },
  TypeScript: { start: inNode, ending: 'ts' },
  Python: { start: inPython, ending: 'py' },
  fetch: { start: inNode, ending: 'ts' },
} as const;

type Label = keyof typeof LANGUAGES;

const LABELS = Object.keys(LANGUAGES) as Label[];

/** What programs in TypeScript need to compile, and to run. */
const PACKAGES = ['team-chat-client', '@types/node', 'undici-types'];

const sourceOf = (operation: Operation, label: Label): string | undefined =>
  codeSamples(operation).find((one) => one.label === label)?.source;

const fileOf = ({ id }: Operation, label: Label): string => `${id}-${label}.${LANGUAGES[label].ending}`;

/** Writes all samples, and the files that some of them send. */
const writeSamples = async (folder: string): Promise<void> => {
  await writeFile(join(folder, 'notes.txt'), 'Notes');
  await writeFile(join(folder, 'picture.png'), Buffer.from(await (await picture()).arrayBuffer()));
  for (const operation of contract.operations)
    for (const label of LABELS)
      await writeFile(join(folder, fileOf(operation, label)), sourceOf(operation, label) ?? '');
};

/** Compiles the samples in TypeScript. */
const compile = async (folder: string): Promise<void> => {
  const program = join(projectRoot, 'node_modules/@typescript/native/bin/tsc');
  const options = ['--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'];
  const files = contract.operations.flatMap((operation) => [
    fileOf(operation, 'TypeScript'),
    fileOf(operation, 'fetch'),
  ]);
  const compiling = promisify(execFile)(process.execPath, [program, ...options, ...files], { cwd: folder });
  await compiling.catch((error: unknown) => {
    expect.fail((error as { stdout: string }).stdout);
  });
};

const samples = (): void => {
  let built: BuiltWorld;
  let folder: string;

  before(async () => {
    built = await buildWorld();
    folder = await programFolder(PACKAGES);
    await writeSamples(folder);
    await compile(folder);
  });
  after(async () => {
    await removeWorld(built);
    await rm(folder, { recursive: true });
  });

  const runSample = (operation: Operation, label: Label, runner: Runner): Promise<Output> =>
    onCopy(built, operation, async (on) => {
      const { email, key } = senderOf(built, operation);
      return runner.run({
        file: join(folder, fileOf(operation, label).replace(/ts$/, 'js')),
        env: { SITE: on.url, EMAIL: email, API_KEY: key },
        endless: operation.mediaType !== undefined,
      });
    });

  for (const label of LABELS) {
    const isMissing = label === 'Python' && !hasZulip();
    if (isMissing) console.log('The Python samples need the package `zulip`, and python3 does not find it.');
    (isMissing ? describe.skip : describe)(`in ${label}`, () => {
      let runner: Runner;

      before(() => {
        runner = LANGUAGES[label].start(folder);
      });
      after(() => runner.stop());

      for (const operation of contract.operations.filter((one) => sourceOf(one, label) !== undefined)) {
        it(`${operation.id} gets its response`, async () => {
          const { text, error } = await runSample(operation, label, runner);
          const refusal = REFUSED[operation.id];
          if (refusal !== undefined) expect(text + error).to.include(refusal);
          else
            expect(text, text + error).to.match(/["']?result["']?: ?["']success["']|^(?:id|retry|data|:)/m);
        });
      }
    });
  }
};

// The organization is restored by copying the file of the database, which only SQLite has.
if (testDialect === 'sqlite') describe('the code samples of the contract', samples);
