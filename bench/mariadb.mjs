// A MariaDB server on a folder that outlives it, for databases that are kept between runs.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import mysql from 'mysql2/promise';

import { cpuOf } from './cpu.mjs';

const DATABASE = 'chat';
const START_MS = 60_000;

/** MariaDB does not run as root. */
const account = () => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8');
  return ['mysql', 'nobody'].find((name) => new RegExp(`^${name}:`, 'm').test(accounts));
};

const asAccount = () => (account() ? [`--user=${account()}`] : []);

const install = (data) => {
  if (existsSync(data)) return;
  const part = `${data}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${part}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
      ...asAccount(),
    ],
    { stdio: 'ignore' },
  );
  renameSync(part, data);
};

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Ends the server when this process ends, because that closes the input of the shell. */
const UNTIL_PARENT_ENDS = '"$@" & server=$!; echo "$server"; read -r _; kill "$server"; wait';

const ready = async (options, log) => {
  for (const end = performance.now() + START_MS; ; await pause(50)) {
    try {
      return await mysql.createConnection(options);
    } catch (error) {
      if (performance.now() > end)
        throw new Error(`MariaDB did not start: ${readFileSync(log, 'utf8').slice(-1000)}`, { cause: error });
    }
  }
};

/** Starts a server on `folder`/mysql, with an empty database if there is none. */
export const startMariadb = async (folder) => {
  const data = join(folder, 'mysql');
  // MariaDB must reach its own folder in it.
  chmodSync(folder, 0o711);
  install(data);
  if (account()) execFileSync('chown', ['-R', account(), data]);
  const port = await freePort();
  const log = join(data, 'bench.log');
  const child = spawn(
    'sh',
    [
      ...['-c', UNTIL_PARENT_ENDS, 'sh', 'mariadbd', '--no-defaults', `--datadir=${data}`, ...asAccount()],
      ...['--bind-address=127.0.0.1', `--port=${port}`, `--log-error=${log}`, '--skip-name-resolve'],
      ...[`--socket=/tmp/team-chat-bench-${port}.sock`, `--pid-file=${join(data, 'pid')}`],
      ...[
        '--innodb-buffer-pool-size=2G',
        '--innodb-log-file-size=512M',
        '--innodb-flush-log-at-trx-commit=2',
      ],
      '--skip-log-bin',
    ],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const pid = await new Promise((resolve) => child.stdout.once('data', (line) => resolve(Number(line))));
  const connection = await ready({ host: '127.0.0.1', port, user: 'root' }, log);
  await connection.query(`CREATE DATABASE IF NOT EXISTS ${DATABASE}`);
  return {
    url: `mysql://root@127.0.0.1:${port}/${DATABASE}`,
    cpu: () => cpuOf(pid),
    query: (sql) => connection.query(`USE ${DATABASE}`).then(() => connection.query(sql)),
    async stop() {
      await connection.end();
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.stdin.end();
      await ended;
    },
  };
};
