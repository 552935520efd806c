import type { Logger } from 'pino';

import type { Actor } from '../../runtime/identity/actor.js';
import type { Clock } from '../../lib/clock.js';
import type { Store, Tx } from '../../runtime/store/types.js';
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

/** Reports are collected for this long before they are written together. */
const GATHER_MS = 1000;
/** Only the last reports of a user matter. At most this many wait to be written. */
const MAX_WAITING = 8;

/** A user whose status changed, with the times after the change. */
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

/** Collects the reports of clients and publishes them about once a second. */
export class Reports {
  #waiting: Waiting = new Map();
  /** Reports that are being written, until the board has read them. */
  #written: Waiting = new Map();
  /** The latest report of each user, if it changed nothing. */
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
   * Handles a change that another process published. A newer report that only repeated the previous status was a change
   * too, which this process could not know.
   */
  reconsider(row: PresenceRow): void {
    const repeat = this.#repeats.get(row.user_id);
    if (!repeat || !row.isShown) return;
    if (repeat.at >= row.connected_at && repeat.status !== statusOf(row)) this.add(row.user_id, repeat);
  }

  /** Returns what a user reported, if the board does not have it yet. */
  unpublished({ id, email, date_joined, settings }: Actor): Shown | undefined {
    const times = this.#timesOf(id);
    if (!times || times === this.parts.board.find(id) || !settings.presence_enabled) return undefined;
    return { ...times, user_id: id, email, date_joined, isShown: true };
  }

  /** Resolves when all due reports are written. */
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
    // Must come first, since it keeps other processes from writing between the read and the write.
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
