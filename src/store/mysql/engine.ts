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

const migrate = async (knex: Knex, engine: Engine, options: EngineOptions): Promise<void> => {
  await prepareBookkeeping(knex);
  if ((await pendingMigrations(knex, options.log)).length === 0) return;
  await underLease(engine, options, 'migrations', async () => {
    for (const migration of await pendingMigrations(knex)) await applyMigration(knex, migration, options.clock);
  });
};

export const openMysql = async (databaseUrl: string, options: EngineOptions): Promise<Engine> => {
  const target = parseMysqlUrl(databaseUrl);
  const knex = knexPackage({ ...mysqlConfig(target), log: knexLog(options) });
  (knex.client as MysqlDialect).observe = options.observe;
  const acquire = async (): Promise<MysqlConnection> => {
    try {
      return (await knex.client.acquireConnection()) as MysqlConnection;
    } catch (error) {
      throw fromMysql(error);
    }
  };
  const release = (connection: MysqlConnection): void => {
    void knex.client.releaseConnection(connection);
  };
  const engine: Engine = {
    dialect: 'mysql',
    knex,
    acquire,
    release: (connection) => {
      release(connection as MysqlConnection);
    },
    happened: (transactionId, connection) =>
      findOutcome(engine, transactionId, (connection as MysqlConnection).threadId),
    close: () => knex.destroy(),
  };
  try {
    release(await acquire());
  } catch (error) {
    await knex.destroy();
    const { cause = error } = error as Error;
    throw new StoreOpenError(`The database at ${target.shown} cannot be opened: ${(cause as Error).message}.`, { cause });
  }
  try {
    await migrate(knex, engine, options);
  } catch (error) {
    await knex.destroy();
    throw error;
  }
  return engine;
};
