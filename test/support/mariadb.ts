import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { createConnection } from 'mysql2/promise';

const execute = promisify(execFile);

const START_TIMEOUT_MS = 60_000;
const root = resolve(fileURLToPath(import.meta.url), '../../..');

export interface DatabaseServer {
  /** Without the name of a database. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Programs {
  readonly server: string;
  readonly install: string;
}

const isRoot = process.getuid?.() === 0;

const find = (...names: readonly string[]): string | undefined => {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/usr/libexec',
  ];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
};

const findPrograms = (): Programs | undefined => {
  const server = find('mariadbd', 'mysqld');
  const install = find('mariadb-install-db', 'mysql_install_db');
  return server !== undefined && install !== undefined ? { server, install } : undefined;
};

/** Installs Debian's package where that is possible. Only the programs: no service is set up or started. */
export const installMariadb = async (): Promise<void> => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const get = (...args: readonly string[]): Promise<unknown> => execute('apt-get', [...args], { env });
  await get('update', '-q');
  await get('install', '-q', '-y', '--no-install-recommends', 'mariadb-server-core', 'mariadb-client-core');
};

const programs = async (): Promise<Programs> => {
  const found = findPrograms();
  if (found) return found;
  const why = await (isRoot ? installMariadb() : Promise.reject(new Error('only root may install it'))).catch(
    (error: unknown) => (error as Error).message,
  );
  const installed = findPrograms();
  if (installed) return installed;
  throw new Error(
    'The tests need MariaDB 10.11 or later, and `mariadbd` was not found. Install it (Debian: `apt-get install ' +
      'mariadb-server`), or name a running server in TEST_MYSQL_URL, such as mysql://root@127.0.0.1:3306. ' +
      `Installing it failed: ${String(why)}.`,
  );
};

/** The server refuses to run as root; whoever else there is will do. */
const unprivileged = (): string | undefined => {
  if (!isRoot) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8');
  return ['mysql', 'nobody'].find((user) => new RegExp(`^${user}:`, 'm').test(users));
};

const give = async (folder: string, user: string | undefined): Promise<void> => {
  if (user !== undefined) await execute('chown', ['-R', user, folder]);
};

/** An empty data directory, made once per version of the server: making one takes seconds, a copy next to nothing. */
const template = async ({ server, install }: Programs, user: string | undefined): Promise<string> => {
  const { stdout } = await execute(server, ['--no-defaults', '--version']);
  const version = /Ver (\S+)/.exec(stdout)?.[1] ?? 'unknown';
  const target = join(root, 'node_modules', '.cache', `mariadb-${version}`);
  try {
    accessSync(target);
    return target;
  } catch {
    // Not made yet.
  }
  const work = await mkdtemp(join(tmpdir(), 'team-chat-mariadb-'));
  await give(work, user);
  await execute(install, [
    '--no-defaults',
    `--datadir=${work}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    '--skip-name-resolve',
    '--innodb-log-file-size=16M',
    ...(user === undefined ? [] : [`--user=${user}`]),
  ]);
  // Only what is complete gets the name.
  const copy = `${target}.${process.pid}`;
  await mkdir(join(root, 'node_modules', '.cache'), { recursive: true });
  await cp(work, copy, { recursive: true });
  await rename(copy, target).catch(() => rm(copy, { recursive: true, force: true }));
  await rm(work, { recursive: true, force: true });
  return target;
};

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        found(port);
      });
    });
  });

/** Ends the server, and leaves nothing behind, when this process has ended: then the pipe to its input closes. */
const UNTIL_PARENT_ENDS =
  'folder=$1; shift; "$@" & server=$!; read -r _; kill -9 "$server"; wait; rm -rf "$folder"';

const tuning = [
  '--skip-name-resolve',
  '--skip-log-bin',
  '--performance-schema=OFF',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
  '--innodb-file-per-table=OFF',
  '--innodb-buffer-pool-size=64M',
  '--innodb-log-file-size=16M',
  '--innodb-stats-persistent=OFF',
  '--key-buffer-size=1M',
  '--max-connections=300',
  '--table-open-cache=2000',
];

const ready = async (url: string, server: ChildProcess, log: string): Promise<void> => {
  const giveUpAt = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await (await createConnection(url)).end();
      return;
    } catch (error) {
      if (server.exitCode !== null || performance.now() > giveUpAt) {
        throw new Error(`MariaDB did not start: ${readFileSync(log, 'utf8').slice(-2000)}`, { cause: error });
      }
    }
    await pause(25);
  }
};

/** Starts a server of its own on a temporary directory; it ends with this process at the latest. */
export const startMariadb = async (): Promise<DatabaseServer> => {
  const found = await programs();
  const user = unprivileged();
  const source = await template(found, user);
  const folder = mkdtempSync(join(tmpdir(), 'team-chat-mariadb-'));
  const data = join(folder, 'data');
  await cp(source, data, { recursive: true });
  await give(folder, user);
  const port = await freePort();
  const log = join(folder, 'log');
  const command = [
    found.server,
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${join(folder, 'socket')}`,
    `--pid-file=${join(folder, 'pid')}`,
    `--log-error=${log}`,
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    ...(user === undefined ? [] : [`--user=${user}`]),
    ...tuning,
  ];
  const server = spawn('sh', ['-c', UNTIL_PARENT_ENDS, 'sh', folder, ...command], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise((done) => server.once('close', done));
  const stop = async (): Promise<void> => {
    server.ref();
    server.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `mysql://root@127.0.0.1:${port}`;
  try {
    await ready(url, server, log);
  } catch (error) {
    await stop();
    throw error;
  }
  // The tests may end while it runs.
  server.unref();
  (server.stdin as unknown as { unref(): void }).unref();
  return { url, stop };
};
