import type { Knex } from 'knex';

import type { Clock } from '../clock.js';
import type { Connection, Observe } from './connection.js';
import type { Dialect } from './types.js';

/** What the two databases do differently around a transaction. */
export interface Engine<C extends Connection = Connection> {
  readonly dialect: Dialect;
  /** Builds queries; runs them only on a connection it is given. */
  readonly knex: Knex;
  acquire(): Promise<C>;
  release(connection: C): void;
  /** Whether a transaction whose COMMIT got no answer on this connection happened; waits until that is certain. */
  happened(transactionId: string, connection: C): Promise<boolean>;
  close(): Promise<void>;
}

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
}

/** Knex would write to the console; what matters of it is also thrown. */
export const knexLog = ({ log }: EngineOptions): Knex.Logger => ({
  warn: (message: unknown) => log?.warn({}, String(message)),
  error: (message: unknown) => log?.warn({}, String(message)),
  debug: () => undefined,
  deprecate: () => undefined,
});
