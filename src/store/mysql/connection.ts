import type { Connection as RawConnection, QueryError, ResultSetHeader, RowDataPacket } from 'mysql2';

import { Connection, type Changes, type Mode, type Observe } from '../connection.js';
import { fromMysql } from '../driver-errors.js';
import type { Row, Value } from '../types.js';

type Result = RowDataPacket[] | ResultSetHeader;

/** The sessions of all processes together have as many prepared statements as the server allows. */
const TOO_MANY_PREPARED = 1461;

/** Steps of a recursive query: more than there are user groups. */
const MAX_RECURSION = 1_000_000;

/** What every session has, whatever the server's own defaults are. */
const SESSION = [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  // Strict; `||` joins texts, as in SQLite. Subgroups may be nested deeper than 1,000, where MySQL fails by default,
  // and MariaDB returns only part of the rows; each reads the comment that is meant for it.
  `SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,PIPES_AS_CONCAT', innodb_lock_wait_timeout = 5
   /*!80000 , cte_max_recursion_depth = ${MAX_RECURSION} */ /*M! , max_recursive_iterations = ${MAX_RECURSION} */`,
];

/** A KILL has no effect between the preparation of a statement and its start, so it is repeated until the end. */
const KILL_AGAIN_MS = 100;

/** What a session for long reads has besides: the server ends a statement that runs longer. */
const withLimit = (milliseconds: number): string =>
  `SET SESSION innodb_lock_wait_timeout = 5
   /*!80000 , max_execution_time = ${milliseconds} */ /*M! , max_statement_time = ${milliseconds / 1000} */`;

export class MysqlConnection extends Connection {
  /** Ends the statement that runs, by way of another session. */
  kill: ((session: number) => void) | undefined;
  readonly #raw: RawConnection;
  #killing: NodeJS.Timeout | undefined;

  constructor(raw: RawConnection, observe?: Observe) {
    super(observe);
    this.#raw = raw;
  }

  get raw(): RawConnection {
    return this.#raw;
  }

  /** The server's name for this session. */
  get threadId(): number {
    return this.#raw.threadId;
  }

  async prepareSession(statementMs?: number): Promise<void> {
    for (const sql of SESSION) await this.execute(sql);
    if (statementMs !== undefined) await this.execute(withLimit(statementMs));
  }

  /** Ends the statement that another session runs. */
  killStatement(session: number): Promise<void> {
    return this.execute(`KILL QUERY ${session}`);
  }

  /** For queries of Knex: rows of whatever reads, else what changed. */
  query(sql: string, values: readonly unknown[], reads: boolean): Promise<Row[] | Changes> {
    return reads ? this.all(sql, values, true) : this.run(sql, values, true);
  }

  inTransaction(): boolean {
    return true;
  }

  protected override interrupt(): void {
    const { kill, threadId } = this;
    if (!kill) return;
    kill(threadId);
    this.#killing = setInterval(() => {
      kill(threadId);
    }, KILL_AGAIN_MS);
  }

  /** A KILL that is still on its way would end a statement of the next transaction, so this session ends. */
  protected abandon(): void {
    clearInterval(this.#killing);
    this.#raw.destroy();
  }

  protected opening(mode: Mode): readonly string[] {
    switch (mode) {
      case 'read':
        return [];
      case 'write':
        return ['START TRANSACTION'];
      case 'snapshot':
        return [
          'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ',
          'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
        ];
    }
  }

  protected async execute(sql: string): Promise<void> {
    await this.#send(sql, [], true);
  }

  protected async fetchAll(sql: string, values: Value[], once: boolean): Promise<Row[]> {
    const result = await this.#send(sql, values, once);
    return Array.isArray(result) ? result : [];
  }

  protected async fetchFirst(sql: string, values: Value[]): Promise<Row | undefined> {
    return (await this.fetchAll(sql, values, false))[0];
  }

  protected async change(sql: string, values: Value[], once: boolean): Promise<Changes> {
    const result = await this.#send(sql, values, once);
    return Array.isArray(result)
      ? { changes: 0, insertId: 0 }
      : { changes: result.affectedRows, insertId: result.insertId };
  }

  protected translate(error: unknown): unknown {
    return fromMysql(error);
  }

  /** Prepared, the text costs the server nothing but the first time; `once` spares that time. */
  #send(sql: string, values: Value[], once: boolean): Promise<Result> {
    return new Promise((resolve, reject) => {
      const done = (error: QueryError | null, result: Result): void => {
        if (error) reject(error);
        else resolve(result);
      };
      const sendText = (): void => void this.#raw.query<Result & RowDataPacket[]>(sql, values, done);
      if (once) {
        sendText();
        return;
      }
      this.#raw.execute<Result & RowDataPacket[]>(sql, values, (error, result) => {
        if (error?.errno === TOO_MANY_PREPARED) sendText();
        else done(error, result);
      });
    });
  }
}
