import type { Knex } from 'knex';

import type { Clock } from '../../lib/clock.js';
import type { Connection, Observe, StoreTracing } from './connection.js';
import type { ConnectionUse, Dialect, Mode } from './types.js';
import type { ReadLimits } from './readers/limits.js';
import type { Migration } from './schema.js';

/**
 * How long work waits for a connection, in milliseconds. A longer wait means that transactions keep theirs, or wait for one inside
 * another transaction.
 */
export const WAIT_MS = 10_000;

/** Begins and ends transactions. */
export interface Transactions<C extends Connection = Connection> {
  /** Begins on a connection that is reserved until `commit` or `rollback`. */
  begin(mode: Mode): Promise<C>;
  /** Resolves when the commit is certain. If it is in doubt, the log decides. */
  commit(connection: C): Promise<void>;
  rollback(connection: C): Promise<void>;
}

/** Connections for long reads. */
export interface Readers extends Transactions {
  /** Maximum number of concurrent transactions. */
  readonly count: number;
  /** Returns whether `rest` is due, which runs while no reader is in use. */
  needsRest?(): boolean;
  rest?(): Promise<void>;
}

/** The differences between the two databases around a transaction. */
export interface Engine<C extends Connection = Connection> extends Transactions<C> {
  readonly dialect: Dialect;
  /** Whether other processes use the database, too. */
  readonly isShared: boolean;
  /** See `Store`. */
  readonly generation: number;
  /** Builds queries. Runs them only on a given connection. */
  readonly knex: Knex;
  readonly readers: Readers;
  /** The connections of transactions. */
  readonly connections: ConnectionUse;
  close(): Promise<void>;
}

/** Log of the store for the operator. */
export interface StoreLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Where a database is. */
export interface DatabaseAddress {
  /** `sqlite:file` or `mysql://user:password@host/name`. */
  readonly databaseUrl: string;
  /** The base directory of a relative file path. */
  readonly dataDir: string;
}

/** Turns of several processes that write to one file of SQLite, which has one writer. */
export interface WriteTurns {
  /** Resolves when it is the turn of this process. Rejects with StoreUnavailableError after too long a time. */
  take(): Promise<void>;
  /** Ends the turn, if this process has it. */
  pass(): void;
}

/** Opens a database whose schema is complete. */
export type OpenEngine = (options: EngineOptions & DatabaseAddress) => Promise<Engine>;

export interface EngineOptions {
  readonly clock: Clock;
  /** Those of this release, in the order they run. */
  readonly migrations: readonly Migration[];
  readonly log?: StoreLog;
  readonly observe?: Observe;
  readonly tracing?: StoreTracing;
  /**
   * Called when MariaDB or MySQL was started again, or a proxy leads to another server. A crash takes back transactions that
   * others have read before they were on the disk.
   */
  readonly restarted?: () => void;
  /** Set if other processes of this server use the same file of SQLite. */
  readonly writeTurns?: WriteTurns;
  /** Limits of long reads, instead of the defaults. */
  readonly readLimits?: Partial<ReadLimits>;
}

/** Returns a logger for Knex, which would otherwise write to the console. Relevant errors are also thrown. */
export const knexLog = ({ log }: EngineOptions): Knex.Logger => ({
  warn: (message: unknown) => {
    // The error is thrown, too, and the caller knows what it means.
    if (!String(message).startsWith('Acquire connection error')) log?.warn({}, String(message));
  },
  error: (message: unknown) => log?.warn({}, String(message)),
  debug: () => undefined,
  deprecate: () => undefined,
});
