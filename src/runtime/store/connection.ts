import { ConnectionLostError, ReadStoppedError, TransientError, ValueRefusedError } from './errors.js';
import type { Mode, Row, Value } from './types.js';

/** Records what the store does, as spans of the request for which it does it. */
export interface StoreTracing {
  transaction<T>(mode: Mode, work: () => Promise<T>): Promise<T>;
  /** Begins a statement. Returns a function that ends it. */
  statement(sql: string): () => void;
}

export interface Changes {
  readonly changes: number;
  readonly insertId: number;
}

/**
 * Called with the text of every statement, except those that begin and end a transaction. `byKey`: its caller states that a
 * key or the end of an index finds its row.
 */
export type Observe = (sql: string, byKey: boolean) => void;

/** What is called around the statements of every connection. */
export interface StatementHooks {
  readonly observe?: Observe;
  readonly tracing?: Pick<StoreTracing, 'statement'>;
}

/** One connection to the database. Contains what both engines do around each statement. */
export abstract class Connection {
  /** Number of statements run so far. */
  statements = 0;
  /** Whether the current transaction has written anything. */
  wrote = false;
  /** The UUID of the current transaction in the log. Undefined if it is not logged. */
  loggedAs: string | undefined;
  #mode: Mode | 'idle' = 'idle';
  #failure: TransientError | ReadStoppedError | undefined;
  readonly #hooks: StatementHooks;

  constructor(hooks: StatementHooks) {
    this.#hooks = hooks;
  }

  /** `once`: the text is not worth keeping prepared. */
  async all(sql: string, values: readonly unknown[] = [], once = false): Promise<Row[]> {
    const ended = this.#begun(sql);
    try {
      return await this.fetchAll(sql, values.map(toBindable), once);
    } catch (error) {
      throw this.#failed(error);
    } finally {
      ended?.();
    }
  }

  /** `byKey`: a key or the end of an index finds the row. */
  async first(sql: string, values: readonly unknown[] = [], byKey = false): Promise<Row | undefined> {
    const ended = this.#begun(sql, byKey);
    try {
      return await this.fetchFirst(sql, values.map(toBindable), byKey);
    } catch (error) {
      throw this.#failed(error);
    } finally {
      ended?.();
    }
  }

  async run(sql: string, values: readonly unknown[] = [], once = false): Promise<Changes> {
    if (this.#mode === 'read' || this.#mode === 'snapshot') {
      throw new Error(`Nothing is written by a transaction that reads: ${sql}`);
    }
    const ended = this.#begun(sql);
    this.wrote = true;
    try {
      return await this.change(sql, values.map(toStorable), once);
    } catch (error) {
      throw this.#failed(error);
    } finally {
      ended?.();
    }
  }

  get mode(): Mode | 'idle' {
    return this.#mode;
  }

  async begin(mode: Mode, statements: readonly string[] = this.opening(mode)): Promise<void> {
    this.#mode = mode;
    this.#failure = undefined;
    this.wrote = false;
    this.loggedAs = undefined;
    await this.#control(statements);
  }

  async commit(statements: readonly string[] = ['COMMIT']): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (this.#mode !== 'read') await this.#control(statements);
    this.#mode = 'idle';
  }

  /** Rolls back. Afterwards, the connection is free of the transaction, or closed. */
  async rollback(statements: readonly string[] = ['ROLLBACK']): Promise<void> {
    const mode = this.#mode;
    const failure = this.#failure;
    this.#mode = 'idle';
    // After some of these errors the session is still there, with its transaction: if a statement was killed, for example.
    if (failure instanceof ConnectionLostError || failure instanceof ReadStoppedError) {
      await this.abandon();
      return;
    }
    this.#failure = undefined;
    if (mode === 'read' || !this.inTransaction()) return;
    try {
      for (const sql of statements) await this.execute(sql);
    } catch {
      await this.abandon();
    }
  }

  /** Makes the current statement and all later ones of the transaction fail with this reason. */
  stop(reason: ReadStoppedError): void {
    if (this.#mode === 'idle' || this.#failure) return;
    this.#failure = reason;
    this.interrupt();
  }

  abstract inTransaction(): boolean;

  /** Ends the running statement, if the engine can. */
  protected interrupt(): void {
    // Only connections for long reads are stopped.
  }

  /** The reason why the transaction cannot continue. Undefined if it can. */
  protected get failure(): Error | undefined {
    return this.#failure;
  }

  /** Closes the connection of a transaction that cannot be rolled back. */
  protected abstract abandon(): Promise<void> | void;
  /** Returns the statements that begin a transaction. */
  protected abstract opening(mode: Mode): readonly string[];
  protected abstract execute(sql: string): Promise<void> | void;
  protected abstract fetchAll(sql: string, values: Value[], once: boolean): Promise<Row[]> | Row[];
  protected abstract fetchFirst(
    sql: string,
    values: Value[],
    byKey: boolean,
  ): Promise<Row | undefined> | Row | undefined;
  protected abstract change(sql: string, values: Value[], once: boolean): Promise<Changes> | Changes;
  protected abstract translate(error: unknown): unknown;

  async #control(statements: readonly string[]): Promise<void> {
    try {
      for (const sql of statements) {
        // Some engines are done at once, and waiting would cost as much as they do.
        const done = this.execute(sql);
        if (done) await done;
      }
    } catch (error) {
      throw this.#failed(error);
    }
  }

  /**
   * Throws if the transaction has failed. A deadlock has already ended the transaction, so a later statement would
   * commit on its own. Returns a function that must be called when the statement has ended.
   */
  #begun(sql: string, byKey = false): (() => void) | undefined {
    if (this.#failure) throw this.#failure;
    this.statements += 1;
    this.#hooks.observe?.(sql, byKey);
    return this.#hooks.tracing?.statement(sql);
  }

  #failed(error: unknown): unknown {
    if (this.#failure instanceof ReadStoppedError) return this.#failure;
    const translated = this.translate(error);
    if (translated instanceof TransientError || translated instanceof ReadStoppedError) {
      this.#failure ??= translated;
    }
    return translated;
  }
}

/** Throws for an unsupported value. Both drivers would bind something for any value. */
const toBindable = (value: unknown): Value => {
  switch (typeof value) {
    case 'string':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    case 'number':
      if (!Number.isFinite(value)) throw new ValueRefusedError('out of range', undefined);
      return value;
    default:
      if (value === null || Buffer.isBuffer(value)) return value;
      // Knex notes when a migration ran. All other times are numbers.
      if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
      throw new TypeError(`A value cannot be bound: ${typeof value}.`);
  }
};

/** Throws for a null character: SQLite would store it, but read the text only up to it. */
const toStorable = (value: unknown): Value => {
  if (typeof value === 'string' && value.includes('\0')) {
    throw new ValueRefusedError('with a null character', undefined);
  }
  return toBindable(value);
};
