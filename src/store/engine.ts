import type { Knex } from 'knex';

import type { Clock } from '../clock.js';
import type { Connection, Mode, Observe } from './connection.js';
import type { ReadLimits } from './readers/limits.js';
import type { Dialect } from './types.js';

/** Where transactions begin and end. */
export interface Transactions<C extends Connection = Connection> {
  /** Begins on a connection that is nobody else's until `commit` or `rollback`. */
  begin(mode: Mode): Promise<C>;
  /** Resolves once it is certain to last; where that is in doubt, it is found out by what the log has. */
  commit(connection: C): Promise<void>;
  rollback(connection: C): Promise<void>;
}

/** Connections for reads that can be long. */
export interface Readers extends Transactions {
  /** So many transactions at once. */
  readonly count: number;
  /** Whether it is time for `rest`, which runs while no reader is in use. */
  needsRest?(): boolean;
  rest?(): Promise<void>;
}

/** What the two databases do differently around a transaction. */
export interface Engine<C extends Connection = Connection> extends Transactions<C> {
  readonly dialect: Dialect;
  /** Builds queries; runs them only on a connection it is given. */
  readonly knex: Knex;
  readonly readers: Readers;
  close(): Promise<void>;
}

/** Does the work as a whole or not at all. */
export const transact = async <T>(
  transactions: Transactions,
  mode: Mode,
  work: (connection: Connection) => Promise<T>,
): Promise<T> => {
  const connection = await transactions.begin(mode);
  let result: T;
  try {
    result = await work(connection);
  } catch (error) {
    await transactions.rollback(connection);
    throw error;
  }
  await transactions.commit(connection);
  return result;
};

/** What the store tells its operator. */
export interface StoreLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface EngineOptions {
  readonly clock: Clock;
  readonly log?: StoreLog;
  readonly observe?: Observe;
  /** Limits of long reads, in place of the usual ones. */
  readonly readLimits?: Partial<ReadLimits>;
}

/** Knex would write to the console; what matters of it is also thrown. */
export const knexLog = ({ log }: EngineOptions): Knex.Logger => ({
  warn: (message: unknown) => log?.warn({}, String(message)),
  error: (message: unknown) => log?.warn({}, String(message)),
  debug: () => undefined,
  deprecate: () => undefined,
});
