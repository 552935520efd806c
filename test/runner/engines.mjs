// The engines on which test files run, and what their processes need to know of each.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const startMariadb = async () => require('../support/mariadb.ts').startMariadb();

/** The server that TEST_MYSQL_URL names is left running; else there is one for these tests alone. */
const startMysql = async () => {
  const { TEST_MYSQL_URL: url } = process.env;
  const server = url ? { url } : await require('../support/mysql.ts').startMysql();
  const version = await require('../support/database-server.ts').serverVersion(server.url);
  if (!/mariadb/i.test(version)) return server;
  await server.stop?.();
  throw new Error(`${server.url} is ${version}, not MySQL`);
};

const onServer = async (start) => {
  const { url, stop } = await start();
  return { env: { TEST_DATABASE: 'mysql', TEST_MYSQL_URL: url }, stop };
};

/** Pages in a browser, on SQLite: no engine makes a difference to them. */
const inChromium = async () => {
  await require('../support/chromium.ts').chromiumProgram();
  return { env: { TEST_DATABASE: 'sqlite' } };
};

/** Not an engine: a program that a test starts. It is installed before two processes could do so at once. */
const directory = async () => {
  await require('../support/slapd.ts').slapdPrograms();
  return {};
};

const ENGINES = {
  SQLite: { isRequired: true, open: async () => ({ env: { TEST_DATABASE: 'sqlite' } }) },
  'LDAP directory': { isRequired: true, open: directory },
  MariaDB: { isRequired: true, open: () => onServer(startMariadb) },
  MySQL: { isRequired: false, open: () => onServer(startMysql) },
  Chromium: { isRequired: false, open: inChromium },
};

/** Opens engines, one after the other, since a package may have to be installed. One without `env` says why. */
export const openEngines = async (names) => {
  const engines = new Map();
  for (const name of names) {
    const { isRequired, open } = ENGINES[name];
    const opened = await open().catch((error) => ({ because: error.message.trim() }));
    engines.set(name, { name, isRequired, ...opened });
  }
  return engines;
};
