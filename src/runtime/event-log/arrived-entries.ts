import { budgets } from '../../lib/budgets.js';
import { Recent } from './recent-events.js';
import type { LogEntry } from './types.js';

/** Called with the budget that was reached, when an entry was left to be read from the log. */
export type Overflowed = (budget: 'heldEvents' | 'earlyEvents') => void;

/** The entries of the log that arrived: those in order, until they are taken, and those before which one is missing. */
export class ArrivedEntries {
  /** The newest id in order that was taken or is ready to be taken. */
  head = 0;
  readonly recent = new Recent();
  #held: LogEntry[] = [];
  #heldBytes = 0;
  /** The bytes of the entries taken last. They are in memory until they are delivered. */
  #takenBytes = 0;
  readonly #early = new Map<number, LogEntry>();
  #earlyBytes = 0;

  constructor(private readonly overflowed: Overflowed) {}

  /** The bytes of entries that wait for delivery or are being delivered, … */
  get heldBytes(): number {
    return this.#heldBytes + this.#takenBytes;
  }

  /** … and of entries that arrived before an earlier one. */
  get earlyBytes(): number {
    return this.#earlyBytes;
  }

  get hasRoom(): boolean {
    return this.heldBytes < budgets.heldEvents.bytes;
  }

  /** Whether there are entries before which one is missing. */
  get hasEarly(): boolean {
    return this.#early.size > 0;
  }

  /** Returns the next entries in log order. Assumes that the entries taken before are delivered. */
  take(): LogEntry[] {
    const taken = this.#held;
    this.#held = [];
    this.#takenBytes = this.#heldBytes;
    this.#heldBytes = 0;
    return taken;
  }

  /** Keeps an entry until it can be taken. Returns false if it has to be read from the log later. */
  add(entry: LogEntry): boolean {
    if (entry.id <= this.head) return true;
    if (entry.id > this.head + 1) return this.#keepEarly(entry);
    return this.accept(entry);
  }

  /** Accepts the early entries that follow `head`. Returns false if one has to be read from the log later. */
  acceptEarly(): boolean {
    for (let next = this.early(this.head + 1); next; next = this.early(this.head + 1)) {
      if (!this.accept(next)) return false;
    }
    return true;
  }

  /** The entry with this id, if it arrived before an earlier one. */
  early(id: number): LogEntry | undefined {
    return this.#early.get(id);
  }

  /** Adds the entry after `head`. Returns false if there is no room. */
  accept(entry: LogEntry): boolean {
    if (!this.hasRoom) {
      this.overflowed('heldEvents');
      return false;
    }
    if (this.#early.delete(entry.id)) this.#earlyBytes -= entry.bytes;
    this.#held.push(entry);
    this.#heldBytes += entry.bytes;
    this.recent.add(entry);
    this.head = entry.id;
    return true;
  }

  /** Continues after an id. The entries that arrived early are read again. */
  skipTo(id: number): void {
    this.head = id;
    this.#early.clear();
    this.#earlyBytes = 0;
  }

  #keepEarly(entry: LogEntry): boolean {
    if (this.#earlyBytes > budgets.earlyEvents.bytes) {
      this.overflowed('earlyEvents');
      return false;
    }
    this.#early.set(entry.id, entry);
    this.#earlyBytes += entry.bytes;
    return true;
  }
}
