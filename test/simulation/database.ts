import knexPackage from 'knex';

import type { Engine, OpenEngine, Transactions } from '../../src/runtime/store/engine.js';
import { transact } from '../../src/runtime/store/transaction.js';
import type { StatementHooks } from '../../src/runtime/store/connection.js';
import { sqliteConfig } from '../../src/runtime/store/sqlite/config.js';
import type { Conditions } from './conditions.js';
import { SimulatedConnection, type Surroundings } from './connection.js';
import type { Owner, Scheduler } from './scheduler.js';

/** The connections of one process, for transactions and for long reads. */
const CONNECTIONS = 4;
const READERS = 2;

interface Waiting {
  readonly owner: Owner | null;
  readonly proceed: () => void;
}

/** The connections of one kind of one process. */
class Pool {
  readonly #free: SimulatedConnection[] = [];
  readonly #waiting: Waiting['proceed'][] = [];
  #opened = 0;

  constructor(
    readonly size: number,
    private readonly open: () => SimulatedConnection,
  ) {}

  get use() {
    const used = this.#opened - this.#free.length;
    return { used, waiting: this.#waiting.length, most: this.size };
  }

  async take(): Promise<SimulatedConnection> {
    for (;;) {
      const free = this.#free.pop();
      if (free) return free;
      if (this.#opened < this.size) {
        this.#opened += 1;
        return this.open();
      }
      await new Promise<void>((proceed) => this.#waiting.push(proceed));
    }
  }

  give(connection: SimulatedConnection): void {
    this.#free.push(connection);
    this.#waiting.shift()?.();
  }
}

const transactionsOn = (pool: Pool): Transactions<SimulatedConnection> => {
  const rollback = async (connection: SimulatedConnection): Promise<void> => {
    await connection.rollback();
    pool.give(connection);
  };
  return {
    async begin(mode) {
      const connection = await pool.take();
      await connection.begin(mode);
      return connection;
    },
    async commit(connection) {
      try {
        await connection.commit();
      } catch (error) {
        await rollback(connection);
        throw error;
      }
      pool.give(connection);
    },
    rollback,
  };
};

export interface DatabaseParts {
  readonly file: string;
  readonly scheduler: Scheduler;
  readonly conditions: Conditions;
  readonly seconds: () => number;
  readonly replace?: Surroundings['replace'];
}

/**
 * One database of several processes: SQLite, with one transaction that writes at a time. Others see what is committed.
 */
export class SharedDatabase {
  readonly #knex;
  readonly #connections = new Map<SimulatedConnection, Owner | null>();
  readonly #waiting: Waiting[] = [];
  #isLocked = false;

  constructor(private readonly parts: DatabaseParts) {
    this.#knex = knexPackage(sqliteConfig(parts.file));
  }

  /** Opens it for the process that acts now. */
  readonly open: OpenEngine = (hooks) => {
    const open = (): SimulatedConnection => this.#connect(hooks);
    const [pool, readers] = [new Pool(CONNECTIONS, open), new Pool(READERS, open)];
    const engine: Engine<SimulatedConnection> = {
      dialect: 'sqlite',
      isShared: true,
      generation: 0,
      knex: this.#knex,
      ...transactionsOn(pool),
      readers: { count: READERS, ...transactionsOn(readers) },
      get connections() {
        return pool.use;
      },
      close: () => Promise.resolve(),
    };
    return transact(engine, 'read', (connection) => connection.all('SELECT 1')).then(() => engine);
  };

  /** Ends the transactions of a dead process. A COMMIT that was under way may still arrive. */
  drop(owner: Owner): void {
    for (const [connection, its] of this.#connections) {
      if (its !== owner) continue;
      this.#connections.delete(connection);
      connection.drop(connection.isCommitting && this.parts.conditions.choices.chance(0.5));
    }
  }

  async close(): Promise<void> {
    for (const connection of this.#connections.keys()) connection.drop(false);
    await this.#knex.destroy();
  }

  #connect(hooks: StatementHooks): SimulatedConnection {
    const { file, scheduler, conditions, seconds, replace } = this.parts;
    const connection = new SimulatedConnection(file, hooks, {
      travel: (statement) => scheduler.delay(conditions.store(), statement),
      lock: () => this.#lock(),
      unlock: () => {
        this.#unlock();
      },
      failure: () => conditions.failure(),
      late: (rows) => conditions.late(rows),
      seconds,
      ...(replace && { replace }),
    });
    this.#connections.set(connection, scheduler.owner);
    return connection;
  }

  async #lock(): Promise<void> {
    const { owner } = this.parts.scheduler;
    if (this.#isLocked) await new Promise<void>((proceed) => this.#waiting.push({ owner, proceed }));
    else this.#isLocked = true;
  }

  /** Passes the lock on to a transaction at random, as databases state no order. */
  #unlock(): void {
    this.#isLocked = false;
    const alive = this.#waiting.filter(({ owner }) => owner?.isAlive !== false);
    const next = this.parts.conditions.choices.one(alive);
    this.#waiting.splice(0, this.#waiting.length, ...alive.filter((one) => one !== next));
    if (!next) return;
    this.#isLocked = true;
    next.proceed();
  }
}
