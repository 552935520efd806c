import { errors } from '../../generated/errors.js';
import { budgets } from '../budgets.js';
import type { Clock } from '../clock.js';
import { catchUp, type CatchUpParts } from './catch-up.js';
import type { Heartbeats } from './heartbeat.js';
import type { LoadedQueues } from './loaded-queues.js';
import type { Maintenance } from './maintenance.js';
import { Poll } from './poll.js';
import type { Queue } from './queue.js';
import { ResponseBytes, type Responses } from './responses.js';
import { SentIds } from './sent-ids.js';
import { textBytes } from './sizes.js';
import type { Delivered } from './variants.js';

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

export interface EventParts extends CatchUpParts {
  readonly clock: Clock;
  readonly loaded: LoadedQueues;
  readonly responses: Responses;
  readonly heartbeats: Heartbeats;
  readonly maintenance: Maintenance;
}

/** Serves the requests for events: polls and streams. */
export class EventRequests {
  #stopping = false;

  constructor(private readonly parts: EventParts) {}

  async poll(request: PollRequest): Promise<readonly Delivered[]> {
    const connected = await this.#connect(request);
    if (connected.isOver()) return [];
    const response = new ResponseBytes(this.parts.responses, request.userId);
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

  /** Ends every waiting poll. Later polls end at once. */
  stop(): void {
    this.#stopping = true;
    this.parts.responses.stop();
    this.parts.loaded.endPolls();
  }

  async *#batches(connected: Connected, request: PollRequest): AsyncGenerator<readonly Delivered[]> {
    const { queue, isOver } = connected;
    const sentIds = new SentIds(this.parts.clock);
    while (!isOver() && !this.#stopping) {
      const response = new ResponseBytes(this.parts.responses, request.userId);
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
    const queue = await this.parts.loaded.find(queueId, userId);
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
    const { delivery, tailer } = this.parts;
    // A client that does not wait still gets all events from before its request.
    if (dontBlock && queue.hot) await delivery.passed(tailer.newest);
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
    const events = isOver() ? [] : await catchUp(this.parts, queue, isOver);
    await response.hold(bytesOf(events));
    return events;
  }

  async #acknowledge(queue: Queue, lastEventId: number | undefined): Promise<void> {
    if (lastEventId === undefined) {
      this.#rewind(queue, queue.kept);
      return;
    }
    const { tailer } = this.parts;
    const nothingYet = queue.kept === queue.registered;
    if (lastEventId < queue.kept && !nothingYet) throw errors.eventPruned({ event_id: lastEventId });
    // The client may have received newer events from another process than this one has read.
    if (lastEventId > tailer.head) await tailer.refresh();
    if (lastEventId > tailer.head) throw errors.eventNotInQueue({ event_id: lastEventId });
    this.#rewind(queue, Math.max(lastEventId, queue.kept));
    queue.acknowledge(lastEventId);
  }

  /** Reads the log again after an ID, if a stream sent more that the client did not receive. */
  #rewind(queue: Queue, id: number): void {
    if (id >= queue.acknowledged) return;
    this.parts.delivery.detach(queue);
    queue.acknowledged = id;
  }

  #see(queue: Queue): void {
    queue.seenAt = this.parts.clock.seconds();
    this.parts.maintenance.note(queue);
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
    this.parts.heartbeats.schedule(queue, poll);
    return poll.answered;
  }
}
