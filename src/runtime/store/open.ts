import { randomUUID } from 'node:crypto';

import type { LogEntry } from '../event-log/events.js';
import type { LogWriter, LongReading, Mode, Store, Tx } from './types.js';
import { transact, Transaction, withAttempts } from './transaction.js';
import type { Connection } from './connection.js';
import type { DatabaseAddress, EngineOptions, OpenEngine } from './engine.js';
import { underLease } from './leases.js';
import { openMysql } from './mysql/engine.js';
import { openSqlite } from './sqlite/engine.js';
import { LongReads } from './readers/long-reads.js';
import { isSqliteUrl, sqliteFile } from './sqlite/file.js';
import { syncWithCommit } from './sync.js';

export interface StoreOptions
  extends EngineOptions, DatabaseAddress, Pick<LogWriter, 'append' | 'committed'> {
  /** Instead of `openEngineAt`. */
  readonly openEngine?: OpenEngine;
}

/** Opens the database with the engine of its URL. */
export const openEngineAt: OpenEngine = ({ databaseUrl, dataDir, ...options }) =>
  isSqliteUrl(databaseUrl)
    ? openSqlite(sqliteFile(databaseUrl, dataDir), options)
    : openMysql(databaseUrl, options);

/** Opens the database, migrates its schema, and runs transactions. */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const { openEngine = openEngineAt } = options;
  const engine = await openEngine(options);

  /** Notifies listeners after COMMIT. Their errors must not look like a failed transaction. */
  const announce = (logged: readonly LogEntry[]): void => {
    try {
      options.committed(logged);
    } catch (error) {
      options.log?.error({ err: error }, 'Committed events could not be handed on.');
    }
  };

  /** Writes the collected events to the log. On MySQL, also logs that anything was written, to record the UUID. */
  const log = async (tx: Transaction, connection: Connection): Promise<readonly LogEntry[] | undefined> => {
    const { collected } = tx;
    const any = collected.events.length > 0 || collected.invalidations.length > 0;
    if (!any && !(engine.dialect === 'mysql' && connection.wrote)) return undefined;
    connection.loggedAs = randomUUID();
    return options.append(tx, collected, connection.loggedAs);
  };

  const longReads = new LongReads(engine, options);

  const once = async <T>(mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const { result, logged } = await transact(engine, mode, async (connection) => {
      const tx = new Transaction(engine, connection, mode);
      try {
        return { result: await work(tx), logged: await log(tx, connection) };
      } finally {
        tx.end();
      }
    });
    if (logged) announce(logged);
    return result;
  };

  const durableRead = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    // On SQLite, others read only what COMMIT has written to the disk.
    engine.dialect === 'sqlite'
      ? once('read', work)
      : transact(engine, 'write', async (connection) => {
          const tx = new Transaction(engine, connection, 'read');
          try {
            const result = await work(tx);
            await syncWithCommit(connection);
            return result;
          } finally {
            tx.end();
          }
        });

  const long = <T>(
    reading: LongReading,
    mode: 'read' | 'snapshot',
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> =>
    longReads.run(reading, mode, async (connection) => {
      const tx = new Transaction(engine, connection, mode);
      try {
        return await work(tx);
      } finally {
        tx.end();
      }
    });

  /** Each attempt is a span of its request, with the time that it waits for a connection. */
  const attempted = <T>(mode: Mode, run: () => Promise<T>): Promise<T> =>
    withAttempts(() => (options.tracing ? options.tracing.transaction(mode, run) : run()));

  return {
    dialect: engine.dialect,
    isShared: engine.isShared,
    get generation() {
      return engine.generation;
    },
    read: (work) => attempted('read', () => once('read', work)),
    durableRead: (work) => attempted('read', () => durableRead(work)),
    snapshot: (work) => attempted('snapshot', () => once('snapshot', work)),
    longRead: (reading, work) => attempted('read', () => long(reading, 'read', work)),
    longSnapshot: (reading, work) => attempted('snapshot', () => long(reading, 'snapshot', work)),
    write: (work) => attempted('write', () => once('write', work)),
    get connections() {
      return { transactions: engine.connections, longReads: longReads.use };
    },
    lease: (name, work) => underLease(engine, options, name, work),
    async close() {
      await longReads.close();
      await engine.close();
    },
  };
};
