import { setImmediate } from 'node:timers/promises';

import type { Logger } from 'pino';

import { type Clock, MINUTE } from '../../lib/clock.js';
import { batchSizes } from '../../lib/byte-batches.js';
import { writeInBatches } from '../store/rows.js';
import type { Store } from '../store/types.js';
import type { Queue } from './queue.js';
import { type Hint, removeExpiredQueues, writeHints } from './queue-rows.js';
import { trimLog } from './prune-log.js';
import { type BudgetName, budgets } from '../../lib/budgets.js';

/** The current use of each budget, in bytes. */
export type Usage = Readonly<Partial<Record<BudgetName, number>>>;

/** Logs which budgets were reached, and their current use. Repeated events are logged once. */
export class ReachedBudgets {
  readonly #times = new Map<BudgetName, number>();

  constructor(
    private readonly logger: Logger,
    private readonly usage: () => Usage,
  ) {}

  note(name: BudgetName): void {
    this.#times.set(name, (this.#times.get(name) ?? 0) + 1);
  }

  /** Called at intervals. */
  report(): void {
    const usage = this.usage();
    this.logger.debug({ budgets: usage }, 'Bytes that count against budgets.');
    for (const [name, times] of this.#times) {
      const { bytes, of } = budgets[name];
      this.logger.info({ budget: name, bytes, times, budgets: usage }, `A budget was reached: ${of}.`);
    }
    this.#times.clear();
  }
}

/** Shorter steps do not end the lifespan of a queue whose client is connected. */
const SHORTEST_MS = MINUTE * 1000;

/**
 * Notices that the clock stepped forward, as when its time is corrected or the machine was suspended. Times from before
 * seem older than they are.
 */
class ForwardSteps {
  /** The time after the latest step, in UNIX seconds. 0 if there was none. */
  latest = 0;
  #now: number;
  #elapsed: number;

  constructor(private readonly clock: Clock) {
    this.#now = clock.now();
    this.#elapsed = clock.elapsed();
  }

  /** Compares the time with the duration since the last check. */
  check(): void {
    const { clock } = this;
    const [now, elapsed] = [clock.now(), clock.elapsed()];
    if (now - this.#now - (elapsed - this.#elapsed) > SHORTEST_MS) this.latest = clock.seconds();
    this.#now = now;
    this.#elapsed = elapsed;
  }
}

const FLUSH_MS = 10_000;
const COLLECT_MS = 60_000;

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly reached: ReachedBudgets;
  /** Called before queues are collected, to drop queues without polls from memory. */
  readonly unload: () => void;
}

/** Writes the hints of all queues every 10 seconds. Every minute, deletes idle queues and the front of the log. */
export class Maintenance {
  readonly #changed = new Set<Queue>();
  readonly #steps: ForwardSteps;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();
  readonly #cancels = new Map<number, () => void>();

  constructor(private readonly parts: Parts) {
    this.#steps = new ForwardSteps(parts.clock);
  }

  start(): void {
    this.#every(FLUSH_MS, () => this.#flush());
    this.#every(COLLECT_MS, () => this.#collect());
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const cancel of this.#cancels.values()) cancel();
    await this.#running;
    await this.#attempt(() => this.#flush());
  }

  /** Marks the queue's hint to be written. */
  note(queue: Queue): void {
    this.#changed.add(queue);
  }

  isNoted(queue: Queue): boolean {
    return this.#changed.has(queue);
  }

  /** Waits for all work that was due. */
  idle(): Promise<void> {
    return this.#running;
  }

  #every(milliseconds: number, work: () => Promise<void>): void {
    const again = (): void => {
      if (this.#stopped) return;
      const cancel = this.parts.clock.after(milliseconds, () => {
        this.#running = this.#running.then(() => this.#attempt(work)).then(again);
      });
      this.#cancels.set(milliseconds, cancel);
    };
    again();
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.parts.logger.warn({ err: error }, 'The event queues could not be kept up; it is tried again.');
    }
  }

  async #flush(): Promise<void> {
    const queues = [...this.#changed];
    if (queues.length === 0) return;
    this.#changed.clear();
    try {
      const hints = queues.map(({ id, kept, seenAt }) => ({ id, acknowledged: kept, seenAt }));
      const { store } = this.parts;
      // Transactions of their own, since other writes wait for each.
      const write = (some: readonly Hint[]): Promise<void> => store.write((tx) => writeHints(tx, some));
      await writeInBatches(hints, write, batchSizes.queueHints);
    } catch (error) {
      for (const queue of queues) this.#changed.add(queue);
      throw error;
    }
  }

  async #collect(): Promise<void> {
    const { reached, store, unload } = this.parts;
    this.#steps.check();
    reached.report();
    await this.#flush();
    unload();
    await this.#inBatches((now) =>
      store.write(async (tx) => {
        const limit = batchSizes.queues;
        const { latest: steppedAt } = this.#steps;
        return (await removeExpiredQueues(tx, now, { limit, steppedAt })) === limit;
      }),
    );
    await this.#inBatches((now) => this.#trim(now));
  }

  /** Returns whether there may be more to trim. */
  async #trim(now: number): Promise<boolean> {
    const { removed, endedQueues } = await this.parts.store.write((tx) => trimLog(tx, now));
    if (endedQueues > 0) {
      this.parts.logger.info(
        { queues: endedQueues },
        'Event queues were deleted whose clients were too far behind; they register again.',
      );
    }
    return removed > 0;
  }

  /** Deletes batches until none is left. Requests can run after each batch. */
  async #inBatches(remove: (now: number) => Promise<boolean>): Promise<void> {
    const now = this.parts.clock.seconds();
    while (!this.#stopped && (await remove(now))) await setImmediate();
  }
}
