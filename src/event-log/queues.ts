import type { Logger } from 'pino';

import { errors } from '../../generated/errors.js';
import { budgets } from '../budgets.js';
import type { Clock } from '../clock.js';
import type { Store } from '../store/types.js';
import { UserSemaphore } from '../lib/user-semaphore.js';
import { catchUp, type CatchUpParts } from './catch-up.js';
import { Delivery } from './queue-delivery.js';
import { Heartbeats } from './heartbeat.js';
import { EVERYTHING, type EventLog } from './log.js';
import { Maintenance } from './maintenance.js';
import { Poll } from './poll.js';
import { Queue } from './queue.js';
import { PendingBytes } from './pending-bytes.js';
import { findQueue } from './queue-rows.js';
import { ReachedBudgets, type Usage } from './reached-budgets.js';
import { ResponseBytes, Responses } from './responses.js';
import { SentIds } from './sent-ids.js';
import { textBytes } from './sizes.js';
import { Tailer } from './tailer.js';
import { createRender, type Delivered, type Renderer } from './variants.js';

/** A queue without a poll for this long is dropped from memory. Its next poll reads it again. */
const UNLOADED_AFTER_SECONDS = 60;
/** Number of queues for which the log is read at once. Each one needs a database read and a response. */
const READING_AT_ONCE = 4;

const bytesOf = (events: readonly Delivered[]): number =>
  events.reduce((sum, { json }) => sum + textBytes(json), 0);

export interface PollRequest {
  readonly queueId: string;
  readonly userId: number;
  /** Absent: all events that are not acknowledged yet. */
  readonly lastEventId: number | undefined;
  readonly dontBlock: boolean;
  readonly client: WaitingClient;
}

/** The connection of a client that asks for events. */
interface WaitingClient {
  /** Whether `signal` is aborted. */
  readonly isOver: boolean;
  /** Aborted when the client disconnects, or when its session ends. */
  readonly signal: AbortSignal;
  /** Calls the listener once when the response is sent or can no longer be sent. */
  whenSent(listener: () => void): void;
}

/** A client that asks for the events of a queue, until another one does. */
interface Connected {
  readonly queue: Queue;
  readonly isOver: () => boolean;
}

interface Parts {
  readonly store: Store;
  readonly log: EventLog;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly renderers: readonly Renderer[];
}

/** All event queues. Any process serves any queue. */
export class Queues {
  readonly #loaded = new Map<string, Queue>();
  readonly #loading = new Map<string, Promise<Queue>>();
  /** Incremented whenever a queue is forgotten, since a row read earlier may no longer exist. */
  #forgotten = 0;
  #stopping = false;
  readonly #tailer: Tailer;
  readonly #delivery: Delivery;
  readonly #heartbeats: Heartbeats;
  readonly #maintenance: Maintenance;
  readonly #pending = new PendingBytes();
  readonly #responses = new Responses();
  readonly #reached: ReachedBudgets;
  readonly #catchUpParts: CatchUpParts;
  readonly #unsubscribe: () => void;

