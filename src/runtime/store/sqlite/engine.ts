import knexPackage, { type Knex } from 'knex';

import { createPrivateFile, makePrivate } from '../../../lib/private-files.js';
import { type Engine, type EngineOptions, knexLog, WAIT_MS } from '../engine.js';
import { StoreOpenError, StoreUnavailableError } from '../errors.js';
import { applyMigrations, noteRelease, planMigrations, prepareBookkeeping } from '../migrate.js';
import { sqliteConfig } from './config.js';
import type { SqliteConnection } from './connection.js';
import type { ConnectionUse } from '../types.js';
import type { SqliteDialect } from './dialect.js';
import { holdFile } from './file-lock.js';
import { ConnectionQueue, ShortReads } from './connection-lines.js';
import { READERS, SqliteReaders } from './readers.js';
import { SharedCommit } from './shared-commit.js';
import { reserveThreads } from './threaded.js';

const opening = async <T>(file: string, work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    const { cause = error } = error as Error;
    throw new StoreOpenError(`The database ${file} cannot be opened: ${(cause as Error).message}.`, {
      cause,
    });
  }
};

/**
 * Runs the migrations. No other process uses the file before the first one has run them, so no lease is needed. DDL is part
 * of a transaction in SQLite.
 */
const migrate = async (knex: Knex, { migrations, log }: EngineOptions): Promise<void> => {
  await prepareBookkeeping(knex);
  const { pending, isNewest } = await planMigrations(knex, migrations, log);
  if (pending.length > 0) await applyMigrations(knex, migrations);
  if (isNewest) await noteRelease(knex);
};

const connect = async (knex: Knex, file: string, options: EngineOptions): Promise<SqliteConnection> => {
  await opening(file, () => knex.raw('SELECT 1'));
  await migrate(knex, options);
  // Leases of earlier processes are obsolete if only this process uses the file.
  if (!options.writeTurns) await knex('leases').delete();
  const connection = (await (knex.client as SqliteDialect).acquireConnection()) as SqliteConnection;
  connection.forgetPrepared();
  return connection;
};

const sum = (a: ConnectionUse, b: ConnectionUse): ConnectionUse => ({
  used: a.used + b.used,
  waiting: a.waiting + b.waiting,
  most: a.most + b.most,
});

/**
 * Opens one connection that writes, since SQLite has one writer, and others for short and for long reads. Several processes
 * of a server do so with one file, and write in turns.
 */
export const openSqlite = async (file: string, options: EngineOptions): Promise<Engine> => {
  // One more for the COMMIT.
  reserveThreads(READERS + 1);
  const { writeTurns } = options;
  const unlock = await opening(file, () => {
    const end = holdFile(file, writeTurns ? 'member' : 'alone');
    // SQLite creates its other files with the mode of the database.
    createPrivateFile(file);
    for (const suffix of ['-wal', '-shm']) makePrivate(`${file}${suffix}`);
    return end;
  });
  const knex = knexPackage({ ...sqliteConfig(file), log: knexLog(options) });
  const client = knex.client as SqliteDialect;
  client.hooks = options;
  const end = async (): Promise<void> => {
    await knex.destroy();
    unlock();
  };
  const connection = await connect(knex, file, options).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const line = new ConnectionQueue(WAIT_MS);
  const reads = new ShortReads(file, WAIT_MS, options);
  const readers = new SqliteReaders(file, { line, reads }, options);
  const shared = new SharedCommit({
    connection,
    line,
    turns: writeTurns,
    checkpoint: () => readers.checkpoint(),
  });
  const isWriter = (one: SqliteConnection): boolean => one === connection;
  let closed = false;
  const engine: Engine<SqliteConnection> = {
    dialect: 'sqlite',
    // Without turns, `holdFile` keeps other processes off.
    isShared: writeTurns !== undefined,
    generation: 0,
    knex,
    readers,
    get connections() {
      return sum(line.use, reads.use);
    },
    async begin(mode) {
      if (closed) throw new StoreUnavailableError(undefined, 'The store is closed.');
      return mode === 'write' ? shared.begin() : reads.begin(mode);
    },
    commit: (one) => (isWriter(one) ? shared.commit() : reads.commit(one)),
    rollback: (one) => (isWriter(one) ? shared.rollback() : reads.rollback(one)),
    async close() {
      if (closed) return;
      closed = true;
      await line.take('alone');
      readers.close();
      await reads.close();
      client.releaseConnection(connection);
      await end();
    },
  };
  return engine;
};
