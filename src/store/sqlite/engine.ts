import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import knexPackage from 'knex';

import type { Engine, EngineOptions } from '../engine.js';
import { StoreOpenError, StoreUnavailableError } from '../errors.js';
import { applyMigration, pendingMigrations, prepareBookkeeping } from '../migrate.js';
import { sqliteConfig } from './config.js';
import type { SqliteConnection } from './connection.js';
import type { SqliteDialect } from './dialect.js';
import { lockFile } from './lock.js';

const open = (file: string): (() => void) => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    return lockFile(file);
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    throw new StoreOpenError(`The database ${file} cannot be opened: ${(error as Error).message}.`, { cause: error });
  }
};

/** One connection, taken in turn: SQLite has one writer, and the driver answers at once. */
export const openSqlite = async (file: string, { clock, log, observe }: EngineOptions): Promise<Engine> => {
  const unlock = open(file);
  const knex = knexPackage(sqliteConfig(file));
  (knex.client as SqliteDialect).observe = observe;
  const waiting: ((connection: SqliteConnection) => void)[] = [];
  let free = true;
  let closed = false;
  let connection: SqliteConnection;
  try {
    // Nobody else is on the file, so no lease is needed; DDL is part of a transaction here.
    await prepareBookkeeping(knex);
    for (const migration of await pendingMigrations(knex, log)) {
      await knex.transaction((transaction) => applyMigration(transaction, migration, clock));
    }
    connection = (await knex.client.acquireConnection()) as SqliteConnection;
    connection.forgetPrepared();
  } catch (error) {
    await knex.destroy();
    unlock();
    throw error;
  }

  const acquire = (): Promise<SqliteConnection> => {
    if (closed) return Promise.reject(new StoreUnavailableError(undefined, 'The store is closed.'));
    if (!free) return new Promise((resolve) => waiting.push(resolve));
    free = false;
    return Promise.resolve(connection);
  };
  const release = (): void => {
    const next = waiting.shift();
    if (next) next(connection);
    else free = true;
  };
  return {
    dialect: 'sqlite',
    knex,
    acquire,
    release,
    happened: () => Promise.resolve(false),
    async close() {
      if (closed) return;
      await acquire();
      closed = true;
      knex.client.releaseConnection(connection);
      await knex.destroy();
      unlock();
    },
  };
};
