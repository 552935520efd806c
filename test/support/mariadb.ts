import { accessSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  execute,
  freePort,
  giveTo,
  startDatabaseServer,
  unprivilegedUser,
  type DatabaseServer,
} from './database-server.js';
import { findOrInstall, findProgram } from './programs.js';
import { temporaryFolder } from '../../src/server/testing/temporary-folder.js';

const root = resolve(fileURLToPath(import.meta.url), '../../..');

interface Programs {
  readonly server: string;
  readonly install: string;
}

const findPrograms = (): Programs | undefined => {
  const server = findProgram('mariadbd', 'mysqld');
  const install = findProgram('mariadb-install-db', 'mysql_install_db');
  return server !== undefined && install !== undefined ? { server, install } : undefined;
};

/** Installs Debian's package if possible. Installs only the programs; no service is set up or started. */
const programs = (): Promise<Programs> =>
  findOrInstall(
    findPrograms,
    ['mariadb-server-core', 'mariadb-client-core'],
    'The tests need MariaDB 10.11 or later, and `mariadbd` was not found. Install it (Debian: `apt-get install ' +
      'mariadb-server`), or name a running server in TEST_MYSQL_URL, such as mysql://root@127.0.0.1:3306.',
  );

/**
 * An empty data directory, created once per server version: creating one takes seconds, copying one far less.
 */
const template = async ({ server, install }: Programs, user: string | undefined): Promise<string> => {
  const { stdout } = await execute(server, ['--no-defaults', '--version']);
  const version = /Ver (\S+)/.exec(stdout)?.[1] ?? 'unknown';
  const target = join(root, 'node_modules', '.cache', `mariadb-${version}`);
  try {
    accessSync(target);
    return target;
  } catch {
    // It does not exist yet.
  }
  const work = await mkdtemp(join(tmpdir(), 'team-chat-mariadb-'));
  await giveTo(user, work);
  await execute(install, [
    '--no-defaults',
    `--datadir=${work}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    '--innodb-log-file-size=16M',
    ...(user === undefined ? [] : [`--user=${user}`]),
  ]);
  // Only a complete directory gets the name.
  const copy = `${target}.${process.pid}`;
  await mkdir(join(root, 'node_modules', '.cache'), { recursive: true });
  await cp(work, copy, { recursive: true });
  await rename(copy, target).catch(() => rm(copy, { recursive: true, force: true }));
  await rm(work, { recursive: true, force: true });
  return target;
};

/** Returns an empty data directory to copy. */
export const emptyData = async (): Promise<string> => template(await programs(), unprivilegedUser());

/** What makes the tests fast, and loses data if the server is killed. */
const volatile = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
  '--sync-frm=OFF',
];

const tuning = [
  '--skip-name-resolve',
  '--skip-log-bin',
  '--performance-schema=OFF',
  '--innodb-file-per-table=OFF',
  '--innodb-buffer-pool-size=64M',
  '--innodb-log-file-size=16M',
  '--innodb-stats-persistent=OFF',
  // Plans depend on estimates. From few pages, these differ from run to run.
  '--innodb-stats-transient-sample-pages=64',
  '--key-buffer-size=1M',
  '--max-connections=300',
  '--table-open-cache=2000',
];

/**
 * Starts a MariaDB server on a temporary directory. It ends with this process at the latest. `isDurable`: it keeps
 * what it committed if it is killed, as with its own defaults.
 */
export const startMariadb = async ({ isDurable = false } = {}): Promise<DatabaseServer> => {
  const found = await programs();
  const user = unprivilegedUser();
  const source = await template(found, user);
  // In memory, MariaDB maps its log, and keeps it with any setting.
  const folder = isDurable ? await mkdtemp(join(tmpdir(), 'team-chat-mariadb-')) : temporaryFolder('mariadb');
  const data = join(folder, 'data');
  await cp(source, data, { recursive: true });
  await giveTo(user, folder);
  const port = await freePort();
  const socket = join(folder, 'socket');
  // MariaDB appends `.err` to a name without an extension.
  const log = join(folder, 'log.err');
  const command = [
    found.server,
    '--no-defaults',
    `--datadir=${data}`,
    // A server that starts deletes the temporary tables of all others in the same folder.
    `--tmpdir=${folder}`,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--log-error=${log}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    ...(user === undefined ? [] : [`--user=${user}`]),
    ...tuning,
    ...(isDurable ? [] : volatile),
  ];
  // A query over the socket takes three quarters of the CPU time of one over TCP.
  const url = `mysql://root@127.0.0.1:${port}?socket=${encodeURIComponent(socket)}`;
  return startDatabaseServer({ name: 'MariaDB', command, url, log, folder });
};
