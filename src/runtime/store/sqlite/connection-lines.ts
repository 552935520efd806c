import { beginSoon, chargeTo, currentPayer, type Payer } from '../../../lib/event-loop.js';
import type { StatementHooks } from '../connection.js';
import type { ConnectionUse, Mode } from '../types.js';
import type { Transactions } from '../engine.js';
import { fromSqlite } from '../driver-errors.js';
import { StoreUnavailableError } from '../errors.js';
import { SqliteConnection } from './connection.js';
import { OwnerLines } from '../../../lib/owner-turns.js';

interface Waiting<T> {
  readonly purpose: T;
  readonly timer: NodeJS.Timeout;
  readonly proceed: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Work that waits for a connection, for a limited time. Its owners take turns. */
export class WaitingLine<T = undefined> {
  readonly #timeoutMs: number;
  readonly #lines = new OwnerLines<Payer | undefined, Waiting<T>>();

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  get size(): number {
    return this.#lines.size;
  }

  /** What waits next is for. Undefined if nothing waits. */
  get next(): T | undefined {
    return this.#lines.first?.[1].purpose;
  }

  /** Resolves when it is the turn of the caller. Rejects with StoreUnavailableError after too long a time. */
  async wait(purpose: T): Promise<void> {
    const owner = currentPayer();
    await new Promise<void>((proceed, refuse) => {
      const timer = setTimeout(() => {
        this.#lines.remove(owner, waiting);
        const message = `No connection was free for ${this.#timeoutMs} ms.`;
        refuse(new StoreUnavailableError(undefined, message));
      }, this.#timeoutMs);
      const waiting: Waiting<T> = { purpose, timer, proceed, refuse };
      this.#lines.add(owner, waiting);
    });
    // The work before it woke this one.
    chargeTo(owner);
  }

  /** Takes the next work from the line. Returns what lets it go on. Undefined if nothing waits. */
  take(): (() => void) | undefined {
    const [, next] = this.#lines.take() ?? [];
    // It has its turn now, even if it goes on later.
    clearTimeout(next?.timer);
    return next?.proceed;
  }

  refuseAll(reason: Error): void {
    for (const [, { timer, refuse }] of this.#lines.clear()) {
      clearTimeout(timer);
      refuse(reason);
    }
  }
}

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
    const proceed = this.#waiting.take();
    if (proceed) void beginSoon().then(proceed);
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
    const proceed = this.#waiting.take();
    if (!proceed) return;
    this.#running += 1;
    proceed();
  }
}
