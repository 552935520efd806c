import type { Knex } from 'knex';

import type { Audience, OutgoingEvent } from '../event-log/types.js';
import type { Reading } from './readers/long-reads.js';

export type Dialect = 'sqlite' | 'mysql';
export type Value = string | number | boolean | Buffer | null;
export type Row = Record<string, unknown>;

/**
 * What a handler sees of the store: one open transaction.
 *
 * SQL given as text is prepared once per connection and cached; write it so that both engines
 * take it, with `?` for values. Booleans are stored, and come back, as 0 and 1; times are UNIX
 * seconds unless the column ends in `_ms`; JSON is TEXT.
 */
export interface Tx {
  readonly dialect: Dialect;
  /** Statements run so far, BEGIN and COMMIT not counted. */
  readonly statements: number;
  all<R extends object = Row>(sql: string, values?: readonly Value[]): Promise<R[]>;
  first<R extends object = Row>(sql: string, values?: readonly Value[]): Promise<R | undefined>;
  /** `insertId` is that of a single-row INSERT. */
  run(sql: string, values?: readonly Value[]): Promise<{ changes: number; insertId: number }>;
  /** A query builder bound to this transaction, for queries composed at run time. */
  from(table: string): Knex.QueryBuilder;
  /** Inserts one row and answers its generated id. */
  insert(table: string, row: Record<string, Value>): Promise<number>;
  /** Inserts any number of rows of the same columns, 500 a statement. */
  insertMany(table: string, rows: readonly Record<string, Value>[]): Promise<void>;
  /** Inserts the rows; where `key` columns are taken already, sets the other columns instead. */
  upsertMany(table: string, rows: readonly Record<string, Value>[], key: readonly string[]): Promise<void>;
  /** Inserts a row unless one with its `key` is there, be it since a moment ago; answers the id of that row. */
  insertOrFind(table: string, row: Record<string, Value>, key: readonly string[]): Promise<number>;
  /** Ends a SELECT whose rows nobody may change before the end of the transaction. */
  readonly shareLock: string;
  /** Ends a SELECT whose rows this transaction is about to change. */
  readonly updateLock: string;
  /** Locks a parent row (all rows without an id) until the end of the transaction; SQLite needs none. */
  lock(table: string, id?: number): Promise<void>;
  /** Collects an event; the log gets it, in order, right before COMMIT. */
  emit(event: OutgoingEvent, audience: Audience): void;
  /** Collects a control row: every process forgets what it caches under this name (`user:7`, `channel:3`). */
  invalidate(name: string): void;
}

export interface Store {
  readonly dialect: Dialect;
  /** Plain reads on one connection, without BEGIN. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** All reads see one moment (REPEATABLE READ with a consistent snapshot); nothing may be written. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** As `read`, for what can take long: beside everything else, in turns among users, within a time. */
  longRead<T>(reading: Reading, work: (tx: Tx) => Promise<T>): Promise<T>;
  longSnapshot<T>(reading: Reading, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction, run again whole on a deadlock, a lock timeout or a connection lost before COMMIT. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Does work that one process at a time may do; another that asks for the same name waits. */
  lease<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
