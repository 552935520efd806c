import { performance } from 'node:perf_hooks';

import { chargeTo } from '../../lib/event-loop.js';
import { type Audience, includesUser, type LogEntry, type LoggedEvent, userIdsOf } from './events.js';
import type { Delivered, PendingBytes } from './pending-bytes.js';
import type { Queue } from './queue.js';
import type { Render, Rendering } from './variants.js';

/**
 * Milliseconds that deliveries may delay requests in one slice. Within these limits, a slice takes a share of the time that
 * the requests took since the last one. With a fixed time, a delivery to many users would take longer the more requests there
 * are, and each step of a request would wait longer the fewer there are.
 */
const [LEAST_SLICE_MS, MOST_SLICE_MS] = [1, 5];
const SHARE = 0.5;
/** Milliseconds that ending one poll costs after the slice, if its response is written later. */
const RESPONSE_MS = 0.04;
/** Number of entries after which the reached polls are ended. */
const ENTRIES_PER_RESPONSE = 50;
/** Number of queues of one owner that get events together with those of others. Their other queues get them afterwards. */
const FIRST_OF_OWNER = 8;

/** An event for the queues that get it after those of other owners. */
interface Late {
  readonly logged: LoggedEvent;
  readonly queues: readonly Queue[];
}

interface Parts {
  readonly render: Render;
  /** Takes the next entries in log order. */
  readonly take: () => readonly LogEntry[];
  /** Called after each slice. */
  readonly sliced: () => void;
  /** Called whenever `position` advanced. */
  readonly passed: () => void;
  readonly pending: PendingBytes<Queue>;
  /** Called when a queue, or all queues together, exceeded the budget. */
  readonly overflowed: (budget: 'pendingOfQueue' | 'pendingInAll') => void;
}

/** Delivers entries to hot queues in time slices, so requests can run during the delivery of an event to many users. */
export class Delivery {
  /** Every hot queue has its events up to this id … */
  position = 0;
  /** … and perhaps those of the entry with this id. */
  reached = 0;
  /** Lists, since most users have one queue, for which a set would take more memory. They are never changed. */
  readonly #byUser = new Map<number, readonly Queue[]>();
  readonly #onlookers = new Set<Queue>();
  /** The number of hot queues of each owner. */
  readonly #ofOwner = new Map<number, number>();
  readonly #ready = new Set<Queue>();
  readonly #passing: { readonly id: number; readonly done: () => void }[] = [];
  #work: Iterator<number, void> | undefined;
  #scheduled: NodeJS.Immediate | undefined;
  /** When the last slice ended. */
  #slicedAt = 0;
  #stopped = false;

  constructor(private readonly parts: Parts) {}

  /** Whether some receivers of an event do not have it yet. */
  get isDelivering(): boolean {
    return this.#work !== undefined;
  }

  /** Starts the delivery to a queue that has all its events up to `scanned`. */
  attach(queue: Queue, scanned: number): void {
    if (scanned < this.reached) throw new Error('A queue was attached before it had read enough.');
    if (!queue.hot) queue.rank = this.#count(queue, 1);
    queue.hot = true;
    queue.scanned = scanned;
    const ofUser = this.#byUser.get(queue.user_id) ?? [];
    if (!ofUser.includes(queue)) this.#byUser.set(queue.user_id, [...ofUser, queue]);
    if (queue.options.all_public_streams) this.#onlookers.add(queue);
  }

  detach(queue: Queue): void {
    if (queue.hot) this.#count(queue, -1);
    queue.cool();
    this.#ready.delete(queue);
    this.#onlookers.delete(queue);
    const others = this.#byUser.get(queue.user_id)?.filter((other) => other !== queue) ?? [];
    if (others.length > 0) this.#byUser.set(queue.user_id, others);
    else this.#byUser.delete(queue.user_id);
  }

  /** Returns the number of hot queues of the owner after a change. */
  #count({ ownerId }: Queue, change: 1 | -1): number {
    const count = (this.#ofOwner.get(ownerId) ?? 0) + change;
    if (count > 0) this.#ofOwner.set(ownerId, count);
    else this.#ofOwner.delete(ownerId);
    return count;
  }

  /** Keeps an event for the client of a hot queue, within the budgets. */
  push(queue: Queue, delivered: Delivered): void {
    const hasRoom = queue.push(delivered);
    if (queue.poll) this.#ready.add(queue);
    if (!hasRoom) {
      this.parts.overflowed('pendingOfQueue');
      this.#overflow(queue);
    }
    for (const greatest of this.parts.pending.surplus()) {
      this.parts.overflowed('pendingInAll');
      this.#overflow(greatest);
    }
  }

  /** Skips the delivery of entries up to this id. */
  skipTo(id: number): void {
    this.reached = Math.max(this.reached, id);
    this.position = Math.max(this.position, id);
  }

