import knexPackage from 'knex';

import { knexLog, type EngineOptions, type Readers } from '../engine.js';
import { READ_LIMITS } from '../readers/limits.js';
import { mysqlConfig } from './config.js';
import type { MysqlDialect } from './dialect.js';
import type { Instance } from './instance.js';
import { acquire, transactionsOn } from './transactions.js';
import type { MysqlTarget } from './url.js';

const READERS = 4;
/** Error code: the server had already ended the session or the statement. */
const NO_SUCH_SESSION = 1094;

/** Opens sessions for long reads, separate from the main pool, and one session to end their statements. */
export const openReaders = (
  target: MysqlTarget,
  options: EngineOptions,
  instance: Instance,
): Readers & { close(): Promise<void> } => {
  const knex = knexPackage({ ...mysqlConfig(target, READERS + 1), log: knexLog(options) });
  const client = knex.client as MysqlDialect;
  client.hooks = options;
  client.instance = instance;
  client.responseMs = target.responseMs;
  client.statementMs = { ...READ_LIMITS, ...options.readLimits }.statementMs;
  const transactions = transactionsOn(client);

  const killStatement = async (session: number): Promise<void> => {
    const connection = await acquire(client);
    try {
      await connection.killStatement(session);
    } finally {
      client.releaseConnection(connection);
    }
  };
  const kill = (session: number): void => {
    killStatement(session).catch((error: unknown) => {
      if ((error as { errno?: number }).errno === NO_SUCH_SESSION) return;
      options.log?.warn({ err: error }, 'A statement could not be ended; it runs up to its time limit.');
    });
  };

  return {
    ...transactions,
    count: READERS,
    async begin(mode) {
      const connection = await transactions.begin(mode);
      connection.kill = kill;
      return connection;
    },
    close: () => knex.destroy(),
  };
};
