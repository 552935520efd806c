import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

import { expect } from 'chai';

import { createFolder, removeFolder } from '../support/folders.js';

const { filesOf } = createRequire(import.meta.url)('./files.mjs') as {
  filesOf: (pattern: string) => string[];
};
const { testFiles } = createRequire(import.meta.url)('./imports.mjs') as { testFiles: string[] };
const { LEFT_TO_WHOLE } = createRequire(import.meta.url)('./left-to-whole.mjs') as {
  LEFT_TO_WHOLE: readonly { files: string[]; because: string; reads?: string[] }[];
};
const { chooseFiles, withoutNeedless } = createRequire(import.meta.url)('./recorded.mjs') as {
  chooseFiles: (outcomes: readonly Recorded[], missing: Set<string>) => Recorded[];
  withoutNeedless: (chosen: readonly Recorded[], others: readonly Recorded[]) => Recorded[];
};
const { runTasks } = createRequire(import.meta.url)('./pool.mjs') as {
  runTasks: (
    tasks: readonly Task[],
    onEnd: (task: Task, outcome: Outcome) => void,
    slots: number,
  ) => Promise<void>;
};

interface Recorded {
  readonly file: string;
  readonly cpu: number;
  readonly statements: readonly string[];
}

interface Task {
  readonly file?: string;
  readonly command?: string;
  readonly args?: readonly string[];
  readonly engine?: { readonly name: string; readonly env: Readonly<Record<string, string>> };
}

interface Outcome {
  readonly passed: number;
  readonly pending: number;
  readonly failures: readonly { readonly title: string; readonly error: string }[];
}

interface Plan {
  readonly files: readonly { readonly file: string; readonly on: string }[];
  readonly left: readonly { readonly what: string }[];
}

/** What a module of the runner exports, in a process with these variables of the environment. */
const inProcess = (expression: string, folder: string, env: Readonly<Record<string, string>>): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `console.log(JSON.stringify(${expression}))`],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...env },
        maxBuffer: 2 ** 24,
      },
    ),
  );

const planGate = (folder: string, base: string): Plan =>
  inProcess(`(await import('${resolve(folder, 'test/runner/plans.mjs')}')).planGate()`, folder, {
    TEST_BASE: base,
  }) as Plan;

const filesOn = ({ files }: Plan, engine: string): string[] =>
  files.filter(({ on }) => on === engine).map(({ file }) => file);

describe('the gate', () => {
  it('names for each file that it leaves out the reason, and what the file reads exists', () => {
    for (const { files, because, reads = [] } of LEFT_TO_WHOLE) {
      expect(files.flatMap(filesOf), because).to.not.be.empty;
      expect(because).to.match(/^\w.{20,}/);
      expect(reads.filter((path) => !existsSync(path))).to.deep.equal([]);
    }
  });

  it('runs each file that is not listed, also a new one', () => {
    const plan = planGate('.', 'HEAD');
    const listed = new Set(LEFT_TO_WHOLE.flatMap(({ files }) => files.flatMap(filesOf)));
    const run = new Set(plan.files.map(({ file }) => file));
    expect(testFiles.filter((file) => !run.has(file) && !listed.has(file))).to.deep.equal([]);
  });

  describe('in another repository', () => {
    let folder: string;
    const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
    const chosen = (): { changed: string[]; chosen: string[]; all: string[] } =>
      inProcess(
        `(await import('${join(folder, 'test/runner/operations.mjs')}')).chooseOperations()`,
        folder,
        {
          TEST_BASE: 'HEAD',
        },
      ) as ReturnType<typeof chosen>;

    before(() => {
      folder = createFolder();
      execFileSync('cp', ['-r', 'src', 'openapi', 'generated', 'test', 'client', 'conformance', folder]);
      for (const name of ['docs', 'tools', '.spectral.yaml', '.spectral.sources.yaml', 'redocly.yaml'])
        execFileSync('cp', ['-r', name, folder]);
      git('init', '-q');
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
      appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
      git('add', '.');
      git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'Begin');
    });
    after(() => removeFolder(folder));
    afterEach(() => {
      git('checkout', '-q', '.');
    });

    it('tries a quarter of the operations if none has changed', () => {
      const { all, changed, chosen: tried } = chosen();
      expect(changed).to.deep.equal([]);
      expect(tried.length).to.be.within(all.length / 8, all.length / 2);
    });

    it('tries each operation whose handler has changed', () => {
      appendFileSync(join(folder, 'src/drafts/deleteDraft.ts'), '// Changed.\n');
      expect(chosen().changed).to.deep.equal(['deleteDraft']);
      expect(chosen().chosen).to.include('deleteDraft');
    });

    it('tries each operation that imports what has changed', () => {
      appendFileSync(join(folder, 'src/drafts/store.ts'), '// Changed.\n');
      expect(chosen().changed).to.include.members(['createDrafts', 'listDrafts', 'updateDraft']);
      expect(chosen().changed).to.not.include('createDomain');
    });

    const replaceIn = (name: string, text: string, other: string): void => {
      const file = join(folder, name);
      const before = readFileSync(file, 'utf8');
      expect(before).to.include(text);
      writeFileSync(file, before.replace(text, other));
    };

    it('tries each operation whose contract has changed', () => {
      replaceIn('openapi/drafts/paths/drafts.yaml', 'transaction: long-read', 'transaction: read');
      expect(chosen().changed).to.deep.equal(['listDrafts']);
    });

    it('tries each operation that refers to what has changed in the contract', () => {
      replaceIn('openapi/drafts/schemas.yaml', "enum: ['', stream, private]", "enum: ['', stream]");
      expect(chosen().changed).to.include.members(['listDrafts', 'createDrafts', 'updateDraft']);
      expect(chosen().changed).to.not.include('createDomain');
    });

    it('tries each operation whose route or published contract has changed', () => {
      replaceIn(
        'generated/routes.ts',
        '"operationId": "listDrafts"',
        '"open": true, "operationId": "listDrafts"',
      );
      replaceIn(
        'generated/openapi.json',
        '\n        "operationId": "deleteDraft"',
        '\n        "deprecated": true, "operationId": "deleteDraft"',
      );
      expect(chosen().changed).to.include.members(['listDrafts', 'deleteDraft']);
      expect(chosen().changed).to.not.include('createDrafts');
    });

    it('tries no operation for other words', () => {
      replaceIn('openapi/drafts/schemas.yaml', 'Type of the message of a draft.', 'The type.');
      replaceIn('openapi/drafts/paths/drafts.yaml', 'summary: List own drafts', 'summary: Drafts');
      expect(chosen().changed).to.deep.equal([]);
    });

    it('runs what it leaves out if something that it reads has changed', () => {
      const postman = 'test/documentation/postman.test.ts';
      expect(filesOn(planGate(folder, 'HEAD'), 'SQLite')).to.not.include(postman);
      appendFileSync(join(folder, 'generated/openapi.json'), '\n');
      expect(filesOn(planGate(folder, 'HEAD'), 'SQLite')).to.include(postman);
    });

    it('runs a changed test on MariaDB, too', () => {
      const file = 'test/drafts/deleteDraft.test.ts';
      appendFileSync(join(folder, file), '// Changed.\n');
      expect(filesOn(planGate(folder, 'HEAD'), 'MariaDB')).to.include(file);
    });

    it('counts everything as changed without a base', () => {
      const plan = planGate(folder, 'no-such-commit');
      expect(filesOn(plan, 'SQLite')).to.include('test/documentation/postman.test.ts');
    });
  });
});

