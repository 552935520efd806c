import type { Knex } from 'knex';

import { WAIT_MS } from '../engine.js';
import { MysqlDialect } from './dialect.js';
import type { MysqlTarget } from './url.js';

/** Maximum number of prepared statements per session. The server allows 16,382 for all sessions together. */
const MAX_PREPARED = 300;
const CONNECT_TIMEOUT_MS = 5_000;

export const mysqlConfig = ({ connection }: MysqlTarget, pool: number): Knex.Config => ({
  client: MysqlDialect,
  connection: {
    ...connection,
    charset: 'utf8mb4_bin',
    // Sums are DECIMAL. This server's sums never exceed the range of exact numbers.
    decimalNumbers: true,
    stringifyObjects: true,
    maxPreparedStatements: MAX_PREPARED,
    connectTimeout: CONNECT_TIMEOUT_MS,
    enableKeepAlive: true,
  } as Knex.MySql2ConnectionConfig,
  compileSqlOnError: false,
  // A failed connection is an error at once. Whole transactions are retried instead.
  pool: { min: 0, max: pool, acquireTimeoutMillis: WAIT_MS, propagateCreateError: true },
});
