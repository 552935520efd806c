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

/** The driver has one thread for each core by default, but a statement needs one until it ends. */
export const openThreaded = (file: string, threads: number): ThreadedDatabase => {
  process.env.TOKIO_WORKER_THREADS = String(threads);
  return new Database(file, {}) as unknown as ThreadedDatabase;
};