describe('the choice of files for their statements', () => {
  const file = (name: string, cpu: number, ...statements: string[]): Recorded => ({
    file: name,
    cpu,
    statements,
  });
  const all = [file('one', 1, 'a', 'b'), file('two', 1, 'b', 'c'), file('dear', 9, 'a', 'b', 'c', 'd')];

  it('takes files until no statement is missing', () => {
    const chosen = chooseFiles(all, new Set(['a', 'b', 'c', 'd']));
    expect(new Set(chosen.flatMap(({ statements }) => statements))).to.have.all.keys('a', 'b', 'c', 'd');
  });

  it('leaves out files whose statements the others run', () => {
    expect(withoutNeedless(all, []).map((one) => one.file)).to.deep.equal(['dear']);
    const others = [file('always', 1, 'd')];
    expect(withoutNeedless(all, others).map((one) => one.file)).to.have.members(['one', 'two']);
  });
});

describe('a pattern', () => {
  it('finds files as a shell does', () => {
    expect(filesOf('test/runner/*.test.ts')).to.deep.equal(['test/runner/runner.test.ts']);
    expect(filesOf('./test/{drafts,runner}/{runner,deleteDraft}.test.ts')).to.have.lengthOf(2);
    expect(filesOf('test/**/*.test.ts')).to.deep.equal(testFiles);
  });

  it('that matches nothing is refused', () => {
    expect(() => filesOf('test/drafts/{createDraft}.test.ts')).to.throw('No test file matches');
  });

  it('of each script and each command in CONTRIBUTING.md matches something', () => {
    const scripts = readFileSync('package.json', 'utf8') + readFileSync('CONTRIBUTING.md', 'utf8');
    const patterns = Array.from(scripts.matchAll(/\btest\/[\w*{},/.-]*\.test\.ts/g), ([pattern]) => pattern);
    expect(patterns).to.not.be.empty;
    for (const pattern of patterns) filesOf(pattern);
  });
});

describe('the pool', () => {
  const engine = { name: 'SQLite', env: { TEST_DATABASE: 'sqlite' } };

  const run = async (tasks: readonly Task[]): Promise<Outcome[]> => {
    const outcomes = new Map<Task, Outcome>();
    await runTasks(tasks, (task, outcome) => outcomes.set(task, outcome), 1);
    return tasks.map((task) => outcomes.get(task) ?? { passed: 0, pending: 0, failures: [] });
  };
  const fixture = (name: string): Task => ({ file: `test/runner/fixtures/${name}.ts`, engine });

  it('reports failed tests, files that cannot be loaded or end their process, and goes on', async function () {
    const names = ['fails', 'ends', 'throws', 'rejects', 'logs'];
    const [fails, ends, throws, rejects, logs] = await run(names.map(fixture));
    expect(fails).to.deep.include({ passed: 1, pending: 1 });
    expect(fails?.failures[0]?.title).to.equal('a file / fails');
    expect(fails?.failures[0]?.error).to.include('fails.ts:6').and.include('blue');
    expect(ends?.failures[0]?.error).to.equal('with exit code 0');
    expect(throws?.failures[0]?.error).to.include('There is no such color.');
    expect(rejects?.failures[0]?.error).to.include('This rejection has no handler.');
    expect(logs?.failures[0]?.error).to.include('the secret of this fixture');
  });

  it('reports a command that fails, with its output', async () => {
    const command = process.execPath;
    const [good, bad] = await run([
      { command, args: ['-e', ''] },
      { command, args: ['-e', 'console.log("why"); process.exitCode = 3'] },
    ]);
    expect(good).to.deep.include({ passed: 1, failures: [] });
    expect(bad?.failures[0]?.error).to.equal('why\n');
  });
});
