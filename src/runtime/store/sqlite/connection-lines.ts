import { beginSoon } from '../../../lib/event-loop.js';
import type { StatementHooks } from '../connection.js';
import type { ConnectionUse, Mode } from '../types.js';
import type { Transactions } from '../engine.js';
import { fromSqlite } from '../driver-errors.js';
import { StoreUnavailableError } from '../errors.js';
import { WaitingLine } from '../waiting-line.js';
import { SqliteConnection } from './connection.js';

/** What the connection is for: a write, or work while nothing is written. */
export type Purpose = 'write' | 'alone';

/** The line for the single connection that writes. */
export class ConnectionQueue {
  readonly #waiting: WaitingLine<Purpose>;
  #free = true;

  constructor(timeoutMs: number) {
    this.#waiting = new WaitingLine(timeoutMs);
  }

  /** What waits next. Undefined if nothing waits. */
  get next(): Purpose | undefined {
    return this.#waiting.next;
  }

  get use(): ConnectionUse {
    return { used: this.#free ? 0 : 1, waiting: this.#waiting.size, most: 1 };
  }

  take(purpose: Purpose): Promise<void> {
    if (!this.#free) return this.#waiting.wait(purpose);
    this.#free = false;
    return beginSoon();
  }

  /** Passes the connection directly to the next transaction, so a new one cannot take it in between. */
  pass(): void {
    const next = this.#waiting.take();
    if (next) void beginSoon().then(next.proceed);
    else this.#free = true;
  }
}

/**
 * Statements run within the event loop, so more connections read nothing sooner. They let reads of a few rows pass those
 * that rest between their steps.
 */
const MOST = 8;

/** Its pages are cached for each connection, and mostly the first is in use. */
const SETTINGS = ['query_only = ON', 'cache_size = -4000'];

/**
 * Connections for short reads. Each read has a snapshot of what is committed when its first statement runs, and waits
 * for no write.
 */
export class ShortReads implements Transactions<SqliteConnection> {
  readonly #file: string;
  readonly #hooks: StatementHooks;
  /** The last one is used first, since it has the statements and the pages of the last reads. */
  readonly #free: SqliteConnection[] = [];
  readonly #waiting: WaitingLine;
  readonly #idlers: (() => void)[] = [];
  #running = 0;
  #isPaused = false;

  constructor(file: string, timeoutMs: number, hooks: StatementHooks) {
    this.#file = file;
    this.#waiting = new WaitingLine(timeoutMs);
    this.#hooks = hooks;
  }

  get use(): ConnectionUse {
    return { used: this.#running, waiting: this.#waiting.size, most: MOST };
  }

  async begin(mode: Mode): Promise<SqliteConnection> {
    await this.#take();
    try {
      const connection = this.#free.pop() ?? this.#open();
      // A plain read is a snapshot, too: BEGIN costs little, and its rows fit together.
      await connection.begin(mode === 'read' ? 'snapshot' : mode);
      return connection;
    } catch (error) {
      this.#pass();
      throw error;
    }
  }

  async commit(connection: SqliteConnection): Promise<void> {
    try {
      await connection.commit();
    } catch (error) {
      await this.rollback(connection);
      throw error;
    }
    this.#release(connection);
  }

  async rollback(connection: SqliteConnection): Promise<void> {
    await connection.rollback();
    this.#release(connection);
  }

  /** Runs the work while nothing is read. Reads that arrive meanwhile wait. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    this.#isPaused = true;
    try {
      while (this.#running > 0) await new Promise<void>((resolve) => this.#idlers.push(resolve));
      return await work();
    } finally {
      this.#isPaused = false;
      while (this.#running < MOST && this.#waiting.size > 0) this.#next();
    }
  }

  /** Refuses reads that wait, and resolves when all connections are closed. */
  close(): Promise<void> {
    return this.alone(() => {
      this.#waiting.refuseAll(new StoreUnavailableError(undefined, 'The store is closed.'));
      for (const connection of this.#free.splice(0)) connection.close();
      return Promise.resolve();
    });
  }

  #open(): SqliteConnection {
    try {
      return new SqliteConnection(this.#file, this.#hooks, SETTINGS);
    } catch (error) {
      throw fromSqlite(error, () => '');
    }
  }

  async #take(): Promise<void> {
    if (this.#isPaused || this.#running >= MOST) await this.#waiting.wait(undefined);
    else this.#running += 1;
    await beginSoon();
  }

  #release(connection: SqliteConnection): void {
    if (connection.isWorn) connection.close();
    else this.#free.push(connection);
    this.#pass();
  }

  #pass(): void {
    this.#running -= 1;
    if (!this.#isPaused) this.#next();
    if (this.#running === 0) for (const wake of this.#idlers.splice(0)) wake();
  }

  #next(): void {
    const next = this.#waiting.take();
    if (!next) return;
    this.#running += 1;
    next.proceed();
  }
}
