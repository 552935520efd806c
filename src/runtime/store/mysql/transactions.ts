import { fromMysql } from '../driver-errors.js';
import type { Transactions } from '../engine.js';
import type { MysqlConnection } from './connection.js';
import type { MysqlDialect } from './dialect.js';

/** Returns a session of the pool, free or new. */
export const acquire = async (client: MysqlDialect): Promise<MysqlConnection> => {
  try {
    return (await client.acquireConnection()) as MysqlConnection;
  } catch (error) {
    throw fromMysql(error);
  }
};

/** Runs each transaction on a session of its own from a pool. */
export const transactionsOn = (client: MysqlDialect): Transactions<MysqlConnection> => {
  const release = (connection: MysqlConnection): void => {
    client.releaseConnection(connection);
  };
  const rollback = async (connection: MysqlConnection): Promise<void> => {
    await connection.rollback();
    release(connection);
  };
  return {
    async begin(mode) {
      const connection = await acquire(client);
      try {
        await connection.begin(mode);
        return connection;
      } catch (error) {
        await rollback(connection);
        throw error;
      }
    },
    async commit(connection) {
      try {
        await connection.commit();
      } catch (error) {
        await rollback(connection);
        throw error;
      }
      release(connection);
    },
    rollback,
  };
};
