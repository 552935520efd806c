import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Connection, ConnectionOptions, RowDataPacket } from 'mysql2/promise';

const START_TIMEOUT_MS = 60_000;

export const execute = promisify(execFile);

/** A database server that the tests start and stop. */
export interface DatabaseServer {
  /** The URL without a database name. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends the server with SIGKILL. Its data remains. */
  readonly kill: () => Promise<void>;
  /** Stops the server with SIGSTOP, as a machine that hangs. */
  readonly freeze: () => Promise<void>;
  /** Lets the server go on after `freeze`. */
  readonly thaw: () => Promise<void>;
  /** Starts the server again after `kill`, and waits until it accepts connections. */
  readonly restart: () => Promise<void>;
}

export interface ServerCommand {
  readonly name: string;
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly url: string;
  /** The server's error log. */
  readonly log: string;
  /** The server's data. Deleted after the server has stopped. */
  readonly folder: string;
}

export const isRoot = process.getuid?.() === 0;

/** The user that a database server runs as, since neither MariaDB nor MySQL runs as root. */
export const unprivilegedUser = (): string | undefined => {
  if (!isRoot) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8');
  return ['mysql', 'nobody'].find((user) => new RegExp(`^${user}:`, 'm').test(users));
};

export const giveTo = async (user: string | undefined, folder: string): Promise<void> => {
  if (user !== undefined) await execute('chown', ['-R', user, folder]);
};

export const freePort = (): Promise<number> =>
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

/**
 * Starts and kills the server as the lines of its input say, and repeats each line when it is done. Kills the server and
 * deletes its folder when this process ends, because that closes the pipe to the shell's input.
 */
const UNTIL_PARENT_ENDS = `folder=$1; shift
  while read -r line; do
    case $line in
      start) "$@" >/dev/null & server=$! ;;
      kill) kill -9 "$server"; wait "$server" ;;
      freeze) kill -STOP "$server" ;;
      thaw) kill -CONT "$server" ;;
    esac
    echo "$line"
  done
  kill -9 "$server"; wait; rm -rf "$folder"`;

/** The log; empty if the server ended before it wrote one. */
const endOf = (log: string): string => {
  try {
    return readFileSync(log, 'utf8').slice(-2000);
  } catch {
    return 'it wrote no log.';
  }
};

/** Returns the URL of the same database over TCP instead of a socket. */
export const overTcp = (databaseUrl: string): URL => {
  const url = new URL(databaseUrl);
  url.searchParams.delete('socket');
  return url;
};

/** Connects to the server of a URL in the form of `DATABASE_URL`. The URL may name no database. */
export const connect = async (url: string, options: ConnectionOptions = {}): Promise<Connection> => {
  const { createConnection } = await import('mysql2/promise');
  const socketPath = new URL(url).searchParams.get('socket');
  return createConnection({ uri: overTcp(url).href, ...(socketPath !== null && { socketPath }), ...options });
};

const ready = async ({ name, url, log }: ServerCommand, server: ChildProcess): Promise<void> => {
  const giveUpAt = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await (await connect(url)).end();
      return;
    } catch (error) {
      if (server.exitCode !== null || performance.now() > giveUpAt) {
        throw new Error(`${name} did not start: ${endOf(log)}`, { cause: error });
      }
    }
    await pause(25);
  }
};

/** The version that the server reports, such as `9.7.4-2` of MySQL or `10.11.6-MariaDB`. */
export const serverVersion = async (url: string): Promise<string> => {
  const connection = await connect(url);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    return String(rows[0]?.version);
  } finally {
    await connection.end();
  }
};

/** Starts a server and waits until it accepts connections. It ends with this process at the latest. */
export const startDatabaseServer = async (start: ServerCommand): Promise<DatabaseServer> => {
  const server = spawn('sh', ['-c', UNTIL_PARENT_ENDS, 'sh', start.folder, ...start.command], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise((done) => server.once('close', done));
  const tell = async (line: 'start' | 'kill' | 'freeze' | 'thaw'): Promise<void> => {
    const done = once(server.stdout, 'data');
    server.stdin.write(`${line}\n`);
    await done;
  };
  const stop = async (): Promise<void> => {
    server.ref();
    server.stdin.end();
    await ended;
    rmSync(start.folder, { recursive: true, force: true });
  };
  const restart = async (): Promise<void> => {
    await tell('start');
    await ready(start, server);
  };
  try {
    await restart();
  } catch (error) {
    await stop();
    throw error;
  }
  // The tests may end while it runs.
  server.unref();
  for (const stream of [server.stdin, server.stdout]) (stream as unknown as { unref(): void }).unref();
  return {
    url: start.url,
    stop,
    kill: () => tell('kill'),
    freeze: () => tell('freeze'),
    thaw: () => tell('thaw'),
    restart,
  };
};
