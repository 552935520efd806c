import knexPackage, { type Knex } from 'knex';

import { knexLog, transact, type Engine, type EngineOptions } from '../engine.js';
import { ConnectionLostError, StoreOpenError } from '../errors.js';
import { fromMysql } from '../driver-errors.js';
import { underLease } from '../leases.js';
import { applyMigration, pendingMigrations, prepareBookkeeping } from '../migrate.js';
import type { MysqlConnection } from './connection.js';
import { mysqlConfig } from './config.js';
import type { MysqlDialect } from './dialect.js';
import { findOutcome } from './outcome.js';
import { parseMysqlUrl } from './url.js';

const acquire = async (client: MysqlDialect): Promise<MysqlConnection> => {
  try {
    return (await client.acquireConnection()) as MysqlConnection;
  } catch (error) {
    throw fromMysql(error);
  }
};

const opening = async (shown: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const { cause = error } = error as Error;
    const message = `The database at ${shown} cannot be opened: ${(cause as Error).message}.`;
    throw new StoreOpenError(message, { cause });
  }
};

const migrate = async (knex: Knex, engine: Engine, options: EngineOptions): Promise<void> => {
  await prepareBookkeeping(knex);
  if ((await pendingMigrations(knex, options.log)).length === 0) return;
  await underLease(engine, options, 'migrations', async () => {
    for (const migration of await pendingMigrations(knex))
      await applyMigration(knex, migration, options.clock);
  });
};

/** Sessions of the server from a pool, one for each transaction at hand. */
const engineOn = (knex: Knex): Engine<MysqlConnection> => {
  const client = knex.client as MysqlDialect;
  const release = (connection: MysqlConnection): void => {
    client.releaseConnection(connection);
  };
  const rollback = async (connection: MysqlConnection): Promise<void> => {
    await connection.rollback();
    release(connection);
  };
  const engine: Engine<MysqlConnection> = {
    dialect: 'mysql',
    knex,
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
      const { loggedAs, threadId } = connection;
      try {
        await connection.commit();
        release(connection);
      } catch (error) {
        await rollback(connection);
        // Where nothing was written it is all the same what became of it.
        const inDoubt = error instanceof ConnectionLostError && loggedAs !== undefined;
        if (!inDoubt || !(await findOutcome(engine, loggedAs, threadId))) throw error;
      }
    },
    rollback,
    close: () => knex.destroy(),
  };
  return engine;
};

export const openMysql = async (databaseUrl: string, options: EngineOptions): Promise<Engine> => {
  const target = parseMysqlUrl(databaseUrl);
  const knex = knexPackage({ ...mysqlConfig(target), log: knexLog(options) });
  (knex.client as MysqlDialect).observe = options.observe;
  const engine = engineOn(knex);
  try {
    await opening(target.shown, () => transact(engine, 'read', (connection) => connection.all('SELECT 1')));
    await migrate(knex, engine, options);
  } catch (error) {
    await knex.destroy();
    throw error;
  }
  return engine;
};
