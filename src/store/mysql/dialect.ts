import Dialect from 'knex/lib/dialects/mysql2/index.js';
import type { Connection as RawConnection } from 'mysql2';

import type { Changes, Observe } from '../connection.js';
import type { Row } from '../types.js';
import { MysqlConnection } from './connection.js';

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
  observe: Observe | undefined;
  /** Milliseconds after which a statement without a response counts as lost. */
  responseMs = Infinity;
  /** Time limit of a statement in milliseconds, for sessions of long reads. */
  statementMs: number | undefined;

  override async acquireRawConnection(): Promise<MysqlConnection> {
    const raw = (await super.acquireRawConnection()) as RawConnection;
    const connection = new MysqlConnection(raw, this.responseMs, this.observe);
    await connection.prepareSession(this.statementMs);
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
