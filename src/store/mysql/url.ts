import type { PoolOptions } from 'mysql2';

import { StoreOpenError } from '../errors.js';

const DEFAULT_POOL = 10;

/** The parts of `mysql://user:password@host:port/name?pool=10&ssl=true&socket=/path`. */
export interface MysqlTarget {
  readonly pool: number;
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
  const socketPath = searchParams.get('socket') ?? undefined;
  return {
    pool,
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
