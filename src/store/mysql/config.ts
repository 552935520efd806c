import type { Knex } from 'knex';

import { MysqlDialect } from './dialect.js';
import type { MysqlTarget } from './url.js';

/** Statements a session keeps prepared; the server allows 16,382 for all sessions together. */
const MAX_PREPARED = 300;
const CONNECT_TIMEOUT_MS = 5_000;
const ACQUIRE_TIMEOUT_MS = 10_000;

export const mysqlConfig = ({ connection }: MysqlTarget, pool: number): Knex.Config => ({
  client: MysqlDialect,
  connection: {
    ...connection,
    charset: 'utf8mb4_bin',
    // Sums are DECIMAL; ours never leave the range of exact numbers.
    decimalNumbers: true,
    stringifyObjects: true,
    maxPreparedStatements: MAX_PREPARED,
    connectTimeout: CONNECT_TIMEOUT_MS,
    enableKeepAlive: true,
  } as Knex.MySql2ConnectionConfig,
  compileSqlOnError: false,
  // A connection that cannot be made is an error at once; whole transactions are tried again instead.
  pool: { min: 0, max: pool, acquireTimeoutMillis: ACQUIRE_TIMEOUT_MS, propagateCreateError: true },
});
