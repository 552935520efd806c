import type { Logger } from 'pino';

import type { Clock } from '../clock.js';
import type { Store, Tx } from '../store/types.js';
import type { Board } from './board.js';
import { listTimes, writeTimes, type Times } from './store.js';
import { afterReport, cameBack, type Report } from './times.js';

/** For how long reports are gathered before they are written together. */
const GATHER_MS = 1000;

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly board: Board;
  /** Told, in the transaction, of those who were away and are there again. */
  readonly returned: (tx: Tx, people: ReadonlyMap<number, Times>) => Promise<void>;
}

/** Gathers what clients report and publishes it about once a second. */
export class Reports {
  #pending = new Map<number, Report[]>();
  #cancel: (() => void) | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly parts: Parts) {}

  add(userId: number, report: Report): void {
    const published = this.parts.board.find(userId);
    if (published && afterReport(published, report) === published) return;
    const others = this.#pending.get(userId) ?? [];
    // Of reports in one second only one of each kind matters.
    const isSaid = others.some((one) => one.status === report.status && one.hasInput === report.hasInput);
    if (!isSaid) this.#pending.set(userId, [...others, report]);
    this.#schedule();
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
    const reports = this.#pending;
    if (reports.size === 0) return;
    this.#pending = new Map();
    try {
      await this.parts.store.write((tx) => this.#write(tx, reports));
      this.parts.board.expire();
    } catch (error) {
      this.parts.log.warn({ err: error }, 'Presence could not be written; it is tried again.');
      for (const [userId, ones] of this.#pending)
        reports.set(userId, [...(reports.get(userId) ?? []), ...ones]);
      this.#pending = reports;
      this.#schedule();
    }
  }

  async #write(tx: Tx, reports: ReadonlyMap<number, readonly Report[]>): Promise<void> {
    const before = await listTimes(tx, [...reports.keys()]);
    const after = new Map<number, Times>();
    for (const [userId, ones] of reports) {
      const was = before.get(userId);
      const times = ones.reduce<Times | undefined>(afterReport, was);
      if (times && times !== was) after.set(userId, times);
    }
    if (after.size === 0) return;
    await writeTimes(tx, after);
    const returned = [...after].filter(([userId, times]) => cameBack(before.get(userId), times));
    if (returned.length > 0) await this.parts.returned(tx, new Map(returned));
  }
}