  constructor(private readonly parts: Parts) {
    const { store, log, renderers, logger } = parts;
    const render = createRender(renderers, logger);
    this.#reached = new ReachedBudgets(logger, () => this.usage);
    const overflowed: ReachedBudgets['note'] = (name) => {
      this.#reached.note(name);
    };
    this.#delivery = new Delivery({
      render,
      pending: this.#pending,
      overflowed,
      take: () => this.#tailer.take(),
      passed: () => {
        this.#heartbeats.passed();
      },
    });
    this.#tailer = new Tailer({
      ...parts,
      wake: () => {
        this.#delivery.wake();
      },
      skipped: (id) => {
        this.#delivery.skipTo(id);
      },
      overflowed,
    });
    this.#heartbeats = new Heartbeats({ ...parts, delivery: this.#delivery });
    this.#maintenance = new Maintenance({
      ...parts,
      reached: this.#reached,
      unload: () => {
        this.#unloadIdle();
      },
    });
    const turns = new UserSemaphore(READING_AT_ONCE);
    this.#catchUpParts = { store, tailer: this.#tailer, delivery: this.#delivery, render, turns };
    this.#unsubscribe = log.onInvalidate((name) => {
      this.#invalidate(name);
    });
  }

  async start(): Promise<void> {
    await this.#tailer.start();
    this.#maintenance.start();
  }

  /** Ends every waiting poll. Later polls end at once. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#responses.stop();
    for (const queue of this.#loaded.values()) queue.poll?.end([]);
    this.#unsubscribe();
    await this.#tailer.stop();
    this.#delivery.stop();
    await this.#maintenance.stop();
  }

  /** Waits for all upkeep that is due. */
  settled(): Promise<void> {
    return this.#maintenance.idle();
  }

  /**
   * Waits until this process has applied the invalidations of all transactions committed before the call, by any
   * process. Returns false if it gave up earlier.
   */
  caughtUp(): Promise<boolean> {
    return this.#tailer.caughtUp();
  }

  /** Waits until every queue has its events up to an id. */
  delivered(id: number): Promise<void> {
    return this.#delivery.passed(id);
  }

  /** The bytes in memory for event queues. */
  get usage(): Usage {
    return {
      recentEvents: this.#tailer.recent.bytes,
      heldEvents: this.#tailer.heldBytes,
      earlyEvents: this.#tailer.earlyBytes,
      pendingInAll: this.#pending.total,
      eventResponsesTotal: this.#responses.total,
    };
  }

  /** Returns whether a client waits on this process for events of a queue. */
  isWaiting(queueId: string): boolean {
    return this.#loaded.get(queueId)?.poll !== undefined;
  }

  /** The number of waiting clients. */
  get waiting(): number {
    let count = 0;
    for (const queue of this.#loaded.values()) if (queue.poll) count += 1;
    return count;
  }

  async poll(request: PollRequest): Promise<readonly Delivered[]> {
    const connected = await this.#connect(request);
    if (connected.isOver()) return [];
    const response = new ResponseBytes(this.#responses, request.userId);
    request.client.whenSent(() => {
      response.sent();
    });
    return this.#next(connected, request, response);
  }

  /** Returns the events of one poll after the other, until the client disconnects or another client connects. */
  async stream(request: PollRequest): Promise<AsyncIterable<readonly Delivered[]>> {
    const connected = await this.#connect(request);
    return this.#batches(connected, request);
  }

  async *#batches(connected: Connected, request: PollRequest): AsyncGenerator<readonly Delivered[]> {
    const { queue, isOver } = connected;
    const sentIds = new SentIds(this.parts.clock);
    while (!isOver() && !this.#stopping) {
      const response = new ResponseBytes(this.#responses, request.userId);
      try {
        const events = await this.#next(connected, request, response);
        if (events.length > 0) yield events;
        const last = events.at(-1);
        if (last) queue.passTo(last.id, sentIds.add(last.id));
      } finally {
        response.sent();
      }
      if (request.dontBlock) return;
    }
  }

  /** Ends the queue's earlier connection. */
  async #connect({ queueId, userId, lastEventId, client }: PollRequest): Promise<Connected> {
    const queue = await this.#find(queueId, userId);
    const turn = (queue.turn += 1);
    queue.poll?.end([]);
    this.#see(queue);
    await this.#acknowledge(queue, lastEventId);
    return { queue, isOver: () => queue.turn !== turn || client.isOver };
  }

  async #next(
    { queue, isOver }: Connected,
    request: PollRequest,
    response: ResponseBytes,
  ): Promise<readonly Delivered[]> {
    const events = await this.#await(queue, request, response, isOver);
    // The queue continues with its own list while the response waits.
    const sent = [...events];
    await response.hold(bytesOf(sent));
    return isOver() ? [] : sent;
  }

  async #await(
    queue: Queue,
    { dontBlock, client }: PollRequest,
    response: ResponseBytes,
    isOver: () => boolean,
  ): Promise<readonly Delivered[]> {
    // A client that does not wait still gets all events from before its request.
    if (dontBlock && queue.hot) await this.#delivery.passed(this.#tailer.newest);
    const events = queue.hot ? queue.pending : await this.#catchUp(queue, response, isOver);
    if (isOver() || events.length > 0 || dontBlock || this.#stopping) return events;
    return this.#park(queue, client.signal);
  }

  async #catchUp(
    queue: Queue,
    response: ResponseBytes,
    isOver: () => boolean,
  ): Promise<readonly Delivered[]> {
    await response.hold(budgets.eventsResponse.bytes);
    const events = isOver() ? [] : await catchUp(this.#catchUpParts, queue, isOver);
    await response.hold(bytesOf(events));
    return events;
  }

  async #find(id: string, userId: number): Promise<Queue> {
    const queue = this.#loaded.get(id) ?? (await this.#load(id));
    if (queue.user_id !== userId) throw errors.badEventQueueId({ queue_id: id });
    return queue;
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
      const queue = new Queue(row, this.#pending);
      this.#loaded.set(id, queue);
      return queue;
    }
  }

  async #acknowledge(queue: Queue, lastEventId: number | undefined): Promise<void> {
    if (lastEventId === undefined) {
      this.#rewind(queue, queue.kept);
      return;
    }
    const nothingYet = queue.kept === queue.registered;
    if (lastEventId < queue.kept && !nothingYet) throw errors.eventPruned({ event_id: lastEventId });
    // The client may have received newer events from another process than this one has read.
    if (lastEventId > this.#tailer.head) await this.#tailer.refresh();
    if (lastEventId > this.#tailer.head) throw errors.eventNotInQueue({ event_id: lastEventId });
    this.#rewind(queue, Math.max(lastEventId, queue.kept));
    queue.acknowledge(lastEventId);
  }

  /** Reads the log again after an ID, if a stream sent more that the client did not receive. */
  #rewind(queue: Queue, id: number): void {
    if (id >= queue.acknowledged) return;
    this.#delivery.detach(queue);
    queue.acknowledged = id;
  }

  #see(queue: Queue): void {
    queue.seenAt = this.parts.clock.seconds();
    this.#maintenance.note(queue);
  }

  #park(queue: Queue, signal: AbortSignal): Promise<readonly Delivered[]> {
    const poll = new Poll();
    const leave = (): void => {
      poll.end([]);
    };
    signal.addEventListener('abort', leave);
    queue.poll = poll;
    poll.whenOver(() => {
      signal.removeEventListener('abort', leave);
      if (queue.poll === poll) queue.poll = undefined;
      this.#see(queue);
    });
    this.#heartbeats.schedule(queue, poll);
    return poll.answered;
  }

  /** Handles `queue:<id>`, `ended-queue:<id>` and `queues:<user id>`. Other names are those of other caches. */
  #invalidate(name: string): void {
    const [kind, subject = ''] = name.split(':');
    if (kind === 'queue') this.#forget([this.#loaded.get(subject)]);
    else if (kind === 'ended-queue') this.#refuse(subject);
    else if (kind === 'queues') this.#forget(this.#ofUser(Number(subject)));
    else if (kind === EVERYTHING) this.#forget([...this.#loaded.values()]);
  }

  /** Ends the poll of a waiting client with the error that its queue was deleted. */
  #refuse(id: string): void {
    const queue = this.#loaded.get(id);
    queue?.poll?.refuse(errors.badEventQueueId({ queue_id: id }));
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
    this.#delivery.detach(queue);
    queue.turn += 1;
    queue.poll?.end([]);
  }

  #unloadIdle(): void {
    const before = this.parts.clock.seconds() - UNLOADED_AFTER_SECONDS;
    for (const queue of this.#loaded.values()) {
      const isIdle = !queue.poll && queue.seenAt < before && !this.#maintenance.isNoted(queue);
      if (isIdle) this.#unload(queue);
    }
  }
}

export const createQueues = (parts: Parts): Queues => new Queues(parts);
