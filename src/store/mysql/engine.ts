import knexPackage, { type Knex } from 'knex';

import { knexLog, type Engine, type EngineOptions } from '../engine.js';
import { StoreOpenError } from '../errors.js';
import { fromMysql } from '../driver-errors.js';
import { underLease } from '../leases.js';
import { applyMigration, pendingMigrations, prepareBookkeeping } from '../migrate.js';
import type { MysqlConnection } from './connection.js';
import { mysqlConfig } from './config.js';
import type { MysqlDialect } from './dialect.js';
import { findOutcome } from './outcome.js';
import { parseMysqlUrl } from './url.js';

const connect = async (engine: Engine<MysqlConnection>, shown: string): Promise<MysqlConnection> => {
  try {
    return await engine.acquire();
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
  const engine: Engine<MysqlConnection> = {
    dialect: 'mysql',
    knex,
    async acquire() {
      try {
        return (await client.acquireConnection()) as MysqlConnection;
      } catch (error) {
        throw fromMysql(error);
      }
    },
    release(connection) {
      client.releaseConnection(connection);
    },
    happened: (transactionId, { threadId }) => findOutcome(engine, transactionId, threadId),
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
    engine.release(await connect(engine, target.shown));
    await migrate(knex, engine, options);
  } catch (error) {
    await knex.destroy();
    throw error;
  }
  return engine;
};
