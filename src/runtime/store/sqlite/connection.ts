import Database from 'libsql';
import { LRUCache } from 'lru-cache';

import { type Changes, Connection, type StatementHooks } from '../connection.js';
import type { Mode, Row, Value } from '../types.js';
import { Pace } from '../../../lib/event-loop.js';
import { fromSqlite } from '../driver-errors.js';
import { RowList } from './row-list.js';
import { executeThreaded } from './threaded.js';
import { blobColumns, collectRows, type FirstRow, firstRowOf, toNative } from './values.js';

interface Entry {
  readonly name: string;
  readonly tbl: string;
  readonly cols: string;
}

/** Returns the unique indexes by `table(column,column)`. SQLite reports only the violated columns. */
const uniqueIndexes = (database: Database.Database): ReadonlyMap<string, string> => {
  const entries = database
    .prepare(
      `SELECT i.name AS name, i.origin AS origin, m.name AS tbl,
              (SELECT group_concat(name) FROM (SELECT name FROM pragma_index_info(i.name) ORDER BY seqno)) AS cols
         FROM sqlite_master AS m, pragma_index_list(m.name) AS i
        WHERE m.type = 'table' AND i."unique" = 1 AND i.origin <> 'pk'`,
    )
    .all([]) as Entry[];
  return new Map(entries.map(({ name, tbl, cols }) => [`${tbl}(${cols})`, name]));
};

const MAX_PREPARED = 1000;

/** Of the connection that writes. WAL with FULL: a transaction is on the disk when COMMIT returns. */
const WRITING = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'cache_size = -16000'];

/** Pages of the WAL after which COMMIT writes them into the file. */
const CHECKPOINT_PAGES = 1000;
/** A transaction that changed more rows leaves this to another thread, since COMMIT alone takes long enough. */
const LARGE = 2000;

const NO_VALUES: readonly never[] = [];

type Statement = ReturnType<Database.Database['prepare']>;

/**
 * A statement is prepared for its rows one by one, for all of them in one text, and for the first row, which raw mode reads
 * fastest.
 */
interface Prepared {
  readonly reads: boolean;
  readonly statement: Statement;
  list?: { readonly statement: Statement; readonly rows: RowList } | null;
  /** Columns that may contain a BLOB, which the driver returns as ArrayBuffer. */
  readonly blobs: readonly string[];
  first?: FirstRow;
}

export class SqliteConnection extends Connection {
  readonly #database: Database.Database;
  readonly #prepared = new LRUCache<string, Prepared>({ max: MAX_PREPARED });
  /** BEGIN, COMMIT and their like, which need no schema. Parsing them each time would cost a short read 5 %. */
  readonly #controls = new Map<string, Statement>();
  /**
   * Statements run within the event loop, so a long transaction would block it until its end. It rests between two
   * statements, and between the rows of one that has many, or long texts.
   */
  #pace = new Pace();
  /** Rows changed since the last COMMIT. */
  #changed = 0;
  #owesCheckpoint = false;
  #isWorn = false;

  constructor(file: string, hooks: StatementHooks, settings: readonly string[] = WRITING) {
    super(hooks);
    this.#database = new Database(file);
    for (const setting of settings) this.#database.pragma(setting);
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

  /** Whether it explained a query. The driver does not end that statement, so that all later reads have its snapshot. */
  get isWorn(): boolean {
    return this.#isWorn;
  }

  /** Closes a connection that only reads. */
  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  override begin(...transaction: Parameters<Connection['begin']>): Promise<void> {
    this.#pace = new Pace();
    return super.begin(...transaction);
  }

  inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  /** Whether the last transaction left the WAL to be written into the file. */
  get owesCheckpoint(): boolean {
    return this.#owesCheckpoint;
  }

  checkpointDone(): void {
    this.#owesCheckpoint = false;
    this.#database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  }

  /**
   * Ends the transaction: either all of it is on the disk, or none of it. A disk may take seconds, so a thread waits for it, and
   * not the event loop.
   */
  async finish(): Promise<void> {
    if (this.#changed > LARGE) {
      this.#owesCheckpoint = true;
      this.#database.pragma('wal_autocheckpoint = 0');
    }
    this.#changed = 0;
    try {
      await executeThreaded(this.#database, 'COMMIT');
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
    if (this.inTransaction()) this.#send('ROLLBACK');
  }

  protected opening(mode: Mode): readonly string[] {
    if (mode === 'read') return [];
    return [mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN'];
  }

  protected execute(sql: string): Promise<void> | void {
    this.#send(sql);
  }

  /** Sends BEGIN, COMMIT or their like. */
  #send(sql: string): void {
    let statement = this.#controls.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#controls.set(sql, statement);
    }
    statement.get(NO_VALUES);
  }

  protected async fetchAll(sql: string, values: Value[]): Promise<Row[]> {
    if (this.#pace.isDue) await this.#pace.rest();
    const bound = values.map(toNative);
    const list = this.#prepareList(sql);
    if (list && !list.rows.isUnfit) {
      const [text, count] = list.statement.get(bound) as [string, number];
      const rows = list.rows.rowsOf(text, count);
      if (rows) return rows;
    }
    const { statement, blobs } = this.#prepare(sql);
    return collectRows(statement.iterate(bound), blobs, this.#pace);
  }

  protected async fetchFirst(sql: string, values: Value[]): Promise<Row | undefined> {
    if (this.#pace.isDue) await this.#pace.rest();
    const prepared = this.#prepare(sql);
    prepared.first ??= firstRowOf(this.#database.prepare(sql));
    return prepared.first(values);
  }

  protected async change(sql: string, values: Value[]): Promise<Changes> {
    if (this.#pace.isDue) await this.#pace.rest();
    const { changes, lastInsertRowid } = this.#prepare(sql).statement.run(values.map(toNative));
    this.#changed += changes;
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
    this.#isWorn ||= /^\s*EXPLAIN/i.test(sql);
    const prepared: Prepared = {
      reads: statement.reader,
      statement,
      blobs: blobColumns(statement.columns()),
    };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  #prepareList(sql: string): Prepared['list'] {
    const prepared = this.#prepare(sql);
    if (prepared.list === undefined) {
      const rows = RowList.of(sql, prepared.statement.columns());
      prepared.list = rows ? { statement: this.#database.prepare(rows.sql).raw(true), rows } : null;
    }
    return prepared.list;
  }
}
