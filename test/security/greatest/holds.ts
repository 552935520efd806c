import { readFileSync } from 'node:fs';

import type { Engine, OpenEngine } from '../../../src/runtime/store/engine.js';
import type { Connection } from '../../../src/runtime/store/connection.js';
import type { Mode } from '../../../src/runtime/store/types.js';
import { openEngineAt } from '../../../src/runtime/store/open.js';

/** The longest time that a transaction may hold a connection that writes, in milliseconds of the processor. */
const MOST_HOLD_MS = 50;

/** Operations that write thousands of rows, in one transaction. Caps limit how many they write in a day. */
const LONG_HOLDS_MS: Readonly<Record<string, number>> = {
  // 20,000 pairs of a channel and a user.
  createSubscriptions: 900,
  deleteSubscriptions: 150,
  // 5,000 members.
  updateUserGroupMembers: 300,
  createUserGroup: 150,
  // 5,000 messages.
  updateMessage: 350,
  updateMessageFlags: 250,
};

/** Returns how much longer others may wait for a write of this operation than for those of others. */
export const longHoldMs = (operationId: string): number => LONG_HOLDS_MS[operationId] ?? 0;

export const mostHoldMs = (operationId: string): number => Math.max(MOST_HOLD_MS, longHoldMs(operationId));

/** How long the main thread has run so far, in milliseconds. */
const ranMs = (): number => Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;

/** Measures how long transactions hold their connections. Each engine has one connection that writes, or a pool of few. */
export class Holds {
  readonly #since = new Map<Connection, { readonly mode: Mode; readonly ranMs: number }>();
  #longest: Partial<Record<Mode, number>> = {};

  /** Opens the engine of the URL, whose transactions are measured. */
  readonly open: OpenEngine = async (options) => {
    const engine = await openEngineAt(options);
    const measured: Pick<Engine, 'begin' | 'commit' | 'rollback'> = {
      begin: async (mode) => {
        const connection = await engine.begin(mode);
        this.#since.set(connection, { mode, ranMs: ranMs() });
        return connection;
      },
      commit: (connection) => {
        this.#end(connection);
        return engine.commit(connection);
      },
      rollback: (connection) => {
        this.#end(connection);
        return engine.rollback(connection);
      },
    };
    return Object.assign(Object.create(engine) as Engine, measured);
  };

  /** Returns the longest times since the last call, by kind of transaction, in milliseconds of the processor. */
  take(): Partial<Record<Mode, number>> {
    const longest = this.#longest;
    this.#longest = {};
    return longest;
  }

  #end(connection: Connection): void {
    const began = this.#since.get(connection);
    if (!began) return;
    this.#since.delete(connection);
    this.#longest[began.mode] = Math.max(this.#longest[began.mode] ?? 0, ranMs() - began.ranMs);
  }
}
