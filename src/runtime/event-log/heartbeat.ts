import type { Logger } from 'pino';

import type { Clock } from '../../lib/clock.js';
import type { Store } from '../store/types.js';
import type { Delivery } from './queue-delivery.js';
import type { Beat, Poll } from './poll.js';

const EARLIEST_MS = 45_000;
const SPREAD_MS = 10_000;
/** The longest wait of a client. Proxies have to wait longer. */
export const LATEST_MS = EARLIEST_MS + SPREAD_MS;
/** The heartbeats of a step are sent at once, by one timer. */
const STEP_MS = 20;

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly delivery: Delivery;
}

/** Sends a heartbeat to clients that have waited long without an event. */
export class Heartbeats {
  /** Those that are not due yet, by the step. */
  readonly #beats = new Map<number, Beat>();
  /** Clients whose heartbeat needs a newer log position than the current one. */
  readonly #waiting = new Set<Poll>();
  #writing = false;

  constructor(private readonly parts: Parts) {}

  schedule(poll: Poll): void {
    const now = this.parts.clock.elapsed();
    const delay = EARLIEST_MS + STEP_MS + Math.random() * (SPREAD_MS - STEP_MS);
    const step = Math.floor((now + delay) / STEP_MS);
    const beat = this.#beats.get(step) ?? this.#add(step, step * STEP_MS - now);
    beat.polls.add(poll);
    poll.beat = beat;
  }

  /** Cancels the heartbeat of a client that got a response. */
  cancel(poll: Poll): void {
    this.#waiting.delete(poll);
    const { beat } = poll;
    if (!beat) return;
    poll.beat = undefined;
    beat.polls.delete(poll);
    if (beat.polls.size > 0) return;
    beat.cancel();
    this.#beats.delete(beat.step);
  }

  /** Sends waiting heartbeats. Called when the log position advanced. */
  passed(): void {
    for (const poll of this.#waiting) this.#beat(poll);
  }

  #add(step: number, delay: number): Beat {
    const polls = new Set<Poll>();
    const cancel = this.parts.clock.after(delay, () => {
      this.#beats.delete(step);
      for (const poll of polls) {
        poll.beat = undefined;
        if (!this.#beat(poll)) this.#wait(poll);
      }
    });
    const beat = { step, polls, cancel };
    this.#beats.set(step, beat);
    return beat;
  }

  /**
   * Sends a heartbeat with the newest position scanned for the queue. Returns false if the client has acknowledged that
   * position already.
   */
  #beat(poll: Poll): boolean {
    const { queue } = poll;
    // Pending events are sent first, since the client would acknowledge them with the heartbeat.
    if (queue.pending.length > 0) {
      poll.end(queue.pending);
      return true;
    }
    const id = Math.max(queue.scanned, this.parts.delivery.position);
    if (id <= queue.acknowledged) return false;
    const json = JSON.stringify({ type: 'heartbeat', id });
    poll.end([{ id, json, bytes: json.length, isHeartbeat: true }]);
    return true;
  }

  /** Writes one row without receivers, which advances the position for all queues. */
  #wait(poll: Poll): void {
    this.#waiting.add(poll);
    if (this.#writing) return;
    this.#writing = true;
    this.parts.store
      .write((tx) => {
        tx.emit({ type: 'heartbeat' }, { users: [] });
        return Promise.resolve();
      })
      .catch((error: unknown) => {
        this.parts.logger.warn({ err: error }, 'Cannot write a heartbeat; responded without it.');
        for (const waiting of this.#waiting) waiting.end([]);
      })
      .finally(() => {
        this.#writing = false;
      });
  }
}
