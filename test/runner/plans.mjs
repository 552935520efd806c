// What each command runs, and what it leaves out with the reason.
import { filesOf } from './files.mjs';
import { opensStore, testFiles } from './imports.mjs';
import { isChanged } from './changes.mjs';
import { IN_CHROMIUM, isLeft, isListed, leftBecause, NOT_ON_MYSQL } from './left-to-whole.mjs';
import { MEASURED } from './measured.mjs';
import { checksOf } from './operation-checks.mjs';
import { chooseOperations } from './operations.mjs';
import { gateOnMariadb, isOnSqliteAlone } from './recorded.mjs';

const chromium = new Set(IN_CHROMIUM.flatMap(filesOf));

const notOnMysql = new Set(NOT_ON_MYSQL.files.flatMap(filesOf));

const on = (engine, files) => files.map((file) => ({ file, on: engine, isAlone: MEASURED.has(file) }));

const notInChromium = testFiles.filter((file) => !chromium.has(file));
const withStore = notInChromium.filter(opensStore);
const onMysql = withStore.filter((file) => !notOnMysql.has(file));
const leftOnMysql = { what: `${[...notOnMysql].join(', ')} on MySQL`, because: NOT_ON_MYSQL.because };

/** Everything there is, on every engine. A file that opens no store runs once. */
export const planWhole = () => ({
  engines: ['SQLite', 'LDAP directory', 'MariaDB', 'MySQL', 'Chromium'],
  checks: true,
  files: [
    ...on('MariaDB', withStore),
    ...on('SQLite', notInChromium),
    ...on('MySQL', onMysql),
    ...on('Chromium', [...chromium]),
  ],
  left: [leftOnMysql],
});

/** All files that MySQL runs. */
const planMysql = () => ({ engines: ['MySQL'], files: on('MySQL', onMysql), left: [leftOnMysql] });

/** Some files: on the engine that was named, or on SQLite and, if they open a store, on MariaDB. */
export const planFiles = (patterns, engine) => {
  if (engine === 'MySQL' && patterns.length === 0) return planMysql();
  const files = patterns.length > 0 ? [...new Set(patterns.flatMap(filesOf))] : notInChromium;
  if (engine !== undefined) return { engines: [engine], files: on(engine, files), left: [] };
  const inChromium = files.filter((file) => chromium.has(file));
  const others = files.filter((file) => !chromium.has(file));
  return {
    engines: ['SQLite', 'MariaDB', ...(inChromium.length > 0 ? ['Chromium'] : [])],
    files: [
      ...on('MariaDB', others.filter(opensStore)),
      ...on('SQLite', others),
      ...on('Chromium', inChromium),
    ],
    left: [],
  };
};

/** What the gate runs on MariaDB, too. Matrices, and what may be left out, meet SQLite alone in the gate. */
const isOnMariadb = (file) =>
  gateOnMariadb.has(file) || (isChanged(file) && !isOnSqliteAlone(file) && !isListed(file));

/** What a change may break: see left-to-whole.mjs for the rest. */
export const planGate = () => {
  const { all, changed, chosen } = chooseOperations();
  process.env.TEST_OPERATIONS = chosen.join(' ');
  const inGate = testFiles.filter((file) => !isLeft(file));
  const onMariadb = withStore.filter((file) => !isLeft(file) && isOnMariadb(file));
  const left = [
    {
      what: `matrices of ${all.length - chosen.length} of ${all.length} operations`,
      because: `only ${changed.length} operations differ from the base, and the commit chooses a quarter of the others`,
    },
    {
      what: `${withStore.length - onMariadb.length} of ${withStore.length} files on MariaDB`,
      because: 'the other files run each of their statements there',
    },
    { what: 'all files on MySQL', because: '`npm run test:all` runs them' },
    ...leftBecause(),
  ];
  return {
    engines: ['SQLite', 'LDAP directory', 'MariaDB', 'Chromium'],
    checks: true,
    files: [
      ...on('MariaDB', onMariadb),
      ...on(
        'SQLite',
        inGate.filter((file) => !chromium.has(file)),
      ),
      ...on(
        'Chromium',
        inGate.filter((file) => chromium.has(file)),
      ),
    ],
    left,
  };
};

/** What one operation owes, on SQLite. */
export const planOperation = (id) => {
  process.env.TEST_OPERATIONS = id;
  return {
    engines: ['SQLite'],
    files: checksOf(id).map(({ file, grep }) => ({ file, grep, on: 'SQLite' })),
    left: [],
  };
};
