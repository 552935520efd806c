// `npm test`: everything that has to hold, on SQLite and MariaDB, and a slice of it on MySQL, in one command.
import { build, compiler, install } from '../src/build.mjs';
import { check, IN_CHROMIUM, onChromium, onMysql, suite, summarize } from './runner.mjs';
import { WITHOUT_STORE } from './without-store.mjs';

const only = process.argv.slice(2);
/** Measures the server in its own process, so that it runs apart: a process that ran all other tests is slow by itself. */
const MEASURED = ['test/security/greatest/*.test.ts'];

/**
 * Dredd compares statuses, headers and bodies with the contract, which are the same code on each engine. The test client
 * compares every response of the other tests with it, and so every type that a driver returns.
 */
const DREDD = 'test/conformance/*.test.ts';

/**
 * Rules that handlers decide, and the events of each action. Other tests try the statements behind them on each engine:
 * those of the operation, those of the parts of register, and the contests of locks, which compare states in the same way.
 */
const RULES = [
  'test/authentication/ldap.test.ts',
  'test/contract/audiences.test.ts',
  'test/contract/client-options.test.ts',
  'test/contract/effects.test.ts',
  'test/contract/settings.test.ts',
  'test/contract/specification.test.ts',
  'test/events/consistency.test.ts',
  'test/email/notifications/content.test.ts',
  'test/security/authorization/*.test.ts',
  'test/security/role-boundaries/*.test.ts',
];

/** Generated requests. The tests of bad input send values of each kind on each engine. */
const GENERATED = ['test/properties/bodies.test.ts', 'test/properties/contract.test.ts'];

/** What a process counts in memory, or refuses before it looks anything up but the requester. */
const IN_MEMORY = [
  'test/agents/limits.test.ts',
  'test/bots/webhooks/addresses.test.ts',
  'test/contract/client-address.test.ts',
  'test/contract/permissions.test.ts',
  'test/contract/pipeline.test.ts',
  'test/contract/queries.test.ts',
  'test/contract/requests.test.ts',
  'test/contract/strict.test.ts',
  'test/events/waiting-memory.test.ts',
  'test/security/bodies.test.ts',
  'test/security/body-edges.test.ts',
  'test/security/headers.test.ts',
  'test/security/limits.test.ts',
  'test/security/other-sites.test.ts',
  'test/security/rate-limits.test.ts',
  'test/security/slow-readers.test.ts',
];

/** Documents are files. The test client compares each event that they describe with the contract on each engine. */
const DOCUMENTS = [
  'test/contract/asyncapi.test.ts',
  'test/contract/documentation.test.ts',
  'test/docs/*.test.ts',
  'test/emoji/serve.test.ts',
];

/** The client package and existing clients read and send what the other tests compare on each engine. */
const CLIENTS = ['test/client/*.test.ts', 'test/end-to-end/*.test.ts'];

/** The mock has no store, and the proxy only passes on what the test client compares with the contract on each engine. */
const MOCK = 'test/tools/mock/*.test.ts';

const ignoring = (files) => ['test/**/*.test.ts', ...files.flatMap((file) => ['--ignore', file])];
const EVERYTHING = ignoring([...MEASURED, IN_CHROMIUM]);
const ONCE = [DREDD, MOCK, ...CLIENTS, ...DOCUMENTS, ...RULES, ...GENERATED, ...IN_MEMORY, ...WITHOUT_STORE];
const ON_EACH_ENGINE = ignoring([...MEASURED, IN_CHROMIUM, ...ONCE]);

/** MySQL chooses other plans than MariaDB in some cases, which these tests do not know. */
const PLANS = 'test/store/plans-of-*.test.ts';

/** What finds differences from MariaDB: locks, errors, sessions, and a little of everything else. */
const MYSQL_SLICE = [
  'test/store/*.test.ts',
  '--ignore',
  PLANS,
  'test/events/log.test.ts',
  'test/channels/createSubscriptions.test.ts',
  'test/messages/listMessages.test.ts',
  'test/messages/plans.test.ts',
  'test/messages/statements.test.ts',
  'test/user-groups/updateUserGroup.test.ts',
];

const types = () => check('types', process.execPath, [compiler, '--noEmit']);
const lint = () => check('lint', 'npm', ['run', '--silent', 'lint']);

/** A check often waits for a process that it started, so three at a time keep two cores busy. The longest ones come first. */
const threeAtATime = async (checks) => {
  const left = [...checks];
  const results = [];
  const work = async () => {
    for (let run = left.shift(); run; run = left.shift()) results.push(await run());
  };
  await Promise.all([work(), work(), work()]);
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
  const onSqlite = (name, files) => () => suite(`${name} on SQLite`, files, 'sqlite');
  const onMariadb = (name, files) => () => suite(`${name} on MariaDB`, files, 'mysql', mariadb.url);
  const all = [
    onMariadb('suite', ON_EACH_ENGINE),
    onSqlite('suite', EVERYTHING),
    lint,
    onMariadb('greatest input', MEASURED),
    () => onMysql('slice on MySQL', MYSQL_SLICE),
    onSqlite('greatest input', MEASURED),
    () => onChromium('pages in Chromium'),
    types,
  ];
  const results = await threeAtATime(
    only.length > 0 ? [onMariadb('tests', only), onSqlite('tests', only)] : all,
  );
  process.exitCode = summarize(results) ? 0 : 1;
} finally {
  await mariadb.stop();
}
