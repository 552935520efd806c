import type { Knex } from 'knex';
import type { Tables } from 'knex/types/tables.js';

import type {} from '../../../generated/tables.js';
import type { Audience, Collected, LogEntry, OutgoingEvent } from '../event-log/events.js';

/** The ID of a user, or a network. */
export type ReaderId = number | string;

/** Who reads: a user with all their bots, or the network of people without an account. The read ends when the signal is aborted. */
export interface LongReading {
  readonly userId: ReaderId;
  /** The request of the read, for the log. */
  readonly requestId?: string;
  readonly signal?: AbortSignal;
}

/** How a transaction reads and writes. */
export type Mode = 'read' | 'snapshot' | 'write';

export type Dialect = 'sqlite' | 'mysql';
export type Value = string | number | boolean | Buffer | null;
export type Row = Record<string, unknown>;

/** The tables, as `generated/tables.ts` has them. */
export type TableName = keyof Tables;
export type RowOf<T extends TableName> = Knex.ResolveTableType<Tables[T]>;
/** A row to insert: without its ID and the columns that have a default. */
export type NewRow<T extends TableName> = Knex.ResolveTableType<Tables[T], 'insert'>;
export type ColumnOf<T extends TableName> = keyof RowOf<T> & string;

/**
 * A handler's access to the store: one open transaction.
 *
 * SQL given as text is prepared once per connection and cached. Write it for both engines, with `?` for values.
 * Booleans are stored and returned as 0 and 1. Times are UNIX seconds unless the column ends in `_ms`. JSON is TEXT.
 */
export interface Tx {
  readonly dialect: Dialect;
  /** Whether it may write, so that its reads may contain its own changes, which are not committed. */
  readonly isWritable: boolean;
  /** Number of statements run so far, without BEGIN and COMMIT. */
  readonly statements: number;
  all<R extends object = Row>(sql: string, values?: readonly Value[]): Promise<R[]>;
  first<R extends object = Row>(sql: string, values?: readonly Value[]): Promise<R | undefined>;
  /**
   * Same as `first`, for a row that a key or the end of an index finds, with a few steps at any size. A long read waits for no
   * thread then, which would take longer than the statement.
   */
  find<R extends object = Row>(sql: string, values?: readonly Value[]): Promise<R | undefined>;
  /** `insertId` is the id of a single-row INSERT. */
  run(sql: string, values?: readonly Value[]): Promise<{ changes: number; insertId: number }>;
  /** Returns a query builder bound to this transaction, for queries composed at run time. */
  from<T extends TableName>(table: T): Knex.QueryBuilder<Knex.TableType<T>>;
  /** Inserts one row and returns its generated id. */
  insert<T extends TableName>(table: T, row: NewRow<T>): Promise<number>;
  /** Inserts any number of rows with the same columns, 500 per statement. */
  insertMany<T extends TableName>(table: T, rows: readonly NewRow<T>[]): Promise<void>;
  /** Inserts the rows. If a row with the `key` columns exists, sets its other columns instead. */
  upsertMany<T extends TableName>(
    table: T,
    rows: readonly NewRow<T>[],
    key: readonly ColumnOf<T>[],
  ): Promise<void>;
  /**
   * Inserts a row unless one with its `key` exists, even if it was inserted concurrently. Returns the id of the
   * existing or new row.
   */
  insertOrFind<T extends TableName>(table: T, row: NewRow<T>, key: readonly ColumnOf<T>[]): Promise<number>;
  /** Suffix of a SELECT whose rows no other transaction may change before the end of this one. */
  readonly shareLock: string;
  /** Suffix of a SELECT whose rows this transaction will change. */
  readonly updateLock: string;
  /** Locks a parent row until the end of the transaction, or all rows without an id. SQLite needs no lock. */
  lock(table: TableName, id?: number): Promise<void>;
  /** Collects an event. All events are written to the log, in order, right before COMMIT. */
  emit(event: OutgoingEvent, audience: Audience): void;
  /** Collects a control row: every process deletes its cached data under this name (`user:7`, `channel:3`). */
  invalidate(name: string): void;
}

/** How many of the connections of one kind are in use, and how much work waits for one. */
export interface ConnectionUse {
  readonly used: number;
  readonly waiting: number;
  readonly most: number;
}

export interface Store {
  readonly dialect: Dialect;
  /** Whether other processes write into the database, too, so that the log has to be read for their entries. */
  readonly isShared: boolean;
  /** Rises when the database was started again, or a proxy leads to another server. Always 0 on SQLite. */
  readonly generation: number;
  /** Plain reads on one connection, without BEGIN. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Same as `read`. Resolves when all that it has read is on the disk, so that no crash of the database takes it back. */
  durableRead<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** All reads use one snapshot (REPEATABLE READ with a consistent snapshot). Writes are not allowed. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Same as `read`, for long reads: concurrent with other work, scheduled fairly among users, within a time limit. */
  longRead<T>(reading: LongReading, work: (tx: Tx) => Promise<T>): Promise<T>;
  longSnapshot<T>(reading: LongReading, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one transaction. Retries it as a whole after a deadlock, a lock timeout or a connection lost before COMMIT.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The connections in use, by kind. */
  readonly connections: Readonly<Record<'transactions' | 'longReads', ConnectionUse>>;
  /** Runs work that one process at a time may do. Another process that requests the same name waits. */
  lease<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The two calls that the store makes for every transaction. */
export interface LogWriter {
  /**
   * Called right before COMMIT. Assigns ids to the collected events and writes them under the transaction's UUID.
   * Without collected events, writes one empty row, which records the UUID.
   */
  readonly append: (tx: Tx, collected: Collected, transactionId: string) => Promise<readonly LogEntry[]>;
  /** Called right after COMMIT with the entries that `append` returned. */
  readonly committed: (entries: readonly LogEntry[]) => void;
}
