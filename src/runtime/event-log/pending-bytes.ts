import { LRUCache } from 'lru-cache';

import { budgets } from '../../lib/budgets.js';

/** Returns the maximum bytes of a text in memory: one or two bytes per UTF-16 code unit. */
export const textBytes = (text: string): number => 2 * text.length;

/** The bytes that a list of events in memory takes for each of them, apart from its text. */
export const SLOT_BYTES = 16;

/** Returns how many of the first sizes add up to at most `most`. The first one always counts. */
export const countFitting = (sizes: readonly number[], most: number): number => {
  let left = most;
  const end = sizes.findIndex((size, index) => (left -= size) < 0 && index > 0);
  return end < 0 ? sizes.length : end;
};

/**
 * One event, or several with the ids up to this one. Serialized for one variant and shared by all queues that get it.
 */
export interface Delivered {
  readonly id: number;
  /** The events as items of a JSON list. */
  readonly json: string;
  /** The bytes of `json` in UTF-8. */
  readonly bytes: number;
  readonly isHeartbeat?: true;
  /** Each of the events, if there are several. */
  readonly each?: readonly string[];
}

/** Returns the maximum bytes of the texts of events in memory. */
export const textBytesOf = (events: readonly Delivered[]): number => {
  let bytes = 0;
  for (const { json } of events) bytes += textBytes(json);
  return bytes;
};

/** The bytes that the cache takes for each entry, apart from its texts. */
const ENTRY_BYTES = 200;

const bytesOf = ({ json, each = [] }: Delivered, key: string): number =>
  ENTRY_BYTES + textBytes(key) + textBytes(json) + each.reduce((bytes, text) => bytes + textBytes(text), 0);

/**
 * The serialized forms of the newest events. Many queues catch up with the same events when their clients connect
 * again.
 */
export class RenderedEvents {
  readonly #cache: LRUCache<string, Delivered>;

  constructor(maxSize: number = budgets.renderedEvents.bytes) {
    this.#cache = new LRUCache({ maxSize, sizeCalculation: bytesOf });
  }

  get bytes(): number {
    return this.#cache.calculatedSize;
  }

  get(id: number, key: string): Delivered | undefined {
    return this.#cache.get(`${id} ${key}`);
  }

  set(key: string, delivered: Delivered): void {
    this.#cache.set(`${delivered.id} ${key}`, delivered);
  }
}

/** Above the budget, queues release their events until this fraction of the budget is used. */
const LEFT = 0.75;

/** What has pending events. */
interface Holder {
  readonly pending: readonly Delivered[];
  /** The bytes of these events alone. */
  readonly pendingBytes: number;
}

/**
 * Counts the bytes of the pending events of all queues in memory. Queues share the text of an event, which counts once.
 */
export class PendingBytes<Queue extends Holder> {
  #total = 0;
  readonly #holders = new Map<Delivered, number>();
  readonly #queues = new Set<Queue>();

  get total(): number {
    return this.#total;
  }

  hold(queue: Queue, delivered: Delivered): void {
    const holders = this.#holders.get(delivered) ?? 0;
    this.#holders.set(delivered, holders + 1);
    this.#total += SLOT_BYTES + (holders === 0 ? textBytes(delivered.json) : 0);
    this.#queues.add(queue);
  }

  release(queue: Queue, events: readonly Delivered[]): void {
    for (const delivered of events) {
      const holders = this.#holders.get(delivered) ?? 1;
      this.#total -= SLOT_BYTES;
      if (holders > 1) {
        this.#holders.set(delivered, holders - 1);
        continue;
      }
      this.#holders.delete(delivered);
      this.#total -= textBytes(delivered.json);
    }
    if (queue.pending.length === 0) this.#queues.delete(queue);
  }

  /** Above the budget, yields the queues that must release their events, the largest first. */
  *surplus(): Generator<Queue> {
    const { bytes } = budgets.pendingInAll;
    if (this.#total <= bytes) return;
    const greatestFirst = [...this.#queues].sort((a, b) => b.pendingBytes - a.pendingBytes);
    for (const queue of greatestFirst) {
      if (this.#total <= bytes * LEFT) return;
      yield queue;
    }
  }
}
