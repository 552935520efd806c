import type { PoolOptions } from 'mysql2';

import { StoreOpenError } from '../errors.js';

const DEFAULT_POOL = 10;
/** In seconds. Longer than any statement of a transaction takes, including its wait for locks. */
const DEFAULT_TIMEOUT = 30;

/** The parts of `mysql://user:password@host:port/name?pool=10&timeout=30&ssl=true&socket=/path`. */
export interface MysqlTarget {
  readonly pool: number;
  /** Milliseconds after which a statement without a response counts as lost. */
  readonly responseMs: number;
  readonly connection: Pick<
    PoolOptions,
    'host' | 'port' | 'user' | 'password' | 'database' | 'socketPath' | 'ssl'
  >;
  /** The URL without the password, for messages. */
  readonly shown: string;
}

export const parseMysqlUrl = (text: string): MysqlTarget => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(text);
  const database = decodeURIComponent(pathname.slice(1));
  const pool = Number(searchParams.get('pool') ?? DEFAULT_POOL);
  if (database === '')
    throw new StoreOpenError('DATABASE_URL names no database: mysql://user:password@host/name.');
  if (!Number.isInteger(pool) || pool < 2)
    throw new StoreOpenError('The pool in DATABASE_URL must be at least 2.');
  const timeout = Number(searchParams.get('timeout') ?? DEFAULT_TIMEOUT);
  if (!Number.isInteger(timeout) || timeout < 1)
    throw new StoreOpenError('The timeout in DATABASE_URL must be a number of seconds, at least 1.');
  const socketPath = searchParams.get('socket') ?? undefined;
  return {
    pool,
    responseMs: timeout * 1000,
    connection: {
      host: hostname,
      port: port === '' ? 3306 : Number(port),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database,
      ...(socketPath !== undefined && { socketPath }),
      ...(searchParams.get('ssl') === 'true' && { ssl: {} }),
    },
    shown: socketPath ?? `${hostname}${port === '' ? '' : `:${port}`}/${database}`,
  };
};
