import { setTimeout as pause } from 'node:timers/promises';

import type { Knex } from 'knex';

import type { Audience, Collected, OutgoingEvent } from '../event-log/events.js';
import type { Connection } from './connection.js';
import type { ColumnOf, Dialect, Mode, NewRow, Row, TableName, Tx, Value } from './types.js';
import type { Engine, Transactions } from './engine.js';
import { type Batch, batches, insertion, orUpdate } from './rows.js';
import { chargeTo, currentPayer } from '../../lib/event-loop.js';
import { StoreUnavailableError, TransientError } from './errors.js';

const MAX_ATTEMPTS = 12;
/** No new attempt begins after this time. */
const MAX_TOTAL_MS = 15_000;
const FIRST_PAUSE_MS = 5;
const MAX_PAUSE_MS = 1_000;

/** Returns a random pause, so two conflicting transactions do not collide again. */
const pauseAfter = (attempt: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), MAX_PAUSE_MS) * (0.5 + Math.random() / 2);

/** Runs the work again while it fails with a transient error. */
export const withAttempts = async <T>(work: () => Promise<T>): Promise<T> => {
  const payer = currentPayer();
  const giveUpAt = performance.now() + MAX_TOTAL_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TransientError)) throw error;
      if (attempt === MAX_ATTEMPTS || performance.now() > giveUpAt) throw new StoreUnavailableError(error);
      await pause(pauseAfter(attempt));
      chargeTo(payer);
    }
  }
};

/** Runs the work atomically. */
export const transact = async <T, C extends Connection = Connection>(
  transactions: Transactions<C>,
  mode: Mode,
  work: (connection: C) => Promise<T>,
): Promise<T> => {
  const payer = currentPayer();
  const connection = await transactions.begin(mode);
  chargeTo(payer);
  let result: T;
  try {
    result = await work(connection);
  } catch (error) {
    await transactions.rollback(connection);
    chargeTo(payer);
    throw error;
  }
  try {
    await transactions.commit(connection);
  } finally {
    chargeTo(payer);
  }
  return result;
};

/** One transaction as a handler sees it, usable until `end`. */
export class Transaction implements Tx {
  readonly dialect: Dialect;
  readonly #events: { readonly event: OutgoingEvent; readonly audience: Audience }[] = [];
  readonly #invalidations: string[] = [];
  readonly #connection: Connection;
  readonly #knex: Knex;
  readonly #mode: Mode;
  readonly #before: number;
  #over = false;

  constructor({ dialect, knex }: Engine, connection: Connection, mode: Mode) {
    this.dialect = dialect;
    this.#knex = knex;
    this.#connection = connection;
    this.#mode = mode;
    this.#before = connection.statements;
  }

  get isWritable(): boolean {
    return this.#mode === 'write';
  }

  get statements(): number {
    return this.#connection.statements - this.#before;
  }

  get collected(): Collected {
    return { events: this.#events, invalidations: this.#invalidations };
  }

  async all<R extends object = Row>(sql: string, values?: readonly Value[]): Promise<R[]> {
    return (await this.#open().all(sql, values)) as R[];
  }

  async first<R extends object = Row>(sql: string, values?: readonly Value[]): Promise<R | undefined> {
    return (await this.#open().first(sql, values)) as R | undefined;
  }

  async find<R extends object = Row>(sql: string, values?: readonly Value[]): Promise<R | undefined> {
    return (await this.#open().first(sql, values, true)) as R | undefined;
  }

  async run(sql: string, values?: readonly Value[]): Promise<{ changes: number; insertId: number }> {
    return this.#open().run(sql, values);
  }

  from<T extends TableName>(table: T): Knex.QueryBuilder<Knex.TableType<T>> {
    return this.#knex(table).connection(this.#open());
  }

  async insert<T extends TableName>(table: T, row: NewRow<T>): Promise<number> {
    const columns = Object.keys(row);
    return (await this.run(insertion(table, columns, 1), Object.values(row))).insertId;
  }

  async insertMany<T extends TableName>(table: T, rows: readonly NewRow<T>[]): Promise<void> {
    for (const batch of batches(table, rows, () => '')) await this.#runBatch(batch);
  }

  async upsertMany<T extends TableName>(
    table: T,
    rows: readonly NewRow<T>[],
    key: readonly ColumnOf<T>[],
  ): Promise<void> {
    const suffix = (columns: readonly string[]): string => orUpdate(this.dialect, columns, key);
    for (const batch of batches(table, rows, suffix)) await this.#runBatch(batch);
  }

  async insertOrFind<T extends TableName>(
    table: T,
    row: NewRow<T>,
    key: readonly ColumnOf<T>[],
  ): Promise<number> {
    const columns = Object.keys(row);
    const sql = insertion(table, columns, 1);
    // Stryker disable all: SQLite does not run this; test/runtime/store/transaction.test.ts fails with it on MariaDB
    if (this.dialect === 'mysql') {
      const { insertId } = await this.run(
        `${sql} ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id)`,
        Object.values(row),
      );
      return insertId;
    }
    // Stryker restore all
    const conflict = `ON CONFLICT (${key.join(', ')}) DO UPDATE SET id = id RETURNING id`;
    const found = await this.first<{ id: number }>(`${sql} ${conflict}`, Object.values(row));
    if (!found) throw new Error(`Nothing was inserted into ${table}.`);
    return found.id;
  }

  // Stryker disable all: SQLite does not run this; test/runtime/store/transaction.test.ts fails with it on MariaDB
  get shareLock(): string {
    // With one writer at a time, every row is already locked.
    return this.dialect === 'sqlite' ? '' : ' LOCK IN SHARE MODE';
  }

  get updateLock(): string {
    return this.dialect === 'sqlite' ? '' : ' FOR UPDATE';
  }

  async lock(table: TableName, id?: number): Promise<void> {
    // With one writer at a time, every row is already locked.
    if (this.dialect === 'sqlite') return;
    if (id !== undefined) {
      await this.all(`SELECT id FROM \`${table}\` WHERE id = ? FOR UPDATE`, [id]);
      return;
    }
    // Row locks alone would not prevent another transaction from inserting a row, least of all into an empty table.
    await this.run('INSERT INTO table_locks (name) VALUES (?) ON DUPLICATE KEY UPDATE name = name', [table]);
    await this.all(`SELECT COUNT(*) FROM \`${table}\` FOR UPDATE`);
  }
  // Stryker restore all

  emit(event: OutgoingEvent, audience: Audience): void {
    this.#collecting();
    this.#events.push({ event, audience });
  }

  invalidate(name: string): void {
    this.#collecting();
    this.#invalidations.push(name);
  }

  /** Makes the transaction unusable. */
  end(): void {
    this.#over = true;
  }

  async #runBatch({ sql, values, once }: Batch): Promise<void> {
    await this.#open().run(sql, values, once);
  }

  #open(): Connection {
    if (this.#over) throw new Error('The transaction is over.');
    return this.#connection;
  }

  #collecting(): void {
    this.#open();
    if (this.#mode !== 'write') throw new Error(`Nothing is emitted in a ${this.#mode}.`);
  }
}
