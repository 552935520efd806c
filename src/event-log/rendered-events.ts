import { LRUCache } from 'lru-cache';

import { budgets } from '../budgets.js';
import { textBytes } from './sizes.js';
import type { Delivered } from './variants.js';

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
