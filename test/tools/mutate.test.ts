import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { withScore } from '../../tools/mutate/record.js';
import { isResultSampled, isSampled, selectSample } from '../../tools/mutate/sample.js';
import { scoreOf } from '../../tools/mutate/score.js';

/** A project with one part, whose test leaves out the ages at the limit. */
const PROJECT = {
  'package.json': JSON.stringify({ type: 'module' }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'NodeNext', target: 'ES2022', strict: true, types: [] },
    include: ['src'],
  }),
  'src/ages/age.ts': `
import { LEAST } from './least.js';

export const isAdult = (age: number | undefined): boolean => (age ?? 0) >= LEAST;

export const ageOf = (person: { readonly age: number } | undefined): number | undefined => person?.age;

export const sumTo = (last: number): number => {
  let sum = 0;
  for (let one = 1; one <= last; one++) sum += one;
  return sum;
};
`,
  'src/ages/least.ts': `
export const LEAST = [18][0] ?? 0;
export const log = { warn: (text: string): number => text.length };
export const warn = (): number => (log.warn('A text for people'), 1);
`,
  'src/ages/engines.ts': `
interface Store {
  readonly dialect: 'sqlite' | 'mysql';
}

const SQL = { sqlite: 'SELECT', mysql: 'SELECT SQL_NO_CACHE' };

export const length = (store: Store): number => {
  if (store.dialect === 'mysql') return SQL.mysql.length + 1;
  return SQL[store.dialect].length;
};

export const wait = ({ dialect }: Store): number => {
  if (dialect === 'sqlite') {
    return 3;
  }
  return 4 + 5;
};
`,
  'test/ages/age.test.ts': `
import { expect } from 'chai';

import { length, wait } from '../../src/ages/engines.js';
import { ageOf, isAdult, sumTo } from '../../src/ages/age.js';
import { warn } from '../../src/ages/least.js';

describe('ages', () => {
  it('are compared, read and added', () => {
    expect([isAdult(17), isAdult(30), isAdult(undefined)]).to.deep.equal([false, true, false]);
    expect(ageOf({ age: 3 })).to.equal(3);
    expect(sumTo(4)).to.equal(10);
    expect(warn()).to.equal(1);
    expect([length({ dialect: 'sqlite' }), wait({ dialect: 'sqlite' })]).to.deep.equal([6, 3]);
  });
});
`,
};

const run = promisify(execFile);

describe('npm run mutate', () => {
  let folder: string;
  let output: string;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'team-chat-mutate-'));
    for (const [name, text] of Object.entries(PROJECT)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    const tool = join(projectRoot, 'tools/mutate/main.ts');
    const env = { ...process.env, TEST_DATABASE: 'sqlite' };
    const args = ['--import', 'tsx', tool, 'ages'];
    ({ stdout: output } = await run(process.execPath, args, { cwd: folder, env }));
  });
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('reports a change at a limit that no test tries, with its line before and after', () => {
    expect(output).to.include(
      [
        'src/ages/age.ts:4:62 EqualityOperator, no test fails',
        '- export const isAdult = (age: number | undefined): boolean => (age ?? 0) >= LEAST;',
        '+ export const isAdult = (age: number | undefined): boolean => (age ?? 0) > LEAST;',
      ].join('\n'),
    );
  });

  it('reports nothing that a test notices, that does not compile, or that only the log or MariaDB shows', () => {
    const reported = Array.from(output.matchAll(/^(src\S+) \w+, no test/gm), ([, place]) => place);
    expect(reported).to.deep.equal(['src/ages/age.ts:4:62']);
  });

  it('notices changes of constants, and stops code that does not end', () => {
    expect(output).to.match(
      /^ages: 9\d\.\d % of \d+ mutants \(\d+ killed, [1-9]\d* timed out, 1 survived, 0 not reached\)/m,
    );
  });
});

describe('a sample of the mutants', () => {
  const mutants = Array.from({ length: 1000 }, (_, line) => ({
    id: String(line),
    fileName: '/project/src/ages/age.ts',
    location: { start: { line, column: 0 }, end: { line, column: 9 } },
    mutatorName: 'EqualityOperator',
    replacement: '>',
  }));
  const sampled = (percent: string): number => {
    selectSample(percent);
    return mutants.filter(isSampled).length;
  };
  after(() => {
    selectSample('100');
  });

  it('has about the requested share of them', () => {
    expect([sampled('0'), sampled('100')]).to.deep.equal([0, 1000]);
    expect(sampled('10')).to.be.within(70, 130);
  });

  it('has the same ones wherever the project is', () => {
    selectSample('10');
    const elsewhere = mutants.map((mutant) => ({ ...mutant, fileName: '/copy/src/ages/age.ts' }));
    expect(elsewhere.map(isSampled)).to.deep.equal(mutants.map(isSampled));
  });

  it('has the same ones in the results, which count lines and columns from 1', () => {
    selectSample('10');
    const results = mutants.map(({ location, ...mutant }) => ({
      ...mutant,
      location: { start: { line: location.start.line + 1, column: 1 }, end: location.end },
    }));
    expect(results.map(isResultSampled)).to.deep.equal(mutants.map(isSampled));
  });
});

describe('the score of a part', () => {
  it('counts mutants that no test reaches as survivors, and leaves out those that do not compile', () => {
    const results = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'] as const;
    expect(scoreOf(results.map((status) => ({ status })))).to.deep.equal({
      mutants: 4,
      killed: 1,
      timedOut: 1,
      survived: 1,
      unreached: 1,
      percent: 50,
    });
  });

  it('replaces the row of the part, and keeps the others in order', () => {
    const page = (rows: string): string =>
      `Text.\n\n<!-- scores -->\n\n| part |\n| - |\n${rows}\n\n<!-- /scores -->\nEnd.\n`;
    const before = page('| bots | 1 |\n| users | 2 |');
    expect(withScore(before, 'bots', '| bots | 3 |')).to.equal(page('| bots | 3 |\n| users | 2 |'));
    expect(withScore(before, 'drafts', '| drafts | 3 |')).to.equal(
      page('| bots | 1 |\n| drafts | 3 |\n| users | 2 |'),
    );
  });
});
