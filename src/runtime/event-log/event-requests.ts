import { errors } from '../../../generated/errors.js';
import { budgets } from '../../lib/budgets.js';
import { type Clock, MINUTE } from '../../lib/clock.js';
import { catchUp, type CatchUpParts } from './catch-up.js';
import type { LoadedQueues } from './loaded-queues.js';
import { AwaitedOutcome, type Poll } from './poll.js';
import type { Queue } from './queue.js';
import { ResponseBytes, type Responses } from './responses.js';
import type { WaitingPolls } from './waiting-polls.js';
import { type Delivered, textBytesOf } from './pending-bytes.js';

/**
 * How long a client can return to an event that a stream sent. Both sides notice a lost connection earlier, and the log
 * keeps events longer.
 */
const RETURN_SECONDS = 10 * MINUTE;

/** The events that a stream sent, one a minute, since only the connection knows what the client received. */
class SentIds {
  #sent: { readonly id: number; readonly at: number }[] = [];
  #kept = 0;

  constructor(private readonly clock: Clock) {}

  /** Adds the newest event. Returns the newest one that the client cannot have missed, or 0. */
  add(id: number): number {
    const now = this.clock.seconds();
    const newest = this.#sent.at(-1);
    if (!newest || newest.at <= now - MINUTE) this.#sent.push({ id, at: now });
    for (let [first] = this.#sent; first && first.at <= now - RETURN_SECONDS; [first] = this.#sent) {
      this.#kept = first.id;
      this.#sent.shift();
    }
    return this.#kept;
  }
}

export interface PollRequest {
  readonly queueId: string;
  readonly userId: number;
  /** The user, or the owner of a bot. Large responses to all their clients wait for each other. */
  readonly ownerId: number;
  /** Absent: all events that are not acknowledged yet. */
  readonly lastEventId: number | undefined;
  readonly dontBlock: boolean;
  readonly client: WaitingClient;
}

/** The HTTP request of a client that asks for events. */
interface WaitingClient {
  /** Whether the client has disconnected, or its session has ended. */
  readonly isOver: boolean;
  /** Calls the listener once when the response is sent or can no longer be sent. */
  whenSent(listener: () => void): void;
  /** Calls the listener when the client's session ends. Returns a function that removes it. Undefined without a session. */
  whenSessionEnds(listener: () => void): (() => void) | undefined;
}

/** The response to a request for events, which may come much later. */
export interface Polled {
  readonly events: Promise<readonly Delivered[]>;
  /** The ID of the queue. The parameter of the request would keep its whole URL in memory. */
  readonly queueId: string;
  /** Whether the client waits for an event that did not happen yet. */
  readonly isWaiting: boolean;
}

/** The events of a response, or those for which it waits. */
type Found = readonly Delivered[] | AwaitedOutcome;

/** A client that asks for the events of a queue, until another one does. */
class Connection {
  /** While the client waits. */
  poll: Poll | undefined = undefined;
  readonly #turn: number;

  constructor(
    readonly queue: Queue,
    readonly client: WaitingClient,
    /** The response to the client. A stream has one for each list of events. */
    public response: ResponseBytes,
  ) {
    this.#turn = queue.turn += 1;
    queue.poll?.end([]);
    client.whenSent(() => {
      this.poll?.end([]);
      this.response.sent();
    });
  }

  get isOver(): boolean {
    return this.queue.turn !== this.#turn || this.client.isOver;
  }
}

export interface EventParts extends CatchUpParts {
  readonly clock: Clock;
  readonly loaded: LoadedQueues;
  readonly responses: Responses;
  readonly waiting: WaitingPolls;
}

/** Serves the requests for events: polls and streams. */
export class EventRequests {
  #stopping = false;

  constructor(private readonly parts: EventParts) {}

  async poll(request: PollRequest): Promise<Polled> {
    const connection = await this.#connect(request);
    const queueId = connection.queue.id;
    if (connection.isOver) return { events: Promise.resolve([]), queueId, isWaiting: false };
    const found = await this.#find(connection, request.dontBlock);
    return { events: this.#hold(found, connection), queueId, isWaiting: found instanceof AwaitedOutcome };
  }

  /** Returns the events of one poll after the other, until the client disconnects or another client connects. */
  async stream(request: PollRequest): Promise<AsyncIterable<readonly Delivered[]>> {
    return this.#batches(await this.#connect(request), request);
  }

  /** Ends every waiting poll. Later polls end at once. */
  stop(): void {
    this.#stopping = true;
    this.parts.responses.stop();
    this.parts.loaded.endPolls();
  }

  async *#batches(
    connection: Connection,
    { ownerId, dontBlock }: PollRequest,
  ): AsyncGenerator<readonly Delivered[]> {
    const { queue } = connection;
    const sentIds = new SentIds(this.parts.clock);
    while (!connection.isOver && !this.#stopping) {
      connection.response = new ResponseBytes(this.parts.responses, ownerId);
      try {
        const found = await this.#find(connection, dontBlock);
        const events = await this.#hold(found, connection);
        if (events.length > 0) yield events;
        const last = events.at(-1);
        if (last) queue.passTo(last.id, sentIds.add(last.id));
      } finally {
        connection.response.sent();
      }
      if (dontBlock) return;
    }
  }

  /** Ends the queue's earlier connection. */
  async #connect(request: PollRequest): Promise<Connection> {
    const { queueId, userId, ownerId, lastEventId, client } = request;
    const queue = await this.parts.loaded.find(queueId, userId);
    // A hot queue is counted for the owner that it had.
    if (!queue.hot) queue.ownerId = ownerId;
    const connection = new Connection(queue, client, new ResponseBytes(this.parts.responses, ownerId));
    this.parts.waiting.see(queue);
    await this.#acknowledge(queue, lastEventId);
    return connection;
  }

  /** Returns the events of a response when there is room for it. */
  #hold(found: Found, connection: Connection): Promise<readonly Delivered[]> {
    return found instanceof AwaitedOutcome
      ? found.answer((events) => this.#take(events, connection))
      : this.#take(found, connection);
  }

  async #take(events: readonly Delivered[], connection: Connection): Promise<readonly Delivered[]> {
    // The queue continues with its own list while the response waits.
    const sent = [...events];
    await connection.response.hold(textBytesOf(sent));
    return connection.isOver ? [] : sent;
  }

  /** Returns the events that are there, or what waits for the next one. */
  async #find(connection: Connection, dontBlock: boolean): Promise<Found> {
    const { queue } = connection;
    const { delivery, tailer } = this.parts;
    // A client that does not wait still gets all events from before its request.
    if (dontBlock && queue.hot) await delivery.passed(tailer.newest);
    const events = queue.hot ? queue.pending : await this.#catchUp(connection);
    if (connection.isOver || events.length > 0 || dontBlock || this.#stopping) return events;
    return this.#park(connection);
  }

  async #catchUp(connection: Connection): Promise<readonly Delivered[]> {
    const { queue, response } = connection;
    await response.hold(budgets.eventsResponse.bytes);
    const events = connection.isOver
      ? []
      : await catchUp(this.parts, { queue, isOver: () => connection.isOver });
    await response.hold(textBytesOf(events));
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

  #park(connection: Connection): AwaitedOutcome {
    const { waiting } = this.parts;
    const { queue, client } = connection;
    const outcome = new AwaitedOutcome();
    const poll = waiting.open(queue, outcome);
    poll.release = client.whenSessionEnds(() => {
      poll.end([]);
    });
    connection.poll = poll;
    waiting.wait(poll);
    return outcome;
  }
}
