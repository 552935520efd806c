// `npm test`: everything that has to hold, on SQLite and MariaDB, and the store's own part on MySQL, in one command.
import { build, install } from '../src/build.mjs';
import { bin, check, onMysql, suite, summarize } from './runner.mjs';

const only = process.argv.slice(2);
const files = only.length > 0 ? only : ['test/**/*.test.ts'];

/** What differs from MariaDB if anything does: locks, plans, errors, sessions. `npm run test:mysql` runs everything. */
const MYSQL_SLICE = ['test/store/*.test.ts'];

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
const { startMariadb } = await import('./support/mariadb.ts');
const mariadb = await startMariadb();
try {
  const results = await Promise.all([
    inSequence([
      () => suite('suite on SQLite', files, 'sqlite'),
      ...(only.length > 0 ? [] : [types, lint, () => onMysql('store on MySQL', MYSQL_SLICE)]),
    ]),
    inSequence([() => suite('suite on MariaDB', files, 'mysql', mariadb.url)]),
  ]);
  process.exitCode = summarize(results.flat()) ? 0 : 1;
} finally {
  await mariadb.stop();
}
