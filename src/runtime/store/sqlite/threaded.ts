import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

import Database from 'libsql/promise';

/** The used part of the driver's other API, which it publishes without types. */
export interface ThreadedStatement {
  columns(): readonly { readonly name: string; readonly type: string | null }[];
  /** Runs on the calling thread. */
  run(): unknown;
  /** Returns rows as lists of their cells from now on. */
  raw(isRaw: boolean): this;
  /** Returns the first row. Runs on the calling thread. */
  get(values: readonly unknown[]): unknown;
  /** Steps to the first row on a thread of the driver, and to all others on the calling thread. */
  iterate(values: readonly unknown[]): Promise<Iterable<Record<string, unknown>>>;
}

export interface ThreadedDatabase {
  readonly inTransaction: boolean;
  prepare(sql: string): Promise<ThreadedStatement>;
  /** Runs on a thread of the driver. */
  exec(sql: string): Promise<void>;
  /** Ends running statements. Statements that have not begun are not affected. */
  interrupt(): void;
  close(): void;
}

/** The driver's name for its threads. */
const THREAD_NAME = 'tokio-runtime-w';

/** A niceness: the threads get a third of a core that the event loop also needs. */
const LOWER = 5;

/**
 * Lowers the priority of the threads, so the event loop comes first on machines with few cores. Only Linux has thread
 * priorities.
 */
const giveWay = (): void => {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
      if (name === THREAD_NAME) setPriority(Number(thread), LOWER);
    } catch {
      // The thread ended, or the system does not allow it. The reads then compete with other work.
    }
  }
};

/**
 * Must be called before the first database is opened. A statement needs a thread until it ends. By default, the driver
 * has only one thread per core.
 */
export const reserveThreads = (threads: number): void => {
  // oxlint-disable-next-line no-restricted-properties -- written, not read: it is the only way to tell the driver.
  process.env.TOKIO_WORKER_THREADS = String(threads);
};

/**
 * Runs a statement without rows on a thread, on a connection of the driver's other API, which has the same ones. Nothing else
 * uses the connection until the statement has ended.
 */
export const executeThreaded = (database: object, sql: string): Promise<void> =>
  (Database.prototype as unknown as ThreadedDatabase).exec.call(database, sql);

export const openThreaded = (file: string): ThreadedDatabase => {
  const database = new Database(file, {}) as unknown as ThreadedDatabase;
  giveWay();
  return database;
};
