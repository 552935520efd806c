import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { budgets } from '../../../lib/budgets.js';
import type { Mode } from '../types.js';
import type { EngineOptions, Readers } from '../engine.js';
import { READ_LIMITS } from '../readers/limits.js';
import type { ConnectionQueue, ShortReads } from './connection-lines.js';
import { SqliteReader } from './reader.js';
import { openThreaded } from './threaded.js';

export const READERS = 2;

/** How often, and how many times, a WAL is tried to be emptied that a reader of another process uses. */
const [TRY_AGAIN_MS, MOST_TRIES] = [100, 50];

/** What uses the file besides the readers. */
interface Others {
  readonly line: ConnectionQueue;
  readonly reads: ShortReads;
}

/** Connections that read concurrently with the writer. Opened on first use. */
export class SqliteReaders implements Readers {
  readonly count = READERS;
  readonly #file: string;
  readonly #others: Others;
  readonly #options: EngineOptions;
  readonly #free: SqliteReader[] = [];

  constructor(file: string, others: Others, options: EngineOptions) {
    this.#file = file;
    this.#others = others;
    this.#options = options;
  }

  async begin(mode: Mode): Promise<SqliteReader> {
    const reader = await this.#take();
    try {
      // A plain read is a snapshot, too: BEGIN costs nothing, and COMMIT needs a transaction to end.
      await reader.begin(mode === 'read' ? 'snapshot' : mode);
      return reader;
    } catch (error) {
      await this.rollback(reader);
      throw error;
    }
  }

  async commit(reader: SqliteReader): Promise<void> {
    try {
      await reader.commit();
    } catch (error) {
      await this.rollback(reader);
      throw error;
    }
    this.#release(reader);
  }

  async rollback(reader: SqliteReader): Promise<void> {
    await reader.rollback();
    this.#release(reader);
  }

  /** SQLite restarts the WAL only while no reader is active. Readers without a pause would let it grow. */
  needsRest(): boolean {
    const { size } = statSync(`${this.#file}-wal`, { throwIfNoEntry: false }) ?? { size: 0 };
    return size > budgets.writeAheadLog.bytes;
  }

  async rest(): Promise<void> {
    const reader = await this.#take();
    try {
      // Readers of another process rest, too, when they have ended.
      for (let tries = 1; !(await this.#emptyLog(reader)) && tries < MOST_TRIES; tries += 1)
        await pause(TRY_AGAIN_MS);
    } finally {
      this.#release(reader);
    }
  }

  /** Returns false if another process reads. */
  async #emptyLog(reader: SqliteReader): Promise<boolean> {
    const { line, reads } = this.#others;
    const { writeTurns } = this.#options;
    await line.take('alone');
    try {
      await writeTurns?.take();
      const [result] = await reads.alone(() => reader.pragma('wal_checkpoint(TRUNCATE)'));
      return result?.busy === 0;
    } finally {
      writeTurns?.pass();
      line.pass();
    }
  }

  /** Writes what no reader needs of the WAL into the file. */
  async checkpoint(): Promise<void> {
    const reader = await this.#take();
    try {
      await reader.pragma('wal_checkpoint(PASSIVE)');
    } finally {
      this.#release(reader);
    }
  }

  close(): void {
    for (const reader of this.#free.splice(0)) reader.close();
  }

  async #take(): Promise<SqliteReader> {
    const free = this.#free.pop();
    if (free) return free;
    const { statementMs } = { ...READ_LIMITS, ...this.#options.readLimits };
    const reader = new SqliteReader(openThreaded(this.#file), statementMs, this.#options);
    await reader.prepareSession();
    return reader;
  }

  #release(reader: SqliteReader): void {
    if (reader.isWorn || reader.inTransaction()) reader.close();
    else this.#free.push(reader);
  }
}
