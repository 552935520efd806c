import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

import Database from 'libsql/promise';

/** What we use of the driver's other API, which it publishes without types. */
export interface ThreadedStatement {
  columns(): readonly { readonly name: string; readonly type: string | null }[];
  /** Runs on the calling thread. */
  run(): unknown;
  /** Steps to the first row on a thread of the driver, and to all others on the calling thread. */
  iterate(values: readonly unknown[]): Promise<Iterable<Record<string, unknown>>>;
}

export interface ThreadedDatabase {
  readonly inTransaction: boolean;
  prepare(sql: string): Promise<ThreadedStatement>;
  /** Ends what runs at this moment; what has not begun yet is not affected. */
  interrupt(): void;
  close(): void;
}

/** As the driver names its threads. */
const THREAD_NAME = 'tokio-runtime-w';

/** A niceness: beside the event loop the threads get a third of a core that both want. */
const LOWER = 5;

/** Where cores are few, what is read long gives way to the event loop. Only Linux has priorities of threads. */
const giveWay = (): void => {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
      if (name === THREAD_NAME) setPriority(Number(thread), LOWER);
    } catch {
      // The thread ended, or the system does not allow it: the reads compete with everything else.
    }
  }
};

/**
 * To be called before the first database is opened. A statement needs a thread until it ends, and by default the driver
 * has only one for each core.
 */
export const reserveThreads = (threads: number): void => {
  // eslint-disable-next-line no-restricted-properties -- written, not read: it is the only way to tell the driver.
  process.env.TOKIO_WORKER_THREADS = String(threads);
};

export const openThreaded = (file: string): ThreadedDatabase => {
  const database = new Database(file, {}) as unknown as ThreadedDatabase;
  giveWay();
  return database;
};
