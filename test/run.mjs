// `npm test`: the gate, which finds what a change breaks in ten minutes. `npm run test:all`: everything there is on
// every engine. With patterns: some files, on SQLite and MariaDB or on the engine that `--engine` names. With
// `--operation`: what one operation owes.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

import { compiler, prepare } from '../src/build.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    engine: { type: 'string' },
    operation: { type: 'string' },
    record: { type: 'boolean' },
  },
});

prepare();
// Packages are there from now on.
const { compileAll } = await import('./runner/compile.mjs');
await compileAll();
const require = createRequire(import.meta.url);
require('./runner/load-typescript.cjs');
const { openEngines } = await import('./runner/engines.mjs');
const { planFiles, planGate, planOperation, planWhole } = await import('./runner/plans.mjs');
const { Report } = await import('./runner/report.mjs');
const { runTasks } = await import('./runner/pool.mjs');
const { lackingInGate, longestFirst, record } = await import('./runner/recorded.mjs');

const CHECKS = [
  { name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] },
  { name: 'types', command: process.execPath, args: [compiler, '--noEmit'] },
  {
    name: 'types of each package with those below it',
    command: process.execPath,
    args: [compiler, '--build', 'src/server'],
  },
  {
    name: 'types of the script of /docs',
    command: process.execPath,
    args: [compiler, '--project', 'tools/try-it', '--noEmit'],
  },
];

/** What to do if a statement is in no file of the gate. */
const RECORD = '`npm run test:all -- --record` chooses the files of the gate anew';

const planOf = () => {
  if (values.all) return planWhole();
  if (values.operation) return planOperation(values.operation);
  return positionals.length > 0 || values.engine ? planFiles(positionals, values.engine) : planGate();
};

if (values.all) process.env.TEST_RECORD_STATEMENTS = 'on';
const plan = planOf();
const engines = await openEngines(plan.engines);
try {
  const files = plan.files.filter(({ on }) => engines.get(on).env);
  const tasks = [
    ...(plan.checks ? CHECKS : []),
    ...longestFirst(files.map(({ on, ...file }) => ({ ...file, engine: engines.get(on) }))),
  ];
  const report = new Report(tasks.length);
  for (const { what, because } of plan.left) report.leave(what, because);
  for (const { name, because, isRequired } of engines.values()) {
    if (because && (isRequired || values.engine)) report.fail(name, because);
    else if (because) report.leave(name, because);
  }
  const outcomes = [];
  await runTasks(tasks, (task, outcome) => {
    report.add(task, outcome);
    outcomes.push({ ...task, ...outcome });
  });
  if (values.record) record(outcomes);
  else if (values.all) {
    for (const { file, count } of lackingInGate(outcomes))
      report.fail(`${file}: ${count} statements that the gate does not run on MariaDB`, RECORD);
  }
  process.exitCode = report.end() ? 0 : 1;
} finally {
  await Promise.all(Array.from(engines.values(), ({ stop }) => stop?.()));
}
process.exit();
