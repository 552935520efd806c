import { budgets } from '../../lib/budgets.js';
import { batchSizes } from '../../lib/byte-batches.js';
import { type Audience, includesUser, type LogEntry } from './events.js';
import type { Queue } from './queue.js';

/** Approximate bytes in memory of a block, of the receivers of a type, and of a user among them. */
const [BLOCK_BYTES, TYPE_BYTES, USER_BYTES] = [300, 500, 50];
/** The decoded list of users takes at most so many bytes for each encoded one. */
const DECODED = 5;

/** A queue, as far as its events depend on it. */
type Receiver = Pick<Queue, 'user_id' | 'options' | 'takesType'>;

/** The users who get some events of one type. */
class Receivers {
  #isPublic = false;
  #everyone = false;
  readonly #users = new Set<number>();
  /** The lists of large channels. Their events share the encoded list of members. */
  readonly #lists = new Set<Buffer>();

  /** Returns the bytes that this takes in memory. */
  add({ users, publicChannel = false }: Audience): number {
    this.#isPublic ||= publicChannel;
    if (users === 'everyone') {
      this.#everyone = true;
      return 0;
    }
    if (Buffer.isBuffer(users)) {
      if (this.#lists.has(users)) return 0;
      this.#lists.add(users);
      return users.length * DECODED;
    }
    const before = this.#users.size;
    for (const id of users) this.#users.add(id);
    return (this.#users.size - before) * USER_BYTES;
  }

  has({ user_id, options }: Receiver): boolean {
    if (this.#everyone || this.#users.has(user_id)) return true;
    if (this.#isPublic && options.all_public_streams) return true;
    for (const users of this.#lists) if (includesUser({ users }, user_id)) return true;
    return false;
  }
}

/** The receivers of consecutive entries of the log, by the type of the event. */
class Block {
  bytes = BLOCK_BYTES;
  readonly #types = new Map<string, Receivers>();

  add(type: string, audience: Audience): number {
    let receivers = this.#types.get(type);
    let added = 0;
    if (!receivers) {
      receivers = new Receivers();
      this.#types.set(type, receivers);
      added = TYPE_BYTES;
    }
    added += receivers.add(audience);
    this.bytes += added;
    return added;
  }

  /** Returns whether it may have an event for a queue. */
  concerns(queue: Receiver): boolean {
    for (const [type, receivers] of this.#types)
      if (queue.takesType(type) && receivers.has(queue)) return true;
    return false;
  }
}

/** Entries of the log after one ID, up to another. */
interface Range {
  readonly after: number;
  readonly upTo: number;
}

/**
 * Who gets the events of the newest blocks of the log. A queue that is far behind reads only the blocks with events for it.
 */
export class ReceiverIndex {
  /** Every entry after this ID is in a block, … */
  #since = 0;
  /** … up to this one. */
  #newest = 0;
  #size: number = batchSizes.audiences;
  /** By the number of the block. The oldest one is the first. */
  readonly #blocks = new Map<number, Block>();
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** Forgets all entries. New ones start after the ID. */
  reset(id: number): void {
    this.#since = id;
    this.#newest = id;
    this.#size = batchSizes.audiences;
    this.#blocks.clear();
    this.#bytes = 0;
  }

  /** Adds the entry with the next ID. */
  add({ id, logged }: LogEntry): void {
    this.#newest = id;
    if (!logged) return;
    const number = this.#numberOf(id);
    let block = this.#blocks.get(number);
    if (!block) {
      block = new Block();
      this.#blocks.set(number, block);
      this.#bytes += block.bytes;
    }
    this.#bytes += block.add(logged.event.type, logged.audience);
    if (this.#bytes > budgets.eventReceivers.bytes) this.#drop();
  }

  /**
   * Returns the first part of a range that may have events for a queue. There are none before it. The part is empty if the
   * range has none.
   */
  next(queue: Receiver, { after, upTo }: Range): Range {
    if (after < this.#since) return { after, upTo: Math.min(upTo, this.#since) };
    const known = Math.min(upTo, this.#newest);
    for (let passed = after; passed < known;) {
      const number = this.#numberOf(passed + 1);
      const end = Math.min((number + 1) * this.#size, known);
      if (this.#blocks.get(number)?.concerns(queue)) return { after: passed, upTo: end };
      passed = end;
    }
    return { after: Math.max(after, known), upTo };
  }

  #numberOf(id: number): number {
    return Math.floor((id - 1) / this.#size);
  }

  #drop(): void {
    for (const [number, block] of this.#blocks) {
      if (this.#bytes <= budgets.eventReceivers.bytes) return;
      this.#blocks.delete(number);
      this.#bytes -= block.bytes;
      this.#since = Math.min((number + 1) * this.#size, this.#newest);
    }
  }
}
