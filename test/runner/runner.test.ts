import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect } from 'chai';

import { planGate } from './plan-in-process.js';

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
    expect(filesOf('test/lib/red*.test.ts')).to.deep.equal(['test/lib/redact.test.ts']);
    expect(filesOf('./test/{chat/drafts,runner}/{runner,deleteDraft}.test.ts')).to.have.lengthOf(2);
    expect(filesOf('test/**/*.test.ts')).to.deep.equal(testFiles);
  });

  it('that matches nothing is refused', () => {
    expect(() => filesOf('test/chat/drafts/{createDraft}.test.ts')).to.throw('No test file matches');
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
