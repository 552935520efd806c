import { LRUCache } from 'lru-cache';

import { budgets } from '../../lib/budgets.js';
import { textBytes } from './sizes.js';

/**
 * One event, or several with the ids up to this one. Serialized for one variant and shared by all queues that get it.
 */
export interface Delivered {
  readonly id: number;
  /** The events as items of a JSON list. */
  readonly json: string;
  readonly isHeartbeat?: true;
  /** Each of the events, if there are several. */
  readonly each?: readonly string[];
}

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
