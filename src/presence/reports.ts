import type { Logger } from 'pino';

import type { Actor } from '../authentication/actor.js';
import type { Clock } from '../clock.js';
import type { Store, Tx } from '../store/types.js';
import type { PresenceIndex } from './published-presence.js';
import {
  listReporters,
  takeUpdateId,
  writeTimes,
  type PresenceRow,
  type Reporter,
  type Times,
} from './store.js';
import { afterReport, changesStatus, statusOf, type Report } from './presence-rules.js';
import type { Shown } from './view.js';

/** For how long reports are gathered before they are written together. */
const GATHER_MS = 1000;
/** Of the reports of one user that wait for the store only the last matter. */
const MAX_WAITING = 8;

/** A user whose status changed, with the times after that. */
export interface StatusChange extends Reporter {
  readonly times: Times;
}

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly board: PresenceIndex;
  /** Called in the transaction that writes the changes. */
  readonly changed: (tx: Tx, changes: readonly StatusChange[]) => Promise<void>;
}

type Waiting = Map<number, readonly Report[]>;

/** Gathers what clients report and publishes it about once a second. */
export class Reports {
  #waiting: Waiting = new Map();
  /** Those that are being written, until the board has read them. */
  #written: Waiting = new Map();
  /** The last report of each user that changed nothing. */
  readonly #repeats = new Map<number, Report>();
  #cancel: (() => void) | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly parts: Parts) {}

  add(userId: number, report: Report): void {
    const before = this.#timesOf(userId);
    if (before && afterReport(before, report) === before) {
      this.#repeats.set(userId, report);
      return;
    }
    this.#repeats.delete(userId);
    this.#waiting.set(userId, [...(this.#waiting.get(userId) ?? []), report].slice(-MAX_WAITING));
    this.#schedule();
  }

  /**
   * Another process published a change. A report that only repeated the status before it, and is newer, was a change
   * too, which this process could not know.
   */
  reconsider(row: PresenceRow): void {
    const repeat = this.#repeats.get(row.user_id);
    if (!repeat || !row.isShown) return;
    if (repeat.at >= row.connected_at && repeat.status !== statusOf(row)) this.add(row.user_id, repeat);
  }

  /** What a user reported and the board does not have yet. */
  unpublished({ id, email, settings }: Actor): Shown | undefined {
    const times = this.#timesOf(id);
    if (!times || times === this.parts.board.find(id) || !settings.presence_enabled) return undefined;
    return { ...times, user_id: id, email, isShown: true };
  }

  /** All that was due is written. */
  settled(): Promise<void> {
    return this.#writing;
  }

  async stop(): Promise<void> {
    this.#cancel?.();
    this.#begin();
    await this.#writing;
    this.#cancel?.();
  }

  #timesOf(userId: number): Times | undefined {
    const waiting = [...(this.#written.get(userId) ?? []), ...(this.#waiting.get(userId) ?? [])];
    return waiting.reduce<Times | undefined>(afterReport, this.parts.board.find(userId));
  }

  #schedule(): void {
    this.#cancel ??= this.parts.clock.after(GATHER_MS, () => {
      this.#begin();
    });
  }

  #begin(): void {
    this.#cancel = undefined;
    this.#writing = this.#writing.then(() => this.#flush());
  }

  async #flush(): Promise<void> {
    const reports = this.#waiting;
    if (reports.size === 0) return;
    this.#waiting = new Map();
    this.#written = reports;
    const { store, board, log } = this.parts;
    try {
      await store.write((tx) => this.#write(tx, reports));
      board.expire();
      await board.fresh();
    } catch (error) {
      log.warn({ err: error }, 'Presence could not be written; it is tried again.');
      for (const [userId, ones] of this.#waiting)
        reports.set(userId, [...(reports.get(userId) ?? []), ...ones].slice(-MAX_WAITING));
      this.#waiting = reports;
      this.#schedule();
    } finally {
      this.#written = new Map();
    }
  }

  async #write(tx: Tx, reports: Waiting): Promise<void> {
    // First, since it keeps other processes from writing between what is read and what is written.
    const updateId = await takeUpdateId(tx);
    const after = new Map<number, Times>();
    const changes: StatusChange[] = [];
    for (const reporter of await listReporters(tx, [...reports.keys()])) {
      const ones = reports.get(reporter.id) ?? [];
      const times = ones.reduce<Times | undefined>(afterReport, reporter.times);
      if (!times || times === reporter.times) continue;
      after.set(reporter.id, times);
      if (changesStatus(reporter.times, times)) changes.push({ ...reporter, times });
    }
    if (after.size > 0) await writeTimes(tx, updateId, after);
    if (changes.length > 0) await this.parts.changed(tx, changes);
  }
}
