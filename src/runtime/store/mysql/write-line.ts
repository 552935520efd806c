import { currentPayer } from '../../../lib/event-loop.js';
import type { Transactions } from '../engine.js';
import { StoreUnavailableError } from '../errors.js';
import { type Owner, WAIT_MS, WaitingLine } from '../waiting-line.js';
import type { MysqlConnection } from './connection.js';

/** The connections of a pool that its writes may have: a fifth is left to reads. */
const writesOf = (pool: number): number => Math.max(1, pool - Math.max(1, Math.floor(pool / 5)));
/** How many of them the writes of one owner may have. */
const writesOfOwner = (writes: number): number => writes - Math.floor(writes / 4);

/**
 * Writes that have a connection, and those that wait for one. A write can have it for seconds: until another transaction ends that
 * has locked its rows, or until the disk has its COMMIT. All of them together leave connections to reads, and those of an owner
 * leave some to others.
 */
export class WriteLine {
  readonly #most: number;
  readonly #mostOfOwner: number;
  readonly #waiting: WaitingLine;
  /** The number of writes of each owner. */
  readonly #writing = new Map<Owner, number>();
  #running = 0;

  /** `pool`: the number of connections. */
  constructor(pool: number, waitMs = WAIT_MS) {
    this.#most = writesOf(pool);
    this.#mostOfOwner = writesOfOwner(this.#most);
    this.#waiting = new WaitingLine(waitMs, (owner) => this.#mayWrite(owner));
  }

  /** The number of writes that wait. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Resolves when the write may take a connection. Returns whose it is, for `pass`. */
  async take(): Promise<Owner> {
    const owner = currentPayer();
    // Others that wait while a connection is free have as many as they may.
    if (this.#running < this.#most && this.#mayWrite(owner)) this.#begin(owner);
    else await this.#waiting.wait(undefined);
    return owner;
  }

  /** Ends a write. */
  pass(owner: Owner): void {
    this.#running -= 1;
    const left = this.#of(owner) - 1;
    if (left === 0) this.#writing.delete(owner);
    else this.#writing.set(owner, left);
    this.#waiting.lineUp(owner);
    while (this.#running < this.#most) {
      const next = this.#waiting.take();
      if (!next) return;
      this.#begin(next.owner);
      next.proceed();
    }
  }

  /** Refuses the writes that wait. */
  close(): void {
    this.#waiting.refuseAll(new StoreUnavailableError(undefined, 'The store is closed.'));
  }

  #of(owner: Owner): number {
    return this.#writing.get(owner) ?? 0;
  }

  /** The server's own writes are few. */
  #mayWrite(owner: Owner): boolean {
    return owner === undefined || this.#of(owner) < this.#mostOfOwner;
  }

  #begin(owner: Owner): void {
    this.#running += 1;
    this.#writing.set(owner, this.#of(owner) + 1);
  }
}

/** Has the writes wait in a line before they take a connection. */
export const inLine = (
  transactions: Transactions<MysqlConnection>,
  line: WriteLine,
): Transactions<MysqlConnection> => {
  const owners = new Map<MysqlConnection, Owner>();
  /** Runs the end of a transaction. Another one may have its connection before that is over. */
  const ending = async (connection: MysqlConnection, end: () => Promise<void>): Promise<void> => {
    const owner = owners.get(connection);
    const isWrite = owners.delete(connection);
    try {
      await end();
    } finally {
      if (isWrite) line.pass(owner);
    }
  };
  return {
    async begin(mode) {
      if (mode !== 'write') return transactions.begin(mode);
      const owner = await line.take();
      try {
        const connection = await transactions.begin(mode);
        owners.set(connection, owner);
        return connection;
      } catch (error) {
        line.pass(owner);
        throw error;
      }
    },
    commit: (connection) => ending(connection, () => transactions.commit(connection)),
    rollback: (connection) => ending(connection, () => transactions.rollback(connection)),
  };
};
