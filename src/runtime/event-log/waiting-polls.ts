import type { Clock } from '../../lib/clock.js';
import type { Heartbeats } from './heartbeat.js';
import type { Maintenance } from './maintenance.js';
import { Poll, type Receiver } from './poll.js';
import type { Queue } from './queue.js';

interface Parts {
  readonly clock: Clock;
  readonly heartbeats: Heartbeats;
  readonly maintenance: Maintenance;
}

/** The polls that wait for an event. */
export class WaitingPolls {
  constructor(private readonly parts: Parts) {}

  /** Returns a poll that does not wait yet. */
  open(queue: Queue, receiver: Receiver): Poll {
    return new Poll(queue, receiver, this.#ended);
  }

  wait(poll: Poll): void {
    poll.queue.poll = poll;
    this.parts.heartbeats.schedule(poll);
  }

  /** Notes that the client of a queue is connected. */
  see(queue: Queue): void {
    queue.seenAt = this.parts.clock.seconds();
    this.parts.maintenance.note(queue);
  }

  readonly #ended = (poll: Poll): void => {
    const { queue } = poll;
    poll.release?.();
    this.parts.heartbeats.cancel(poll);
    if (queue.poll === poll) queue.poll = undefined;
    this.see(queue);
  };
}
