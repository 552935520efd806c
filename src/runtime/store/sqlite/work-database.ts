import Database from 'libsql';

type Row = Record<string, unknown>;
export type Cell = string | number | null;

/** Changes of one transaction. */
const CHANGES = 20_000;

/** After a crash, the work begins again, so nothing has to reach the disk. */
const SETTINGS = ['journal_mode = OFF', 'synchronous = OFF', 'cache_size = -64000'];

/**
 * A database in a file of its own, for work that has to sort more than fits into memory. It is not for a server: each
 * statement runs on the calling thread.
 */
export class WorkDatabase {
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();
  #changes = 0;

  constructor(file: string, tables: string) {
    this.#database = new Database(file);
    for (const setting of SETTINGS) this.#database.pragma(setting);
    this.#database.exec(tables);
    this.#database.exec('BEGIN');
  }

  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** Changes something. Returns the ID of the last inserted row. */
  run(sql: string, ...values: readonly Cell[]): number {
    this.#changes += 1;
    if (this.#changes % CHANGES === 0) this.#database.exec('COMMIT; BEGIN');
    return Number(this.#prepare(sql).run(...values).lastInsertRowid);
  }

  all(sql: string, ...values: readonly Cell[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  /** Yields rows one by one, so that no more than one is in memory. */
  *each(sql: string, ...values: readonly Cell[]): Generator<Row> {
    // A statement of its own, since the same one may run within the loop.
    yield* this.#database.prepare(sql).iterate(...values) as Iterable<Row>;
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #prepare(sql: string): Database.Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
