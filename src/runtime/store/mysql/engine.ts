import knexPackage, { type Knex } from 'knex';

import { type Engine, type EngineOptions, knexLog, type Transactions } from '../engine.js';
import { transact, withAttempts } from '../transaction.js';
import { fromMysql } from '../driver-errors.js';
import { ConnectionLostError, StoreOpenError } from '../errors.js';
import { underLease } from '../leases.js';
import { applyMigrations, noteRelease, planMigrations, prepareBookkeeping } from '../migrate.js';
import type { MysqlConnection } from './connection.js';
import { mysqlConfig } from './config.js';
import type { MysqlDialect } from './dialect.js';
import { findOutcome } from './outcome.js';
import { openReaders } from './readers.js';
import { transactionsOn } from './transactions.js';
import { inLine, WriteLine } from './write-line.js';
import { parseMysqlUrl } from './url.js';

const opening = async (shown: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const { cause = error } = error as Error;
    const message = `The database at ${shown} cannot be opened: ${(cause as Error).message}.`;
    throw new StoreOpenError(message, { cause });
  }
};

/** Each step can run again. Those outside the lease can be a deadlock of processes that start together. */
const migrate = async (knex: Knex, engine: Engine, options: EngineOptions): Promise<void> => {
  await prepareBookkeeping(knex);
  const { pending, isNewest } = await planMigrations(knex, options.migrations, options.log);
  if (pending.length > 0)
    await underLease(engine, options, 'migrations', async () => {
      await applyMigrations(knex, options.migrations);
    });
  if (isNewest) await noteRelease(knex);
};

/**
 * Adds to `commit`: if COMMIT fails, the log shows whether it succeeded. A node of Galera that is cut off can respond with an
 * error although the other nodes have committed the transaction.
 */
const withOutcome = (transactions: Transactions<MysqlConnection>): Transactions<MysqlConnection> => ({
  ...transactions,
  async commit(connection) {
    const { loggedAs, process, threadId } = connection;
    try {
      await transactions.commit(connection);
    } catch (error) {
      // If nothing was written, the outcome does not matter.
      if (loggedAs === undefined) throw error;
      const isLost = error instanceof ConnectionLostError;
      if (!(await findOutcome(transactions, { loggedAs, process, threadId, isLost }))) throw error;
    }
  },
});

export const openMysql = async (databaseUrl: string, options: EngineOptions): Promise<Engine> => {
  const target = parseMysqlUrl(databaseUrl);
  const knex = knexPackage({ ...mysqlConfig(target, target.pool), log: knexLog(options) });
  const client = knex.client as MysqlDialect;
  client.hooks = options;
  client.responseMs = target.responseMs;
  const { instance } = client;
  const readers = openReaders(target, options, instance);
  const line = new WriteLine(target.pool);
  const close = async (): Promise<void> => {
    line.close();
    await readers.close();
    await knex.destroy();
  };
  const engine: Engine<MysqlConnection> = {
    dialect: 'mysql',
    isShared: true,
    knex,
    readers,
    get generation() {
      return instance.generation;
    },
    ...inLine(withOutcome(transactionsOn(client)), line),
    get connections() {
      const { use } = client;
      return { ...use, waiting: use.waiting + line.size };
    },
    close,
  };
  try {
    await opening(target.shown, () => transact(engine, 'read', (connection) => connection.all('SELECT 1')));
    await withAttempts(() =>
      migrate(knex, engine, options).catch((error: unknown) => {
        throw fromMysql(error);
      }),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return engine;
};
