import type { Connection as RawConnection, QueryError, ResultSetHeader, RowDataPacket } from 'mysql2';

import { chargeTo, currentPayer } from '../../../lib/event-loop.js';
import { Connection, type Changes, type StatementHooks } from '../connection.js';
import type { Mode } from '../types.js';
import { fromMysql } from '../driver-errors.js';
import type { Row, Value } from '../types.js';
import { HAS_GALERA, READ_ALL_COMMITTED } from './galera.js';

type Result = RowDataPacket[] | ResultSetHeader;

/** Error code: the sessions of all processes together reached the server's limit of prepared statements. */
const TOO_MANY_PREPARED = 1461;

/** Maximum steps of a recursive query. More than there are user groups. */
const MAX_RECURSION = 1_000_000;

/** The settings of every session, whatever the server's defaults are. */
const SESSION = [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  // Strict mode. `||` joins texts, as in SQLite. Subgroups may be nested deeper than 1,000. By default, MySQL fails at
  // that depth, and MariaDB returns only part of the rows. Each server reads only the comment for it.
  `SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,PIPES_AS_CONCAT', innodb_lock_wait_timeout = 5
   /*!80000 , cte_max_recursion_depth = ${MAX_RECURSION} */ /*M! , max_recursive_iterations = ${MAX_RECURSION} */`,
];

/** When the server was started is exact: both times are those of the beginning of the statement. */
const FIND_SERVER = `SELECT CONCAT(@@hostname, ':', @@port, ' ', UNIX_TIMESTAMP() - variable_value) AS process
  FROM /*!80000 performance_schema.global_status */ /*M! information_schema.global_status */
  WHERE variable_name = 'Uptime'`;

/**
 * A KILL between the preparation of a statement and its start has no effect, so it is repeated until the statement
 * ends.
 */
const KILL_AGAIN_MS = 100;

/**
 * Returns the additional settings of a session for long reads: the server ends a statement that exceeds the time limit.
 */
const withLimit = (milliseconds: number): string =>
  `SET SESSION innodb_lock_wait_timeout = 5
   /*!80000 , max_execution_time = ${milliseconds} */ /*M! , max_statement_time = ${milliseconds / 1000} */`;

export class MysqlConnection extends Connection {
  /** Ends the running statement from another session. */
  kill: ((session: number) => void) | undefined;
  /** The server to which a proxy may have led: its name, and when it was started. */
  process = '';
  readonly #raw: RawConnection;
  readonly #responseMs: number;
  #killing: NodeJS.Timeout | undefined;

  constructor(raw: RawConnection, responseMs: number, hooks: StatementHooks) {
    super(hooks);
    this.#raw = raw;
    this.#responseMs = responseMs;
  }

  get raw(): RawConnection {
    return this.#raw;
  }

  /** The server's id of this session. */
  get threadId(): number {
    return this.#raw.threadId;
  }

  async prepareSession(statementMs?: number): Promise<void> {
    for (const sql of SESSION) await this.execute(sql);
    if (statementMs !== undefined) await this.execute(withLimit(statementMs));
    const [found] = await this.fetchAll(FIND_SERVER, [], true);
    this.process = String(found?.process);
    const [setting] = await this.fetchAll(HAS_GALERA, [], true);
    if (setting) await this.execute(READ_ALL_COMMITTED);
  }

  /** Ends the running statement of another session. */
  killStatement(session: number): Promise<void> {
    return this.execute(`KILL QUERY ${session}`);
  }

  /** For queries of Knex. Returns rows for a read, or else the changes. */
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

  /** Closes the session, since a delayed KILL would end a statement of the next transaction. */
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

  /**
   * Closes a connection that does not respond. If the network drops packets, the system notices that after a quarter of an
   * hour.
   */
  #giveUp(reject: (error: Error) => void): void {
    this.#raw.destroy();
    const error = new Error(`The database did not respond within ${this.#responseMs} ms.`);
    reject(Object.assign(error, { code: 'ETIMEDOUT' }));
  }

  /** Prepared statements cost the server parsing only the first time. `once` skips the preparation. */
  #send(sql: string, values: Value[], once: boolean): Promise<Result> {
    const payer = currentPayer();
    return new Promise((resolve, reject) => {
      // Migrations run outside of transactions, and may take long.
      const giveUp = (): void => {
        this.#giveUp(reject);
      };
      const timer = this.mode === 'idle' ? undefined : setTimeout(giveUp, this.#responseMs);
      const done = (error: QueryError | null, result: Result): void => {
        clearTimeout(timer);
        chargeTo(payer);
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
