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
  /** Whether the client has disconnected, or its session has ended. */
  readonly isOver: boolean;
  /** Calls the listener when that happens, and perhaps after the response. Returns a function that removes it. */
  whenOver(listener: () => void): () => void;
  /** Calls the listener once when the response is sent or can no longer be sent. */
  whenSent(listener: () => void): void;
}

/** The response to a request for events, which may come much later. */
export interface Polled {
  readonly events: Promise<readonly Delivered[]>;
  /** Whether the client waits for an event that did not happen yet. */
  readonly isWaiting: boolean;
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

  async poll(request: PollRequest): Promise<Polled> {
    const connected = await this.#connect(request);
    if (connected.isOver()) return { events: Promise.resolve([]), isWaiting: false };
    const response = new ResponseBytes(this.parts.responses, request.userId);
    request.client.whenSent(() => {
      response.sent();
    });
    const found = await this.#find(connected, request, response);
    return { events: this.#hold(found, connected, response), isWaiting: found instanceof Poll };
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
        const found = await this.#find(connected, request, response);
        const events = await this.#hold(found, connected, response);
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

  /** Returns the events of a response when there is room for it. */
  async #hold(
    found: readonly Delivered[] | Poll,
    { isOver }: Connected,
    response: ResponseBytes,
  ): Promise<readonly Delivered[]> {
    const events = found instanceof Poll ? await found.answered : found;
    // The queue continues with its own list while the response waits.
    const sent = [...events];
    await response.hold(bytesOf(sent));
    return isOver() ? [] : sent;
  }

  /** Returns the events that are there, or what waits for the next one. */
  async #find(
    { queue, isOver }: Connected,
    { dontBlock, client }: PollRequest,
    response: ResponseBytes,
  ): Promise<readonly Delivered[] | Poll> {
    const { delivery, tailer } = this.parts;
    // A client that does not wait still gets all events from before its request.
    if (dontBlock && queue.hot) await delivery.passed(tailer.newest);
    const events = queue.hot ? queue.pending : await this.#catchUp(queue, response, isOver);
    if (isOver() || events.length > 0 || dontBlock || this.#stopping) return events;
    return this.#park(queue, client);
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

  #park(queue: Queue, client: WaitingClient): Poll {
    const poll = new Poll();
    const release = client.whenOver(() => {
      poll.end([]);
    });
    queue.poll = poll;
    poll.whenOver(() => {
      release();
      if (queue.poll === poll) queue.poll = undefined;
      this.#see(queue);
    });
    this.parts.heartbeats.schedule(queue, poll);
    return poll;
  }
}
