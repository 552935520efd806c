import type { Logger } from 'pino';

import type { Clock } from '../../lib/clock.js';
import { PeriodicTask } from '../../lib/periodic-task.js';
import type { Store } from '../store/types.js';
import {
  claimJob,
  dueJobs,
  PermanentFailure,
  removeJob,
  TemporaryFailure,
  type Job,
  type Jobs,
  type Kind,
} from './jobs.js';

const LOOK_EVERY_MS = 5_000;
const JOBS_AT_ONCE = 50;
/** With a delay that doubles each time, the last attempt is a day and a half after the first. */
const MAX_ATTEMPTS = 12;

export type JobHandlers = { readonly [K in Kind]: (payload: Jobs[K], id: number) => Promise<void> };

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  /** The kinds of jobs that the worker runs. */
  readonly handlers: Partial<JobHandlers>;
  /** Called after each round of jobs, to free shared resources. */
  readonly afterBatch?: () => void;
}

export type OutboxParts = Parts & { readonly handlers: JobHandlers };

/** Runs the jobs that transactions queued, at least once each. Any number of processes may run it. */
export class OutboxWorker extends PeriodicTask {
  constructor(
    private readonly parts: Parts,
    everyMs = LOOK_EVERY_MS,
  ) {
    super(parts, { everyMs, errorMessage: 'The outbox cannot be read; it is tried again.' });
  }

  protected async work(isStopped: () => boolean): Promise<void> {
    let isMore = true;
    try {
      while (isMore && !isStopped()) isMore = await this.#doBatch(isStopped);
    } finally {
      this.parts.afterBatch?.();
    }
  }

  /** Returns whether there may be more jobs. More urgent jobs that arrive meanwhile come first in the next batch. */
  async #doBatch(isStopped: () => boolean): Promise<boolean> {
    const { store, clock, handlers } = this.parts;
    const kinds = Object.keys(handlers);
    const jobs = await store.read((tx) => dueJobs(tx, kinds, clock.seconds(), JOBS_AT_ONCE));
    for (const job of jobs) {
      if (isStopped()) return false;
      if (await store.write((tx) => claimJob(tx, job, clock.seconds()))) await this.#do(job);
    }
    return jobs.length === JOBS_AT_ONCE;
  }

  async #do(job: Job): Promise<void> {
    const { store, handlers } = this.parts;
    const { id, kind } = job;
    try {
      const doer: ((payload: never, id: number) => Promise<void>) | undefined = handlers[kind as Kind];
      await doer?.(JSON.parse(job.payload) as never, id);
    } catch (error) {
      if (!this.#isOver(job, error)) return;
    }
    await store.write((tx) => removeJob(tx, id));
  }

  /** Logs why a job failed. Returns true if it is not retried. */
  #isOver({ id, kind, attempts }: Job, error: unknown): boolean {
    const { log } = this.parts;
    if (error instanceof PermanentFailure) {
      log.warn({ kind, id, ...error.facts }, `${error.message} It is not tried again.`);
      return true;
    }
    const isLast = attempts + 1 >= MAX_ATTEMPTS;
    if (error instanceof TemporaryFailure) {
      log.warn({ kind, id }, `${error.message} The job is ${isLast ? 'given up' : 'tried again'}.`);
      return isLast;
    }
    log.warn(
      { err: error, kind, id },
      isLast ? 'A job failed for the last time; it is given up.' : 'A job failed; it is tried again.',
    );
    return isLast;
  }
}
