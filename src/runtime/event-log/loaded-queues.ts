import { performance } from 'node:perf_hooks';

import { errors } from '../../../generated/errors.js';
import type { Clock } from '../../lib/clock.js';
import type { Store } from '../store/types.js';
import { EVERYTHING } from './log.js';
import type { PendingBytes } from './pending-bytes.js';
import { findQueue } from './queue-rows.js';
import { type CompileNarrow, Queue } from './queue.js';

/** Milliseconds that a request waits for a delivery at most. */
const WAIT_MS = 500;
/** Milliseconds that the requests that continue in one turn of the event loop may take together. */
const TURN_MS = 2.5;
/** Requests that continue in one turn: at least, and at most. Their number follows from what those of the last turn took. */
const [FEWEST, MOST] = [20, 100];

interface Waiting {
  readonly since: number;
  readonly proceed: () => void;
}

/**
 * The requests of clients that ask for their next events during a delivery. The first receivers of an event return while
 * it is being delivered to the others. Their requests wait, so that the last receiver does not wait for all of them.
 */
export class ReturningClients {
  /** In the order of their arrival. */
  readonly #waiting = new Set<Waiting>();
  #isScheduled = false;
  #atOnce = FEWEST;

  constructor(private readonly isDelivering: () => boolean) {}

  /** Calls `proceed` when no delivery is going on, or when the request has waited long enough. */
  admit(proceed: () => void): void {
    if (this.#waiting.size > 0 || this.isDelivering())
      this.#waiting.add({ since: performance.now(), proceed });
    else proceed();
  }

  /** Must be called after each slice of a delivery. */
  sliced(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#continue();
    });
  }

  #continue(): void {
    const began = performance.now();
    const latest = this.isDelivering() ? began - WAIT_MS : Infinity;
    let free = this.#atOnce;
    for (const one of this.#waiting) {
      if (one.since > latest) return;
      if (free === 0) break;
      free -= 1;
      this.#waiting.delete(one);
      one.proceed();
    }
    if (free === 0) this.#measure(began);
    this.sliced();
  }

  /** Adapts the number to the time that the requests take, when no microtask of theirs is left. */
  #measure(began: number): void {
    queueMicrotask(() => {
      process.nextTick(() => {
        const share = TURN_MS / Math.max(performance.now() - began, TURN_MS / MOST);
        this.#atOnce = Math.min(MOST, Math.max(FEWEST, Math.floor(this.#atOnce * Math.min(share, 2))));
      });
    });
  }
}

/** A queue without a poll for this long is dropped from memory. Its next poll reads it again. */
const UNLOADED_AFTER_SECONDS = 60;

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly pending: PendingBytes<Queue>;
  readonly compileNarrow: CompileNarrow;
  /** Ends the delivery of events to a queue. */
  readonly detach: (queue: Queue) => void;
  /** Returns whether a change of the queue waits to be written. */
  readonly isNoted: (queue: Queue) => boolean;
}

/** The queues in the memory of this process. They are read when a client first asks for their events. */
export class LoadedQueues {
  readonly #loaded = new Map<string, Queue>();
  readonly #loading = new Map<string, Promise<Queue>>();
  /** Incremented whenever a queue is forgotten, since a row read earlier may no longer exist. */
  #forgotten = 0;

  constructor(private readonly parts: Parts) {}

  /** Returns a queue in memory, of any user. */
  get(id: string): Queue | undefined {
    return this.#loaded.get(id);
  }

  async find(id: string, userId: number): Promise<Queue> {
    const queue = this.#loaded.get(id) ?? (await this.#load(id));
    if (queue.user_id !== userId) throw errors.badEventQueueId({ queue_id: id });
    return queue;
  }

  /** Returns whether a client waits on this process for events of a queue. */
  isWaiting(id: string): boolean {
    return this.#loaded.get(id)?.poll !== undefined;
  }

  /** The number of waiting clients. */
  get waiting(): number {
    let count = 0;
    for (const queue of this.#loaded.values()) if (queue.poll) count += 1;
    return count;
  }

  get counts(): { readonly queues: number; readonly events: number } {
    let events = 0;
    for (const { pending } of this.#loaded.values()) events += pending.length;
    return { queues: this.#loaded.size, events };
  }

  /** The users of the queues whose clients are not waiting for an event that did not happen yet. */
  get busyUsers(): readonly number[] {
    const busy = [...this.#loaded.values()].filter(({ poll, pending }) => !poll || pending.length > 0);
    return busy.map(({ user_id }) => user_id);
  }

  /** Returns whether a client of the user waits for events. */
  hasWaiting(userId: number): boolean {
    return this.#ofUser(userId).some(({ poll }) => poll);
  }

  /** Ends every waiting poll without events. */
  endPolls(): void {
    for (const queue of this.#loaded.values()) queue.poll?.end([]);
  }

  /** Handles `queue:<id>`, `ended-queue:<id>` and `queues:<user id>`. Other names are those of other caches. */
  invalidate(name: string): void {
    const [kind, subject = ''] = name.split(':');
    if (kind === 'queue') this.#forget([this.#loaded.get(subject)]);
    else if (kind === 'ended-queue') this.#refuse(subject);
    else if (kind === 'queues') this.#forget(this.#ofUser(Number(subject)));
    else if (kind === EVERYTHING) this.#forget([...this.#loaded.values()]);
  }

  unloadIdle(): void {
    const { clock, isNoted } = this.parts;
    const before = clock.seconds() - UNLOADED_AFTER_SECONDS;
    for (const queue of this.#loaded.values()) {
      const isIdle = !queue.poll && queue.seenAt < before && !isNoted(queue);
      if (isIdle) this.#unload(queue);
    }
  }

  #load(id: string): Promise<Queue> {
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#read(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    return loading;
  }

  async #read(id: string): Promise<Queue> {
    for (;;) {
      const before = this.#forgotten;
      const row = await this.parts.store.read((tx) => findQueue(tx, id));
      if (!row) throw errors.badEventQueueId({ queue_id: id });
      if (this.#forgotten !== before) continue;
      const queue = new Queue(row, this.parts.pending, this.parts.compileNarrow);
      this.#loaded.set(id, queue);
      return queue;
    }
  }

  /** Ends the poll of a waiting client with the error that its queue was deleted. */
  #refuse(id: string): void {
    const queue = this.#loaded.get(id);
    queue?.poll?.end(errors.badEventQueueId({ queue_id: id }));
    this.#forget([queue]);
  }

  #ofUser(userId: number): Queue[] {
    return [...this.#loaded.values()].filter((queue) => queue.user_id === userId);
  }

  #forget(queues: readonly (Queue | undefined)[]): void {
    this.#forgotten += 1;
    for (const queue of queues) if (queue) this.#unload(queue);
  }

  #unload(queue: Queue): void {
    this.#loaded.delete(queue.id);
    this.parts.detach(queue);
    queue.turn += 1;
    queue.poll?.end([]);
  }
}
