import type { Logger } from 'pino';

import type { Clock } from '../clock.js';
import type { Store } from '../store/types.js';
import { claimJob, dueJobs, removeJob, type Job, type Jobs, type Kind } from './jobs.js';

const LOOK_EVERY_MS = 5_000;
const JOBS_AT_ONCE = 50;
/** With the time between them doubling, the last attempt is a day and a half after the first. */
const MAX_ATTEMPTS = 12;

export type Doers = { readonly [K in Kind]: (payload: Jobs[K], id: number) => Promise<void> };

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly doers: Doers;
}

/** Does what transactions left to be done, at least once each; any number of processes may. */
export class OutboxWorker {
  #stopped = false;
  #running: Promise<void> = Promise.resolve();
  #cancel: () => void = () => undefined;

  constructor(private readonly parts: Parts) {}

  start(): void {
    this.#cancel = this.parts.clock.after(LOOK_EVERY_MS, () => {
      this.#running = this.#lookAndGoOn();
    });
  }

  /** Waits for the job at hand. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#running;
  }

  /** All jobs that were due are done. */
  settled(): Promise<void> {
    return this.#running;
  }

  async #lookAndGoOn(): Promise<void> {
    try {
      await this.#work();
    } catch (error) {
      this.parts.log.warn({ err: error }, 'The outbox cannot be read; it is tried again.');
    }
    if (!this.#stopped) this.start();
  }

  async #work(): Promise<void> {
    const { store, clock } = this.parts;
    const jobs = await store.read((tx) => dueJobs(tx, clock.seconds(), JOBS_AT_ONCE));
    for (const job of jobs) {
      if (this.#stopped) return;
      if (await store.write((tx) => claimJob(tx, job, clock.seconds()))) await this.#do(job);
    }
  }

  async #do(job: Job): Promise<void> {
    const { store, log, doers } = this.parts;
    const { id, kind, attempts } = job;
    try {
      await doers[kind as Kind](JSON.parse(job.payload) as Jobs[Kind], id);
    } catch (error) {
      const isLast = attempts + 1 >= MAX_ATTEMPTS;
      log.warn(
        { err: error, kind, id },
        isLast ? 'A job failed for the last time; it is given up.' : 'A job failed; it is tried again.',
      );
      if (!isLast) return;
    }
    await store.write((tx) => removeJob(tx, id));
  }
}