  /** Waits until every hot queue has its events up to `id`. */
  passed(id: number): Promise<void> {
    if (this.position >= id || this.#stopped) return Promise.resolve();
    return new Promise((done) => this.#passing.push({ id, done }));
  }

  /**
   * Schedules a slice after the current turn of the event loop, so the request that caused the events gets its response
   * first.
   */
  wake(): void {
    this.#scheduled ??= setImmediate(() => {
      this.#scheduled = undefined;
      this.#slice();
      this.parts.sliced();
    });
  }

  stop(): void {
    this.#stopped = true;
    clearImmediate(this.#scheduled);
    this.#work = undefined;
    this.parts.sliced();
    for (const { done } of this.#passing.splice(0)) done();
  }

  #slice(): void {
    // The request whose events these are does not pay for those who receive them.
    chargeTo(undefined);
    const now = performance.now();
    const sinceSlice = this.#work ? now - this.#slicedAt : 0;
    let until = now + Math.min(MOST_SLICE_MS, Math.max(LEAST_SLICE_MS, sinceSlice * SHARE));
    do {
      this.#work ??= this.#begin();
      if (!this.#work) return;
      const step = this.#work.next();
      if (step.done) this.#work = undefined;
      else until -= step.value;
    } while (performance.now() < until);
    this.#slicedAt = performance.now();
    this.wake();
  }

  #begin(): Iterator<number, void> | undefined {
    const entries = this.parts.take();
    return entries.length > 0 ? this.#deliver(entries) : undefined;
  }

  /** Yields, between steps, the time that each step adds to the slice beyond its own run time, in milliseconds. */
  *#deliver(entries: readonly LogEntry[]): Generator<number, void> {
    for (let start = 0; start < entries.length; start += ENTRIES_PER_RESPONSE)
      yield* this.#deliverPart(entries.slice(start, start + ENTRIES_PER_RESPONSE));
  }

  *#deliverPart(entries: readonly LogEntry[]): Generator<number, void> {
    const late: Late[] = [];
    for (const { id, logged } of entries) {
      this.reached = Math.max(this.reached, id);
      if (logged) yield* this.#offer(logged, late);
    }
    if (late.length > 0) yield* this.#endPolls();
    for (const one of late) yield* this.#offerLate(one);
    this.position = Math.max(this.position, this.reached);
    this.#notifyPassed();
    yield* this.#endPolls();
  }

  *#offer(logged: LoggedEvent, late: Late[]): Generator<number, void> {
    const rendering = this.parts.render(logged);
    const queues: Queue[] = [];
    for (const queue of this.#receivers(logged.audience)) {
      if (queue.rank > FIRST_OF_OWNER) queues.push(queue);
      else if (this.#give(queue, logged, rendering)) yield 0;
    }
    if (queues.length > 0) late.push({ logged, queues });
  }

  *#offerLate({ logged, queues }: Late): Generator<number, void> {
    // Made again, since those of many events would take much memory.
    const rendering = this.parts.render(logged);
    for (const queue of queues) if (this.#give(queue, logged, rendering)) yield 0;
  }

  *#receivers(audience: Audience): Generator<Queue> {
    for (const userId of this.#usersOf(audience)) yield* this.#byUser.get(userId) ?? [];
    if (audience.publicChannel) yield* this.#onlookers;
  }

  /** The users of an audience. Of many users only those who have queues. */
  *#usersOf(audience: Audience): Generator<number> {
    const { users } = audience;
    if (users !== 'everyone' && users.length <= this.#byUser.size) yield* userIdsOf(audience) ?? [];
    else for (const userId of this.#byUser.keys()) if (includesUser(audience, userId)) yield userId;
  }

  /** Returns false if the queue has the event already: it read ahead of the delivery, or is in the audience twice. */
  #give(queue: Queue, logged: LoggedEvent, rendering: Rendering): boolean {
    if (!queue.hot || queue.scanned >= logged.id) return false;
    queue.scanned = logged.id;
    const delivered = logged.id > queue.acknowledged && queue.takes(logged) ? rendering(queue) : null;
    if (delivered) this.push(queue, delivered);
    return true;
  }

  /** Sends the pending events to the client. The queue reads the rest from the log. */
  #overflow(queue: Queue): void {
    queue.poll?.end(queue.pending);
    this.detach(queue);
  }

  #notifyPassed(): void {
    this.parts.passed();
    for (const waiting of this.#passing.splice(0)) {
      if (waiting.id <= this.position) waiting.done();
      else this.#passing.push(waiting);
    }
  }

  *#endPolls(): Generator<number, void> {
    for (const queue of this.#ready) {
      this.#ready.delete(queue);
      const { poll } = queue;
      if (!poll || queue.pending.length === 0) continue;
      poll.end(queue.pending);
      yield poll.isLater ? RESPONSE_MS : 0;
    }
  }
}
