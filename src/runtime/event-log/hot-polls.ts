import { ApiError } from '../../contract/api-error.js';
import type { EventParts } from './event-requests.js';
import { type Delivered, textBytesOf } from './pending-bytes.js';
import type { Outcome, Receiver } from './poll.js';
import type { Queue } from './queue.js';
import { ResponseBytes, type Responses } from './responses.js';

/** A poll of a queue in memory. */
export interface HotPoll {
  readonly queueId: string;
  readonly userId: number;
  /** The user, or the owner of a bot. */
  readonly ownerId: number;
  readonly lastEventId: number;
  readonly receiver: HotReceiver;
}

/** Sends the response of a poll of a queue in memory. */
export interface HotReceiver extends Pick<Receiver, 'receive'> {
  /** Has no use for larger events, which therefore wait for no room. */
  readonly mostBytes: number;
}

/** Passes the outcome of a poll on when there is room for the response. */
class HeldResponse implements Receiver {
  readonly isLater = false;
  #bytes: ResponseBytes | undefined = undefined;
  #isOver = false;
  /** Another client has the queue when it is another one. */
  readonly #turn: number;

  constructor(
    private readonly queue: Queue,
    private readonly responses: Responses,
    private readonly ownerId: number,
    private readonly receiver: HotPoll['receiver'],
  ) {
    this.#turn = queue.turn;
  }

  receive(outcome: Outcome): void {
    const bytes = outcome instanceof ApiError ? 0 : textBytesOf(outcome);
    if (outcome instanceof ApiError || bytes === 0 || bytes > this.receiver.mostBytes)
      this.receiver.receive(outcome);
    else this.#hold(outcome, bytes);
  }

  /** The response is sent, or its client has disconnected. */
  over(): void {
    this.#isOver = true;
    this.#bytes?.sent();
  }

  #hold(events: readonly Delivered[], bytes: number): void {
    const held = new ResponseBytes(this.responses, this.ownerId);
    this.#bytes = held;
    if (held.tryHold(bytes)) {
      this.receiver.receive(events);
      return;
    }
    // The queue continues with its own list while the response waits.
    const sent = [...events];
    void held.hold(bytes).then(() => {
      this.receiver.receive(this.#isOver || this.queue.turn !== this.#turn ? [] : sent);
    });
  }
}

type Parts = Pick<EventParts, 'loaded' | 'tailer' | 'responses' | 'waiting'>;

/** Serves polls from memory, without a promise for each. After an event to thousands of clients, each of them polls again. */
export class HotPolls {
  #stopping = false;

  constructor(private readonly parts: Parts) {}

  /**
   * Returns what must be called when the response is sent or its client has disconnected. Returns undefined, and has changed
   * nothing, if not all events of the poll are in memory.
   */
  poll({ queueId, userId, ownerId, lastEventId, receiver }: HotPoll): (() => void) | undefined {
    const { loaded, responses, waiting } = this.parts;
    const queue = loaded.get(queueId);
    if (!queue || !this.#isHot(queue, userId, lastEventId)) return undefined;
    queue.turn += 1;
    queue.poll?.end([]);
    queue.acknowledge(lastEventId);
    const response = new HeldResponse(queue, responses, ownerId, receiver);
    const poll = waiting.open(queue, response);
    if (queue.pending.length > 0) poll.end(queue.pending);
    else {
      waiting.see(queue);
      waiting.wait(poll);
    }
    return () => {
      poll.end([]);
      response.over();
    };
  }

  /** Later polls get undefined. */
  stop(): void {
    this.#stopping = true;
  }

  /** Whether all events of a queue after this ID are in memory. */
  #isHot(queue: Queue, userId: number, lastEventId: number): boolean {
    if (this.#stopping || !queue.hot || queue.user_id !== userId) return false;
    return lastEventId >= Math.max(queue.kept, queue.acknowledged) && lastEventId <= this.parts.tailer.head;
  }
}
