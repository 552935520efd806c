import type { Changes, StatementHooks } from '../../src/runtime/store/connection.js';
import { TransientError } from '../../src/runtime/store/errors.js';
import { SqliteConnection } from '../../src/runtime/store/sqlite/connection.js';
import type { Row, Value } from '../../src/runtime/store/types.js';

/** What a connection needs of the simulation. */
export interface Surroundings {
  /** Resolves when a statement has reached the database, or its result the process. */
  travel(statement: string): Promise<void>;
  /** Waits until no other transaction writes. */
  lock(): Promise<void>;
  unlock(): void;
  /** Why the database ends the transaction that writes. Undefined if it does not. */
  failure(): TransientError | undefined;
  /** Returns the one of these rows of the log that becomes visible later. Undefined if all are visible. */
  late(rows: readonly Row[]): Row | undefined;
  /** UNIX seconds, by the clock of the database. */
  seconds(): number;
  /** Returns the statement that runs instead of another one, for planted faults. */
  replace?(sql: string): string;
}

const STARTS_WRITING = 'BEGIN IMMEDIATE';
const ENDS = new Set(['COMMIT', 'ROLLBACK']);

/** What a tailer reads up to. */
const LOG_END = Number.MAX_SAFE_INTEGER;

/** A connection to the shared database, whose statements and results take their time. */
export class SimulatedConnection extends SqliteConnection {
  #isLocked = false;
  #commits = false;
  /** The ID of an entry of the log that this transaction does not see. */
  #late: unknown;

  constructor(
    file: string,
    hooks: StatementHooks,
    private surroundings: Surroundings,
  ) {
    super(file, hooks);
  }

  /** Whether a COMMIT was sent whose result is not known. */
  get isCommitting(): boolean {
    return this.#commits;
  }

  override begin(...transaction: Parameters<SqliteConnection['begin']>): Promise<void> {
    this.#late = undefined;
    return super.begin(...transaction);
  }

  /** Does what a database does when the process of a connection is gone. */
  drop(isCommitted: boolean): void {
    if (isCommitted && this.inTransaction()) void super.execute('COMMIT');
    this.abandon();
    this.destroy();
  }

  protected override abandon(): void {
    super.abandon();
    this.#unlock();
  }

  protected override async execute(sql: string): Promise<void> {
    const { surroundings } = this;
    if (sql === STARTS_WRITING) {
      await surroundings.lock();
      this.#isLocked = true;
    }
    this.#commits = sql === 'COMMIT';
    await surroundings.travel(sql);
    await super.execute(sql);
    this.#commits = false;
    if (ENDS.has(sql)) this.#unlock();
    await surroundings.travel(`${sql}: done`);
  }

  protected override async fetchAll(sql: string, values: Value[]): Promise<Row[]> {
    const rows = await this.#send(sql, (sent) => super.fetchAll(sent, values));
    if (!sql.includes('FROM events') || this.mode !== 'read') return rows;
    if (values.includes(LOG_END)) this.#late = this.surroundings.late(rows)?.id;
    return rows.filter(({ id }) => id !== this.#late);
  }

  protected override fetchFirst(sql: string, values: Value[]): Promise<Row | undefined> {
    return this.#send(sql, (sent) => super.fetchFirst(sent, values));
  }

  protected override change(sql: string, values: Value[]): Promise<Changes> {
    return this.#send(sql, (sent) => super.change(sent, values));
  }

  protected override translate(error: unknown): unknown {
    return error instanceof TransientError ? error : super.translate(error);
  }

  async #send<T>(sql: string, run: (sql: string) => Promise<T>): Promise<T> {
    const { surroundings } = this;
    await surroundings.travel(sql);
    const failure = this.#isLocked ? surroundings.failure() : undefined;
    if (failure) {
      this.abandon();
      throw failure;
    }
    const replaced = surroundings.replace?.(sql) ?? sql;
    const result = await run(replaced.replaceAll('unixepoch()', String(surroundings.seconds())));
    await surroundings.travel('result');
    return result;
  }

  #unlock(): void {
    if (!this.#isLocked) return;
    this.#isLocked = false;
    this.surroundings.unlock();
  }
}
