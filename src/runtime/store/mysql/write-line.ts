import { chargeTo, currentPayer } from '../../../lib/event-loop.js';
import { NoTurnError, OwnerTurns } from '../../../lib/owner-turns.js';
import { type Transactions, WAIT_MS } from '../engine.js';
import { StoreUnavailableError } from '../errors.js';
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
  readonly #turns: OwnerTurns<object>;
  readonly #waitMs: number;

  /** `pool`: the number of connections. */
  constructor(pool: number, waitMs = WAIT_MS) {
    const places = writesOf(pool);
    this.#turns = new OwnerTurns({ places, ofOwner: writesOfOwner(places), waitMs });
    this.#waitMs = waitMs;
  }

  /** The number of writes that wait. */
  get size(): number {
    return this.#turns.use.waiting;
  }

  /** Resolves when the write may take a connection. Returns whose it is, for `pass`. */
  async take(): Promise<object> {
    const payer = currentPayer();
    // The server's own writes are few, so each counts by itself.
    const owner = payer ?? {};
    try {
      await this.#turns.take(owner);
    } catch (error) {
      if (!(error instanceof NoTurnError)) throw error;
      throw new StoreUnavailableError(undefined, `No connection was free for ${this.#waitMs} ms.`);
    }
    chargeTo(payer);
    return owner;
  }

  /** Ends a write. */
  pass(owner: object): void {
    this.#turns.give(owner);
  }

  /** Refuses the writes that wait. */
  close(): void {
    this.#turns.refuseAll(new StoreUnavailableError(undefined, 'The store is closed.'));
  }
}

/** Has the writes wait in a line before they take a connection. */
export const inLine = (
  transactions: Transactions<MysqlConnection>,
  line: WriteLine,
): Transactions<MysqlConnection> => {
  const owners = new Map<MysqlConnection, object>();
  /** Runs the end of a transaction. Another one may have its connection before that is over. */
  const ending = async (connection: MysqlConnection, end: () => Promise<void>): Promise<void> => {
    const owner = owners.get(connection);
    owners.delete(connection);
    try {
      await end();
    } finally {
      if (owner) line.pass(owner);
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
