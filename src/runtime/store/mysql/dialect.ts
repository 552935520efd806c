import Dialect from 'knex/lib/dialects/mysql2/index.js';
import type { Connection as RawConnection } from 'mysql2';

import type { Changes, StatementHooks } from '../connection.js';
import type { ConnectionUse, Row } from '../types.js';
import type { EngineOptions } from '../engine.js';
import { MysqlConnection } from './connection.js';
import { Instance } from './instance.js';

/** The pool of the package tarn, whose types Knex does not have. */
interface Pool {
  readonly max: number;
  numUsed(): number;
  numPendingAcquires(): number;
}

interface Query {
  readonly sql: string;
  readonly bindings?: readonly unknown[];
  readonly method?: string;
  response?: readonly [unknown, unknown];
}

/** The query types of Knex that return no rows. */
const WRITES = new Set(['insert', 'update', 'del', 'counter']);

const header = ({ changes, insertId }: Changes): object => ({ affectedRows: changes, insertId });

/** Knex's dialect for mysql2, on this store's connection class. */
export class MysqlDialect extends Dialect {
  hooks: StatementHooks & Pick<EngineOptions, 'restarted'> = {};
  /** Milliseconds after which a statement without a response counts as lost. */
  responseMs = Infinity;
  /** Time limit of a statement in milliseconds, for sessions of long reads. */
  statementMs: number | undefined;
  instance = new Instance();

  get use(): ConnectionUse {
    // Undefined after the store is closed.
    const pool = this.pool as unknown as Pool | undefined;
    return pool
      ? { used: pool.numUsed(), waiting: pool.numPendingAcquires(), most: pool.max }
      : { used: 0, waiting: 0, most: 0 };
  }

  override async acquireRawConnection(): Promise<MysqlConnection> {
    const raw = (await super.acquireRawConnection()) as RawConnection;
    const connection = new MysqlConnection(raw, this.responseMs, this.hooks);
    try {
      await connection.prepareSession(this.statementMs);
    } catch (error) {
      raw.destroy();
      throw error;
    }
    if (this.instance.note(connection.process)) this.hooks.restarted?.();
    return connection;
  }

  override destroyRawConnection(connection: MysqlConnection): Promise<void> {
    return super.destroyRawConnection(connection.raw);
  }

  override validateConnection(connection: MysqlConnection): Promise<boolean> {
    const { raw } = connection;
    return '__knex__disposed' in raw ? Promise.resolve(false) : super.validateConnection(raw);
  }

  async _query(connection: MysqlConnection, query: Query): Promise<Query> {
    const reads = !WRITES.has(query.method ?? '');
    const response: Row[] | Changes = await connection.query(query.sql, query.bindings ?? [], reads);
    query.response = [Array.isArray(response) ? response : header(response), undefined];
    return query;
  }
}
