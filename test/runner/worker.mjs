// A process that runs test files one after the other, and tells the pool what came of each. What they import is loaded
// once for all of them.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import Mocha from 'mocha';

const require = createRequire(import.meta.url);
require('./load-typescript.cjs');
const { timeout } = JSON.parse(readFileSync('.mocharc.json', 'utf8'));

const rootHooks = () => {
  // Each file has hooks of other kinds.
  const files = ['../support/secrets/hooks.ts', '../support/hooks.ts'];
  return Object.assign({}, ...files.map((file) => require(file).mochaHooks));
};

/** Clock ticks of a second in /proc. */
const TICKS = 100;

/** Seconds of CPU of child processes that ended. Only Linux has them. */
const ofChildren = () => {
  if (process.platform !== 'linux') return 0;
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(13, 15).map(Number);
  return (user + system) / TICKS;
};

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + ofChildren();
};

const { Base } = Mocha.reporters;

const textOf = (value) => (typeof value === 'string' ? value : Mocha.utils.stringify(value));

const describeFailure = (test, error) => {
  const diff = Base.showDiff(error) ? Base.generateDiff(textOf(error.actual), textOf(error.expected)) : '';
  return { title: test.titlePath().join(' / '), error: `${error.stack ?? String(error)}${diff}` };
};

const { EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING } = Mocha.Runner.constants;

/** The pool prints what came of a file. */
class Silent {}

const runFile = async ({ file, grep }, hooks) => {
  const outcome = { passed: 0, pending: 0, failures: [] };
  const began = { cpu: cpuSeconds(), wall: performance.now() };
  const mocha = new Mocha({
    timeout,
    rootHooks: hooks,
    reporter: Silent,
    ...(grep && { grep: new RegExp(grep) }),
  });
  mocha.addFile(resolve(file));
  await mocha.loadFilesAsync();
  await new Promise((done) => {
    const runner = mocha.run(done);
    runner.on(EVENT_TEST_PASS, () => void (outcome.passed += 1));
    runner.on(EVENT_TEST_PENDING, () => void (outcome.pending += 1));
    runner.on(EVENT_TEST_FAIL, (test, error) => void outcome.failures.push(describeFailure(test, error)));
  });
  mocha.dispose();
  if (grep && outcome.passed + outcome.pending + outcome.failures.length === 0)
    outcome.failures.push({ title: file, error: `No test matches ${grep}.` });
  const wall = (performance.now() - began.wall) / 1000;
  return { ...outcome, cpu: cpuSeconds() - began.cpu, wall };
};

const describeLoading = (file, error) => ({ title: `${file} cannot be loaded`, error: error.stack });

// Before the listeners of packages that tests import, one of which ends the process without a word. Mocha fails the test that
// runs, as for any error that nothing caught.
process.on('unhandledRejection', (reason) => {
  throw reason;
});

const hooks = rootHooks();
const recorder = process.env.TEST_RECORD_STATEMENTS ? require('../support/record-statements.ts') : undefined;

process.on('message', (task) => {
  recorder?.begin();
  runFile(task, hooks)
    .catch((error) => ({
      passed: 0,
      pending: 0,
      cpu: 0,
      wall: 0,
      failures: [describeLoading(task.file, error)],
    }))
    .then((outcome) => process.send({ ...outcome, statements: recorder?.end() ?? [] }));
});
