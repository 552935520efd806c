import Database from 'libsql';
import { LRUCache } from 'lru-cache';

import { Connection, type Changes, type Mode, type Observe } from '../connection.js';
import { fromSqlite } from '../driver-errors.js';
import type { Row, Value } from '../types.js';
import { blobColumns, toNative, withBuffers } from './native.js';
import { uniqueIndexes } from './unique-indexes.js';

const MAX_PREPARED = 1000;

/** WAL with FULL: a transaction is on the disk when COMMIT returns. */
const SETTINGS = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'cache_size = -16000'];

type Statement = ReturnType<Database.Database['prepare']>;

/** A statement is prepared for whole rows, and separately for the first row, which raw mode reads fastest. */
interface Prepared {
  readonly reads: boolean;
  readonly statement: Statement;
  /** Columns that may contain a BLOB, which the driver returns as ArrayBuffer. */
  readonly blobs: readonly string[];
  first?: { readonly statement: Statement; readonly columns: readonly string[] };
}

export class SqliteConnection extends Connection {
  readonly #database: Database.Database;
  readonly #prepared = new LRUCache<string, Prepared>({ max: MAX_PREPARED });

  constructor(file: string, observe?: Observe) {
    super(observe);
    this.#database = new Database(file);
    for (const setting of SETTINGS) this.#database.pragma(setting);
  }

  /** For queries of Knex. Returns rows for a read, or else the changes. */
  async query(sql: string, values: readonly unknown[]): Promise<Row[] | Changes> {
    let reads: boolean;
    try {
      reads = this.#prepare(sql).reads;
    } catch (error) {
      throw this.translate(error);
    }
    return reads ? this.all(sql, values) : this.run(sql, values);
  }

  /** Writes the WAL into the file, so the file alone is the whole database. */
  destroy(): void {
    this.#prepared.clear();
    try {
      this.#database.pragma('wal_checkpoint(TRUNCATE)');
    } finally {
      this.#database.close();
    }
  }

  inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  /** Ends the transaction: either all of it is on the disk, or none of it. */
  finish(): void {
    try {
      this.#database.exec('COMMIT');
    } catch (error) {
      this.abandon();
      throw this.translate(error);
    }
  }

  /** Prepared statements use the columns of the schema they were prepared for. */
  forgetPrepared(): void {
    this.#prepared.clear();
  }

  protected abandon(): void {
    if (this.inTransaction()) this.#database.exec('ROLLBACK');
  }

  protected opening(mode: Mode): readonly string[] {
    if (mode === 'read') return [];
    return [mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN'];
  }

  protected execute(sql: string): void {
    this.#database.exec(sql);
  }

  protected fetchAll(sql: string, values: Value[]): Row[] {
    const { statement, blobs } = this.#prepare(sql);
    const rows = statement.all(values.map(toNative)) as Row[];
    // Stryker disable next-line ConditionalExpression,EqualityOperator: only faster
    if (blobs.length > 0) for (const row of rows) withBuffers(row, blobs);
    return rows;
  }

  protected fetchFirst(sql: string, values: Value[]): Row | undefined {
    const { statement, columns } = this.#prepareFirst(sql);
    const cells = statement.get(values.map(toNative)) as unknown[] | undefined;
    if (!cells) return undefined;
    const row: Row = {};
    columns.forEach((column, index) => {
      row[column] = cells[index];
    });
    return row;
  }

  protected change(sql: string, values: Value[]): Changes {
    const { changes, lastInsertRowid } = this.#prepare(sql).statement.run(values.map(toNative));
    return { changes, insertId: Number(lastInsertRowid) };
  }

  protected translate(error: unknown): unknown {
    return fromSqlite(
      error,
      (table, columns) => uniqueIndexes(this.#database).get(`${table}(${columns.join()})`) ?? '',
    );
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { reads: statement.reader, statement, blobs: blobColumns(statement.columns()) };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  #prepareFirst(sql: string): NonNullable<Prepared['first']> {
    const prepared = this.#prepare(sql);
    if (!prepared.first) {
      const statement = this.#database.prepare(sql).raw(true);
      prepared.first = { statement, columns: statement.columns().map(({ name }) => name) };
    }
    return prepared.first;
  }
}
