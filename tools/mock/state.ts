import type { Kind } from './kinds.js';
import type { Json } from './published.js';

/** All objects together. The oldest are forgotten beyond it. */
export const STATE_BYTES = 16 * 2 ** 20;

/** What an object costs besides its fields. */
const OVERHEAD = 200;

export type Id = string | number;

/** An object that requests created, changed or deleted. */
export interface Stored {
  readonly kind: Kind;
  readonly id: Id;
  /** The values that requests gave, by the name of the field. */
  readonly fields: Json;
  /** Whether a request created it. Otherwise it is one of the examples. */
  readonly isNew: boolean;
  readonly isDeleted: boolean;
}

const bytesOf = ({ fields }: Stored): number => OVERHEAD + Buffer.byteLength(JSON.stringify(fields));

/** The objects, by kind and ID. */
export class State {
  readonly #objects = new Map<string, Stored>();
  readonly #greatest = new Map<Kind, number>();
  #bytes = 0;

  constructor(private readonly maxBytes = STATE_BYTES) {}

  get bytes(): number {
    return this.#bytes;
  }

  find(kind: Kind, id: Id): Stored | undefined {
    return this.#objects.get(State.#key(kind, id));
  }

  /** Returns the objects of a kind, oldest first. */
  of(kind: Kind): Stored[] {
    return [...this.#objects.values()].filter((one) => one.kind === kind);
  }

  put(stored: Stored): void {
    const key = State.#key(stored.kind, stored.id);
    const before = this.#objects.get(key);
    this.#bytes += bytesOf(stored) - (before ? bytesOf(before) : 0);
    this.#objects.set(key, stored);
    for (const [oldest, one] of this.#objects) {
      if (this.#bytes <= this.maxBytes) break;
      this.#objects.delete(oldest);
      this.#bytes -= bytesOf(one);
    }
  }

  /** Returns a number that no object of the kind had. */
  nextNumber(kind: Kind): number {
    const known = [...kind.known].map(Number).filter(Number.isSafeInteger);
    const next = (this.#greatest.get(kind) ?? Math.max(0, ...known)) + 1;
    this.#greatest.set(kind, next);
    return next;
  }

  static #key(kind: Kind, id: Id): string {
    return `${kind.name} ${String(id)}`;
  }
}
