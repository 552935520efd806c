import { EventEmitter, once } from 'node:events';

import type { Json } from './published.js';

/** A request for events ends after this time at the latest. The real server waits up to 55 seconds. */
export const WAIT_MS = 10_000;

/** The events of all queues together. The oldest are forgotten beyond it. */
const MAX_BYTES = 4 * 2 ** 20;

const MAX_QUEUES = 1_000;

type Numbered = Json & { readonly id: number };

interface Kept {
  readonly event: Numbered;
  readonly bytes: number;
}

/** The event queues of all clients. They share the events, since the mock has one user. */
export class Queues {
  readonly #types = new Map<string, readonly string[] | undefined>();
  readonly #news = new EventEmitter().setMaxListeners(0);
  readonly #events: Kept[] = [];
  #bytes = 0;
  #last: number;

  /** The first event has the ID after `last`. */
  constructor(
    last: number,
    private readonly waitMs = WAIT_MS,
  ) {
    this.#last = last;
  }

  get last(): number {
    return this.#last;
  }

  /** Opens a queue. Without `types` it has events of all types. */
  open(id: string, types: readonly string[] | undefined): void {
    this.#types.set(id, types);
    const [oldest] = this.#types.keys();
    if (this.#types.size > MAX_QUEUES && oldest !== undefined) this.#types.delete(oldest);
  }

  add(event: Json): void {
    this.#last += 1;
    const bytes = Buffer.byteLength(JSON.stringify(event));
    this.#events.push({ event: { ...event, id: this.#last }, bytes });
    this.#bytes += bytes;
    while (this.#bytes > MAX_BYTES) this.#bytes -= this.#events.shift()?.bytes ?? this.#bytes;
    this.#news.emit('event');
  }

  /** Returns the events of a queue after an ID. */
  after(queueId: string, last: number): Numbered[] {
    const types = this.#types.get(queueId);
    return this.#events
      .map(({ event }) => event)
      .filter(({ id, type }) => id > last && (types?.includes(String(type)) ?? true));
  }

  /** Waits for the events of a queue after an ID. Returns a heartbeat if there is none in time. */
  async wait(queueId: string, last: number, signal: AbortSignal): Promise<Numbered[]> {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(this.waitMs)]);
    let events = this.after(queueId, last);
    while (events.length === 0 && !ending.aborted) {
      await once(this.#news, 'event', { signal: ending }).catch(() => undefined);
      events = this.after(queueId, last);
    }
    return events.length > 0 ? events : [{ type: 'heartbeat', id: Math.max(last, this.#last) }];
  }
}
