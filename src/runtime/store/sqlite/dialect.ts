import Dialect from 'knex/lib/dialects/better-sqlite3/index.js';
import ColumnCompiler from 'knex/lib/dialects/sqlite3/schema/sqlite-columncompiler.js';
import Database from 'libsql';

import type { Changes, StatementHooks } from '../connection.js';
import type { Row } from '../types.js';
import { SqliteConnection } from './connection.js';
import type { SqliteReader } from './reader.js';

interface Query {
  readonly sql: string;
  readonly bindings?: readonly unknown[];
  response?: unknown;
  context?: { readonly lastID: number; readonly changes: number };
}

class SqliteColumnCompiler extends ColumnCompiler {
  /**
   * A `bigint` primary key would be a separate index. An `integer` primary key, which has the same range, is the table
   * itself.
   */
  override biginteger = 'integer';

  /** SQLite ignores lengths. A check refuses text that MySQL would refuse. */
  override varchar(length = 255): string {
    const name = this.formatter.wrap(this.getColumnName());
    return `${super.varchar(length)} constraint ${name} check (length(${name}) <= ${length})`;
  }
}

/**
 * Knex's dialect for better-sqlite3, with libsql as the driver and this store's connection class, whose statements stay
 * prepared.
 */
export class SqliteDialect extends Dialect {
  hooks: StatementHooks = {};

  override _driver(): unknown {
    return Database;
  }

  override columnCompiler(table: unknown, column: unknown): SqliteColumnCompiler {
    return new SqliteColumnCompiler(this, table, column);
  }

  override acquireRawConnection(): Promise<SqliteConnection> {
    const { filename } = this.connectionSettings as { filename: string };
    return Promise.resolve().then(() => new SqliteConnection(filename, this.hooks));
  }

  override destroyRawConnection(connection: SqliteConnection): Promise<void> {
    connection.destroy();
    return Promise.resolve();
  }

  async _query(connection: SqliteConnection | SqliteReader, query: Query): Promise<Query> {
    const response: Row[] | Changes = await connection.query(query.sql, query.bindings ?? []);
    query.response = response;
    if (!Array.isArray(response)) query.context = { lastID: response.insertId, changes: response.changes };
    return query;
  }
}
