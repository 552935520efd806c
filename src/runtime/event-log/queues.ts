import type { Logger } from 'pino';

import type { Clock } from '../../lib/clock.js';
import { OwnerTurns } from '../../lib/owner-turns.js';
import type { Store } from '../store/types.js';
import { type EventParts, EventRequests, type Polled, type PollRequest } from './event-requests.js';
import { Heartbeats } from './heartbeat.js';
import { type HotPoll, HotPolls } from './hot-polls.js';
import { LoadedQueues, ReturningClients } from './loaded-queues.js';
import type { EventLog } from './log.js';
import { Maintenance, ReachedBudgets, type Usage } from './maintenance.js';
import { type Delivered, PendingBytes, RenderedEvents } from './pending-bytes.js';
import type { CompileNarrow, Queue } from './queue.js';
import { Delivery } from './queue-delivery.js';
import { Responses } from './responses.js';
import { type LogSiblings, Tailer } from './tailer.js';
import { WaitingPolls } from './waiting-polls.js';
import { createRender, type Render, type Renderer } from './variants.js';

/** Number of queues for which the log is read at once. Each one needs a database read and a response. */
const READING_AT_ONCE = 4;

interface Parts {
  readonly store: Store;
  readonly log: EventLog;
  readonly siblings?: LogSiblings | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly renderers: readonly Renderer[];
  readonly compileNarrow: CompileNarrow;
  /** Ends responses that clients do not read. Called while others wait for their place. */
  readonly endStalled: () => void;
}

interface QueueParts extends Parts {
  readonly render: Render;
  readonly pending: PendingBytes<Queue>;
  readonly reached: ReachedBudgets;
}

/** Connects what brings the entries of the log to the queues. */
const connectDelivery = (
  parts: QueueParts,
): Pick<EventParts, 'delivery' | 'tailer'> & {
  readonly heartbeats: Heartbeats;
  readonly returning: ReturningClients;
} => {
  const overflowed: ReachedBudgets['note'] = (name) => {
    parts.reached.note(name);
  };
  const delivery = new Delivery({
    ...parts,
    overflowed,
    take: () => tailer.take(),
    sliced: () => {
      returning.sliced();
    },
    passed: () => {
      heartbeats.passed();
    },
  });
  const tailer = new Tailer({
    ...parts,
    overflowed,
    wake: () => {
      delivery.wake();
    },
    skipped: (id) => {
      delivery.skipTo(id);
    },
  });
  const heartbeats = new Heartbeats({ ...parts, delivery });
  const returning = new ReturningClients(() => delivery.isDelivering);
  return { delivery, tailer, heartbeats, returning };
};

/** Connects what keeps queues in memory and writes their changes. */
const connectUpkeep = (
  parts: QueueParts,
  delivery: Delivery,
): { readonly loaded: LoadedQueues; readonly maintenance: Maintenance } => {
  const loaded = new LoadedQueues({
    ...parts,
    detach: (queue) => {
      delivery.detach(queue);
    },
    isNoted: (queue) => maintenance.isNoted(queue),
  });
  const maintenance = new Maintenance({
    ...parts,
    unload: () => {
      loaded.unloadIdle();
    },
  });
  return { loaded, maintenance };
};

/** All event queues. Any process serves any queue. */
export class Queues {
  readonly #pending = new PendingBytes<Queue>();
  readonly #rendered = new RenderedEvents();
  readonly #parts: EventParts;
  readonly #requests: EventRequests;
  readonly #hotPolls: HotPolls;
  readonly #returning: ReturningClients;
  readonly #maintenance: Maintenance;
  readonly #unsubscribe: () => void;

  /**
   * Waits until this process has applied the invalidations of all transactions committed before the call, by any
   * process. Returns false if it gave up earlier.
   */
  readonly caughtUp: () => Promise<boolean>;

