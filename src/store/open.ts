import { randomUUID } from 'node:crypto';

import type { LogEntry, LogWriter } from '../events/types.js';
import { withAttempts } from './attempts.js';
import type { Connection, Mode } from './connection.js';
import type { Engine, EngineOptions } from './engine.js';
import { ConnectionLostError } from './errors.js';
import { underLease } from './leases.js';
import { openMysql } from './mysql/engine.js';
import { openSqlite } from './sqlite/engine.js';
import { sqliteFile } from './sqlite/file.js';
import { Transaction } from './transaction.js';
import type { Store, Tx } from './types.js';

export interface StoreOptions extends EngineOptions, Pick<LogWriter, 'append' | 'committed'> {
  /** `sqlite:file` or `mysql://user:password@host/name`. */
  readonly databaseUrl: string;
  /** Where a relative path of a file begins. */
  readonly dataDir: string;
}

const openEngine = ({ databaseUrl, dataDir, ...options }: StoreOptions): Promise<Engine> =>
  databaseUrl.startsWith('sqlite:')
    ? openSqlite(sqliteFile(databaseUrl, dataDir), options)
    : openMysql(databaseUrl, options);

/** Whether a COMMIT that got no answer took effect. Where nothing was logged it is all the same. */
const commit = async (
  engine: Engine,
  connection: Connection,
  transactionId: string | undefined,
): Promise<void> => {
  try {
    await connection.commit();
  } catch (error) {
    const open = error instanceof ConnectionLostError && transactionId !== undefined;
    if (!open || !(await engine.happened(transactionId, connection))) throw error;
  }
};

/** Opens the database, brings its schema up to date, and hands out transactions. */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const engine = await openEngine(options);

  /** What the transaction collected, and on MySQL that it wrote at all, goes to the log under its UUID. */
  const log = async (
    tx: Transaction,
    connection: Connection,
    transactionId: string,
  ): Promise<readonly LogEntry[] | undefined> => {
    const { events, invalidations } = tx.collected;
    const empty = events.length === 0 && invalidations.length === 0;
    if (empty && (engine.dialect === 'sqlite' || !connection.wrote)) return undefined;
    return options.append(tx, tx.collected, transactionId);
  };

  /** It happened, whatever comes of telling about it: nothing here may look like a failed transaction. */
  const announce = (logged: readonly LogEntry[]): void => {
    try {
      options.committed(logged);
    } catch (error) {
      options.log?.error({ err: error }, 'Committed events could not be handed on.');
    }
  };

  const once = async <T>(mode: Mode, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const connection = await engine.acquire();
    const tx = new Transaction(engine, connection, mode);
    try {
      await connection.begin(mode);
      const result = await work(tx);
      const transactionId = randomUUID();
      const logged = mode === 'write' ? await log(tx, connection, transactionId) : undefined;
      tx.end();
      await commit(engine, connection, logged && transactionId);
      if (logged) announce(logged);
      return result;
    } catch (error) {
      tx.end();
      await connection.rollback();
      throw error;
    } finally {
      engine.release(connection);
    }
  };

  return {
    dialect: engine.dialect,
    read: (work) => withAttempts(() => once('read', work)),
    snapshot: (work) => withAttempts(() => once('snapshot', work)),
    write: (work) => withAttempts(() => once('write', work)),
    lease: (name, work) => underLease(engine, options, name, work),
    close: () => engine.close(),
  };
};
