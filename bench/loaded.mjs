// Servers with data of `npm run load-data`. It is kept in the folder for temporary files, so only the first run loads it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PASSWORD, startProgram } from './child.mjs';
import { copyToMariadb } from './copy-to-mariadb.mjs';
import { startMariadb } from './mariadb.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const SEED = 1;
const SQLITE_FILE = 'chat.sqlite';

/** Users and channels grow with the messages. */
export const amountsOf = (messages) => ({ users: messages / 100, channels: messages / 1000, messages });

/** `npm run bench scale --store mysql` -> `mysql`. */
export const optionOf = (name, fallback) => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : process.argv[index + 1];
};

const filesIn = (folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name));

/** Changes with the schema, and with what is loaded. */
const fingerprint = () => {
  const hash = createHash('sha256');
  const folders = ['src/server/schema/migrations', 'src/server/schema/tables', 'tools/load-data'];
  for (const file of folders.flatMap(filesIn).sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

const cacheOf = (store, { users, channels, messages }, { name }) =>
  join(tmpdir(), `team-chat-${name}-${store}-${users}-${channels}-${messages}-${SEED}-${fingerprint()}`);

const environment = (folder, mariadb) => ({
  PATH: process.env.PATH,
  DATA_DIR: join(folder, 'data'),
  OWNER_PASSWORD: PASSWORD,
  OWNER_EMAIL: 'owner@example.com',
  ...(mariadb && { DATABASE_URL: mariadb.url }),
});

const load = async (folder, amounts) => {
  const options = Object.entries({ ...amounts, seed: SEED }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  const child = spawn(
    process.execPath,
    [join(root, 'dist/tools/team-chat/main.js'), 'load-data', ...options],
    {
      env: environment(folder),
      stdio: 'inherit',
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`load-data ended with ${code}.`);
};

/** What is added to the data of `npm run load-data`: nothing. */
const NOTHING = { name: 'loaded', fill: () => undefined };

const opened = (folder, mariadb) => {
  const { PATH: _path, DATA_DIR: dataDir, ...env } = environment(folder, mariadb);
  return { dataDir, start: (program, more) => startProgram(program, dataDir, { ...env, ...more }) };
};

/** Gives MariaDB, and the folder of its server, what a load on SQLite has written. */
const copyLoaded = async (part, mariadb, amounts) => {
  const { dataDir, start } = opened(part, mariadb);
  const source = join(await prepare('sqlite', amounts, NOTHING), 'data');
  // The first start creates the tables.
  await (await start('../dist/src/server/main.js')).stop();
  rmSync(dataDir, { recursive: true });
  cpSync(source, dataDir, { recursive: true, filter: (path) => !basename(path).startsWith(SQLITE_FILE) });
  await copyToMariadb(join(source, SQLITE_FILE), mariadb.url);
};

/** Returns the folder of a server with so much data. Loads it if it does not exist. A load that was ended continues. */
const prepare = async (store, amounts, addition) => {
  const folder = cacheOf(store, amounts, addition);
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  console.log(`Loading ${amounts.messages} messages into ${part} …`);
  // What was copied in part is copied again.
  if (store === 'mysql') rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const mariadb = store === 'mysql' ? await startMariadb(part) : undefined;
  await (mariadb ? copyLoaded(part, mariadb, amounts) : load(part, amounts));
  await addition.fill(opened(part, mariadb));
  // Statistics as those of a server in use.
  await mariadb?.query(
    'ANALYZE TABLE messages, subscriptions, conversations, read_marks, users, recipients, message_flags',
  );
  await mariadb?.stop();
  renameSync(part, folder);
  return folder;
};

/**
 * Copies the data, which the run may change, and starts the database. Servers can then be started on it. What `fill` adds to
 * the data is kept, too.
 */
export const openLoaded = async (store, amounts, addition = NOTHING) => {
  const kept = await prepare(store, amounts, addition);
  const folder = mkdtempSync(join(tmpdir(), 'team-chat-bench-'));
  console.log(`Copying ${kept} …`);
  cpSync(kept, folder, { recursive: true });
  const mariadb = store === 'mysql' ? await startMariadb(folder) : undefined;
  return {
    ...opened(folder, mariadb),
    databaseCpu: () => mariadb?.cpu() ?? 0,
    async close() {
      await mariadb?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Starts a server on a copy of the data. */
export const startLoaded = async (store, amounts) => {
  const { dataDir, databaseCpu, start, close } = await openLoaded(store, amounts);
  const server = await start('./servers/measured.mjs', { LOG_LEVEL: 'error' });
  return {
    ...server,
    dataDir,
    databaseCpu,
    async stop() {
      await server.stop();
      await close();
    },
  };
};
