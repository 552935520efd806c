// `npm test`: everything that has to hold, on SQLite and MariaDB, and a slice of it on MySQL, in one command.
import { build, install } from '../src/build.mjs';
import { bin, check, onMysql, suite, summarize } from './runner.mjs';

const only = process.argv.slice(2);
/** Measures the server in its own process, so that it runs apart: a process that ran all other tests is slow by itself. */
const MEASURED = 'test/security/greatest/*.test.ts';
const files = only.length > 0 ? only : ['test/**/*.test.ts', '--ignore', MEASURED];
const measured = only.length > 0 ? [] : [MEASURED];

/** All tests on an engine. */
const suites = (engine, name, url) => [
  () => suite(`suite on ${name}`, files, engine, url),
  ...measured.map((file) => () => suite(`greatest input on ${name}`, [file], engine, url)),
];

/** What finds differences from MariaDB: locks, plans, errors, sessions, and a little of everything else. */
const MYSQL_SLICE = [
  'test/store/*.test.ts',
  'test/events/log.test.ts',
  'test/contract/permissions.test.ts',
  'test/channels/createSubscriptions.test.ts',
  'test/messages/listMessages.test.ts',
  'test/messages/plans.test.ts',
  'test/messages/statements.test.ts',
  'test/user-groups/*.test.ts',
  'test/end-to-end/*.test.ts',
];

const types = () => check('types', process.execPath, [bin('tsc'), '--noEmit']);
const lint = () => check('lint', 'npm', ['run', '--silent', 'lint']);

/** One check after the other; two of these chains keep two cores busy. */
const inSequence = async (checks) => {
  const results = [];
  for (const run of checks) results.push(await run());
  return results;
};

install();
build();
const { register } = await import('tsx/esm/api');
register();
const { slapdPrograms } = await import('./support/slapd.ts');
await slapdPrograms();
const { startMariadb } = await import('./support/mariadb.ts');
const mariadb = await startMariadb();
try {
  const results = await Promise.all([
    inSequence([
      ...suites('sqlite', 'SQLite'),
      ...(only.length > 0 ? [] : [types, lint, () => onMysql('slice on MySQL', MYSQL_SLICE)]),
    ]),
    inSequence(suites('mysql', 'MariaDB', mariadb.url)),
  ]);
  process.exitCode = summarize(results.flat()) ? 0 : 1;
} finally {
  await mariadb.stop();
}