  constructor(parts: Parts) {
    const { log, renderers, logger } = parts;
    const queueParts = {
      ...parts,
      render: createRender(renderers, this.#rendered, logger),
      pending: this.#pending,
      reached: new ReachedBudgets(logger, () => this.usage),
    };
    const { returning, heartbeats, ...delivering } = connectDelivery(queueParts);
    const { loaded, maintenance } = connectUpkeep(queueParts, delivering.delivery);
    this.#returning = returning;
    this.#maintenance = maintenance;
    this.#parts = {
      ...queueParts,
      ...delivering,
      loaded,
      waiting: new WaitingPolls({ clock: parts.clock, heartbeats, maintenance }),
      responses: new Responses(parts.clock, parts.endStalled),
      turns: new OwnerTurns({ places: READING_AT_ONCE, ofOwner: 1 }),
    };
    this.#requests = new EventRequests(this.#parts);
    this.#hotPolls = new HotPolls(this.#parts);
    this.caughtUp = delivering.tailer.caughtUp.bind(delivering.tailer);
    this.#unsubscribe = log.onInvalidate((name) => {
      this.#parts.loaded.invalidate(name);
    });
  }

  async start(): Promise<void> {
    await this.#parts.tailer.start();
    this.#maintenance.start();
  }

  /** Ends every waiting poll. Later polls end at once. */
  async stop(): Promise<void> {
    this.#hotPolls.stop();
    this.#requests.stop();
    this.#unsubscribe();
    await this.#parts.tailer.stop();
    this.#parts.delivery.stop();
    await this.#maintenance.stop();
  }

  /** Calls `proceed` when a request for events is due: after the delivery that is going on, or a moment later. */
  admit(proceed: () => void): void {
    this.#returning.admit(proceed);
  }

  poll(request: PollRequest): Promise<Polled> {
    return this.#requests.poll(request);
  }

  /** Same as `poll`, if the events are in memory. */
  pollHot(request: HotPoll): (() => void) | undefined {
    return this.#hotPolls.poll(request);
  }

  /** Returns the events of one poll after the other, until the client disconnects or another client connects. */
  stream(request: PollRequest): Promise<AsyncIterable<readonly Delivered[]>> {
    return this.#requests.stream(request);
  }

  /** Waits for all upkeep that is due. */
  settled(): Promise<void> {
    return this.#maintenance.idle();
  }

  /** Waits until every queue has its events up to an id. */
  delivered(id: number): Promise<void> {
    return this.#parts.delivery.passed(id);
  }

  /** The bytes in memory for event queues. */
  get usage(): Usage {
    const { tailer, responses } = this.#parts;
    return {
      recentEvents: tailer.recent.bytes,
      eventReceivers: tailer.recent.receivers.bytes,
      heldEvents: tailer.heldBytes,
      earlyEvents: tailer.earlyBytes,
      renderedEvents: this.#rendered.bytes,
      pendingInAll: this.#pending.total,
      eventResponsesTotal: responses.total,
    };
  }

  /** Returns whether a client waits on this process for events of a queue. */
  isWaiting(queueId: string): boolean {
    return this.#parts.loaded.isWaiting(queueId);
  }

  /** Returns whether a client of the user waits on this process. */
  hasWaiting(userId: number): boolean {
    return this.#parts.loaded.hasWaiting(userId);
  }

  /** The users whose clients handle events, or have not asked for the next ones for another reason. */
  get busyUsers(): readonly number[] {
    return this.#parts.loaded.busyUsers;
  }

  /** The numbers of queues and of undelivered events in memory. */
  get counts(): { readonly queues: number; readonly events: number } {
    return this.#parts.loaded.counts;
  }

  /** The newest ID that this process has read in order, and the newest one that its queues have. */
  get position(): { readonly read: number; readonly delivered: number } {
    return { read: this.#parts.tailer.head, delivered: this.#parts.delivery.position };
  }

  /** The number of waiting clients. */
  get waiting(): number {
    return this.#parts.loaded.waiting;
  }
}

export const createQueues = (parts: Parts): Queues => new Queues(parts);
