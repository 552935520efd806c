import { chargeTo, currentPayer, Pace, type Payer } from '../../../lib/event-loop.js';
import { Connection, type Changes, type StatementHooks } from '../connection.js';
import { fromSqlite } from '../driver-errors.js';
import { ReadStoppedError } from '../errors.js';
import type { Row, Value } from '../types.js';
import { RowList } from './row-list.js';
import { blobColumns, collectRows, type FirstRow, firstRowOf, toNative } from './values.js';
import type { ThreadedDatabase, ThreadedStatement } from './threaded.js';

const SETTINGS = ['query_only = ON', 'cache_size = -4000'];

/** A reader with this many prepared queries is replaced. Most of them are two statements. */
const MAX_PREPARED = 200;

/**
 * In milliseconds. An interrupt has no effect before the statement has begun, so it is repeated until the statement
 * ends.
 */
const INTERRUPT_MS = 20;

interface Prepared {
  readonly statement: ThreadedStatement;
  readonly blobs: readonly string[];
  /** All rows in one text, if they are short. */
  readonly list: { readonly statement: ThreadedStatement; readonly rows: RowList } | undefined;
}

/**
 * Returns the query as a materialized one, which has done all its work when the first row is available. The driver runs
 * a statement up to its first row on a separate thread, and every later step on the event loop.
 */
const materialized = (sql: string): string => `WITH result AS MATERIALIZED (\n${sql}\n) SELECT * FROM result`;

/** A connection whose statements run outside the event loop and can be interrupted. */
export class SqliteReader extends Connection {
  readonly #database: ThreadedDatabase;
  readonly #statementMs: number;
  /** Never evicted: the garbage collector would finalize a statement while another runs, and wait for it. */
  readonly #prepared = new Map<string, Prepared>();
  readonly #byKey = new Map<string, FirstRow>();
  readonly #controls = new Map<string, ThreadedStatement>();
  #last: Promise<unknown> = Promise.resolve();
  #interrupting: NodeJS.Timeout | undefined;
  #running = false;

  constructor(database: ThreadedDatabase, statementMs: number, hooks: StatementHooks) {
    super(hooks);
    this.#database = database;
    this.#statementMs = statementMs;
  }

  async prepareSession(): Promise<void> {
    for (const setting of SETTINGS) await this.pragma(setting);
  }

  pragma(setting: string): Promise<Row[]> {
    return this.#inTurn(async () => {
      const statement = await this.#control(`PRAGMA ${setting}`);
      return [...(await statement.iterate([]))];
    });
  }

  /** Whether it has the maximum number of prepared statements. */
  get isWorn(): boolean {
    return this.#prepared.size + this.#byKey.size >= MAX_PREPARED;
  }

  /** For queries of Knex. */
  query(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.all(sql, values);
  }

  close(): void {
    this.#database.close();
  }

  inTransaction(): boolean {
    return this.#database.inTransaction;
  }

  protected override interrupt(): void {
    if (!this.#running || this.#interrupting) return;
    const interrupt = (): void => {
      this.#database.interrupt();
    };
    interrupt();
    this.#interrupting = setInterval(interrupt, INTERRUPT_MS);
  }

  protected async abandon(): Promise<void> {
    if (this.inTransaction()) await this.execute('ROLLBACK');
  }

  /** Plain reads use a snapshot too, since it costs nothing here. */
  protected opening(): readonly string[] {
    return ['BEGIN'];
  }

  /** Statements that begin or end a transaction touch no data, so they may run on the event loop. */
  protected execute(sql: string): Promise<void> {
    return this.#inTurn(async () => {
      (await this.#control(sql)).run();
    });
  }

  protected fetchAll(sql: string, values: Value[]): Promise<Row[]> {
    return this.#inTurn((payer) => this.#read(sql, values, payer));
  }

  /** A row by its key is read on the event loop: the way to a thread and back takes six times as long as that. */
  protected async fetchFirst(sql: string, values: Value[], byKey: boolean): Promise<Row | undefined> {
    if (byKey) return this.#inTurn(() => this.#find(sql, values));
    return (await this.fetchAll(sql, values))[0];
  }

  protected change(sql: string): Changes {
    throw new Error(`Nothing is written by a reader: ${sql}`);
  }

  protected translate(error: unknown): unknown {
    return fromSqlite(error, () => '');
  }

  /** Serializes statements: with two at once, the event loop would wait for the mutex of the connection. */
  async #inTurn<T>(work: (payer: Payer | undefined) => Promise<T>): Promise<T> {
    const payer = currentPayer();
    const result = this.#last.then(() => work(payer));
    this.#last = result.catch(() => undefined);
    const value = await result;
    chargeTo(payer);
    return value;
  }

  async #find(sql: string, values: Value[]): Promise<Row | undefined> {
    if (this.failure) throw this.failure;
    const first = this.#byKey.get(sql) ?? firstRowOf(await this.#database.prepare(sql));
    this.#byKey.set(sql, first);
    return first(values);
  }

  async #read(sql: string, values: Value[], payer: Payer | undefined): Promise<Row[]> {
    if (this.failure) throw this.failure;
    const limit = setTimeout(() => {
      this.stop(new ReadStoppedError('too long'));
    }, this.#statementMs);
    this.#running = true;
    try {
      const { statement, blobs, list } = await this.#prepare(sql);
      const bound = values.map(toNative);
      if (list && !list.rows.isUnfit) {
        const [row] = [...(await list.statement.iterate(bound))];
        // Other work ran while the thread read.
        chargeTo(payer);
        const [text, count] = Object.values(row ?? {}) as [string, number];
        const rows = list.rows.rowsOf(text, count);
        if (rows) return rows;
      }
      const rows = await statement.iterate(bound);
      chargeTo(payer);
      return await collectRows(rows, blobs, new Pace());
    } finally {
      clearTimeout(limit);
      clearInterval(this.#interrupting);
      this.#interrupting = undefined;
      this.#running = false;
    }
  }

  async #control(sql: string): Promise<ThreadedStatement> {
    const statement = this.#controls.get(sql) ?? (await this.#database.prepare(sql));
    this.#controls.set(sql, statement);
    return statement;
  }

  async #prepare(sql: string): Promise<Prepared> {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = await this.#database.prepare(materialized(sql));
    const columns = statement.columns();
    const rows = RowList.of(sql, columns);
    const list = rows && { statement: await this.#database.prepare(rows.sql), rows };
    const prepared = { statement, blobs: blobColumns(columns), list };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
