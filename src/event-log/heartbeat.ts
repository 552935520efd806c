import type { Logger } from 'pino';

import type { Clock } from '../clock.js';
import type { Store } from '../store/types.js';
import type { Delivery } from './queue-delivery.js';
import type { Poll } from './poll.js';
import type { Queue } from './queue.js';

const EARLIEST_MS = 45_000;
const SPREAD_MS = 10_000;
/** The longest wait of a client. Proxies have to wait longer. */
export const LATEST_MS = EARLIEST_MS + SPREAD_MS;
/** Node keeps one list for all timers of the same duration, so there are few durations. */
const STEP_MS = 100;

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly delivery: Delivery;
}

/** Sends a heartbeat to clients that have waited long without an event. */
export class Heartbeats {
  /** Queues whose heartbeat needs a newer log position than the current one. */
  readonly #waiting = new Map<Queue, Poll>();
  #writing = false;

  constructor(private readonly parts: Parts) {}

  schedule(queue: Queue, poll: Poll): void {
    const delay = EARLIEST_MS + Math.floor((Math.random() * SPREAD_MS) / STEP_MS) * STEP_MS;
    const cancel = this.parts.clock.after(delay, () => {
      if (!this.#beat(queue, poll)) this.#wait(queue, poll);
    });
    poll.whenOver(cancel);
  }

  /** Sends waiting heartbeats. Called when the log position advanced. */
  passed(): void {
    for (const [queue, poll] of this.#waiting) {
      if (this.#beat(queue, poll)) this.#waiting.delete(queue);
    }
  }

  /**
   * Sends a heartbeat with the newest position scanned for the queue. Returns false if the client has acknowledged that
   * position already.
   */
  #beat(queue: Queue, poll: Poll): boolean {
    // Pending events are sent first, since the client would acknowledge them with the heartbeat.
    if (queue.pending.length > 0) {
      poll.end(queue.pending);
      return true;
    }
    const id = Math.max(queue.scanned, this.parts.delivery.position);
    if (id <= queue.acknowledged) return false;
    poll.end([{ id, json: JSON.stringify({ type: 'heartbeat', id }), isHeartbeat: true }]);
    return true;
  }

  /** Writes one row without receivers, which advances the position for all queues. */
  #wait(queue: Queue, poll: Poll): void {
    this.#waiting.set(queue, poll);
    if (this.#writing) return;
    this.#writing = true;
    this.parts.store
      .write((tx) => {
        tx.emit({ type: 'heartbeat' }, { users: [] });
        return Promise.resolve();
      })
      .catch((error: unknown) => {
        this.parts.logger.warn({ err: error }, 'Cannot write a heartbeat; responded without it.');
        for (const waiting of this.#waiting.values()) waiting.end([]);
        this.#waiting.clear();
      })
      .finally(() => {
        this.#writing = false;
      });
  }
}
