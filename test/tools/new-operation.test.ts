import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import { parse } from 'yaml';

import { projectRoot } from '../../src/lib/project-root.js';

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** The parts of the project that a new operation needs. */
const NEEDED = [
  'src',
  'openapi',
  'docs/guides',
  'generated',
  'tools',
  'test/support',
  'test/contract/specification',
  'test/security/authorization/rules',
  'conformance/src/parts',
  'test/runner',
  'package.json',
  '.mocharc.json',
];

interface Written {
  readonly parameters: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
}

const ID = 'countDrafts';
const CALL = ['drafts', ID, 'GET', '/drafts/count'];
const FILES = [
  'openapi/drafts/paths/drafts.count.yaml',
  `src/chat/drafts/${ID}.ts`,
  `test/chat/drafts/${ID}.test.ts`,
  'openapi/openapi.yaml',
];

describe('npm run new-operation', function () {
  let root: string;
  let output: string;

  /** Runs a program in the copy of the project. */
  const run = (program: string, ...args: string[]): Promise<Outcome> =>
    new Promise((resolve) => {
      const all = [join(root, 'node_modules', program), ...args];
      execFile(process.execPath, all, { cwd: root, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      });
    });
  const newOperation = (...args: string[]): Promise<Outcome> =>
    run('tsx/dist/cli.mjs', 'tools/new-operation/main.ts', ...args);

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-operation-'));
    for (const name of NEEDED) await cp(join(projectRoot, name), join(root, name), { recursive: true });
    await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
    const { compilerOptions } = JSON.parse(
      await readFile(join(projectRoot, 'tsconfig.json'), 'utf8'),
    ) as object & { readonly compilerOptions: object };
    const files = FILES.filter((file) => file.endsWith('.ts'));
    const only = { compilerOptions, files, include: ['src/**/*.d.ts'] };
    await writeFile(join(root, 'tsconfig.json'), JSON.stringify(only));
    const outcome = await newOperation(...CALL);
    expect(outcome.code, outcome.output).to.equal(0);
    ({ output } = outcome);
  });
  after(() => rm(root, { recursive: true, force: true }));

  it('writes the contract, the handler and the test, and names each', () => {
    for (const file of FILES) {
      expect(existsSync(join(root, file)), file).to.equal(true);
      expect(output).to.match(new RegExp(`^(?:Written|Changed): ${file}$`, 'm'));
    }
  });

  it('names only lists that exist, among them those of CONTRIBUTING.md', async () => {
    const named = output.match(/\b(?:test|openapi)\/[\w./-]+\b\/?/g) ?? [];
    for (const file of named.filter((one) => !FILES.includes(one)))
      expect(existsSync(join(projectRoot, file)), file).to.equal(true);
    const contributing = await readFile(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
    const [, lists = ''] = /\*\*Complete the lists\.\*\*([\s\S]*?)\n\n/.exec(contributing) ?? [];
    const required = Array.from(lists.matchAll(/^ +- `([^`]+)`/gm), ([, file = '']) => file);
    expect(required).to.have.length(3);
    expect(named).to.include.members(required);
  });

  it('adds an operation to the file of its path, behind the same line of the index', async () => {
    const index = await readFile(join(root, FILES[3] ?? ''), 'utf8');
    const outcome = await newOperation('drafts', 'deleteDraftCount', 'DELETE', '/drafts/count');
    expect(outcome.code, outcome.output).to.equal(0);
    const path = await readFile(join(root, FILES[0] ?? ''), 'utf8');
    expect(path).to.match(
      /^path:\n {2}delete:\n[^]*\n {2}get:\n[^]*\nCountDraftsResult:[^]*\nDeleteDraftCountResult:/,
    );
    expect(await readFile(join(root, FILES[3] ?? ''), 'utf8')).to.equal(index);
    expect(outcome.output).not.to.include(FILES[3]);
  });

  it('repeats the parameters, errors, rules and arrangements of an operation on the same object', async () => {
    const path = '/scheduled_messages/{scheduled_message_id}';
    const outcome = await newOperation('scheduled-messages', 'getScheduledMessage', 'GET', path);
    expect(outcome.code, outcome.output).to.equal(0);
    expect(outcome.output).to.include('are those of deleteScheduledMessage');
    const textOf = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
    const file = 'openapi/scheduled-messages/paths/scheduled_messages.scheduled_message_id.yaml';
    const { get, delete: other } = (parse(await textOf(file)) as { path: Readonly<Record<string, Written>> })
      .path;
    expect(get?.parameters).to.deep.equal(other?.parameters.slice(0, 1));
    expect(get?.responses['404']).to.deep.equal(other?.responses['404']);
    expect(get?.responses).not.to.have.property('422');
    expect(await textOf('test/contract/specification/extensions-to-spec.ts')).to.include(
      `'DELETE ${path}': 173,\n    'GET ${path}': 'gap',\n`,
    );
    expect(await textOf('test/security/authorization/rules/own.ts')).to.match(
      /variant\('getScheduledMessage', 'by ID', \{\n {4}kind: .*\n {4}ask: .*\n {4}keeps: true,\n {4}rules: .*\n {2}\}\),\n {2}variant\('deleteScheduledMessage'/,
    );
    expect(await textOf('conformance/src/parts/scheduled-messages.ts')).to.match(
      /\n {2}getScheduledMessage: (\{[^]*\},\n) {2}deleteScheduledMessage: \1/,
    );
  });

  it('keeps an entry of the index that has two lines, and what ends other examples at its end', async () => {
    const file = join(root, FILES[3] ?? '');
    const index = await readFile(file, 'utf8');
    const path = '/users/me/subscriptions/muted_topics';
    expect(index).to.include(`  ${path}:\n`);
    const second = await newOperation('channels', 'listMutedTopics', 'GET', path);
    expect(second.code, second.output).to.equal(0);
    expect(await readFile(file, 'utf8')).to.equal(index);
    const outcome = await newOperation('channels', 'countChannels', 'GET', '/channels/count');
    expect(outcome.code, outcome.output).to.equal(0);
    const [before = '', after = ''] = (await readFile(file, 'utf8')).split('  # These delete or change');
    expect(before).to.include('  /channels/count: {');
    expect(after).to.include('./channels/paths/');
  });

  it('refuses an unknown part, a bad name, and files that exist', async () => {
    const before = await readFile(join(root, FILES[1] ?? ''), 'utf8');
    await writeFile(join(root, FILES[1] ?? ''), `${before}// Mine.\n`);
    const outcomes = await Promise.all([
      newOperation('nothing', 'listThings'),
      newOperation('drafts', 'Things'),
      newOperation(...CALL),
    ]);
    expect(outcomes.map(({ code }) => code)).to.deep.equal([1, 1, 1]);
    expect(outcomes.map((one) => one.output.split('\n').at(-2)).join('\n')).to.match(
      /^The part must be one of: .*\bdrafts\b.*\nThe operationId must be camelCase.*\nNothing was written, since these files exist: .*countDrafts/,
    );
    expect(await readFile(join(root, FILES[1] ?? ''), 'utf8')).to.equal(`${before}// Mine.\n`);
    await writeFile(join(root, FILES[1] ?? ''), before);
  });

  it('writes files that the generator, the compiler and the server accept', async () => {
    const generated = await run('tsx/dist/cli.mjs', 'tools/generate-contract/main.ts');
    expect(generated.output).to.equal('');
    expect(generated.code).to.equal(0);
    const [types, tests] = await Promise.all([
      run('@typescript/native/bin/tsc', '--noEmit'),
      run('mocha/bin/mocha.js', FILES[2] ?? ''),
    ]);
    expect(types.output).to.equal('');
    // The operation works. The other test fails until it is replaced.
    expect(tests.output).to.match(/1 passing[\s\S]*1 failing[\s\S]*Replace this by tests of the behavior/);
  });
});
