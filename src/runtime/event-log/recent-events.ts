import { budgets } from '../../lib/budgets.js';
import { ReceiverIndex } from './receiver-index.js';
import type { LogEntry, LoggedEvent } from './types.js';

/** Dropped events are cut off the list when there are this many of them and they are more than half of it. */
const CUT_AT = 1000;

interface Kept {
  readonly logged: LoggedEvent;
  readonly bytes: number;
}

/** The newest events of the log. A queue that is nearly up to date does not read the log, not even after a restart. */
export class Recent {
  /** Every event after this id is in the list. */
  #since = 0;
  #kept: (Kept | undefined)[] = [];
  /** The index of the oldest valid event. */
  #first = 0;
  #bytes = 0;
  /** Who gets these events, and older ones. */
  readonly receivers = new ReceiverIndex();

  get bytes(): number {
    return this.#bytes;
  }

  /** Clears the list. New events start after the id. */
  reset(id: number): void {
    this.#since = id;
    this.#kept = [];
    this.#first = 0;
    this.#bytes = 0;
    this.receivers.reset(id);
  }

  add(entry: LogEntry): void {
    const { logged, bytes } = entry;
    this.receivers.add(entry);
    if (!logged) return;
    this.#kept.push({ logged, bytes });
    this.#bytes += bytes;
    while (this.#bytes > budgets.recentEvents.bytes) this.#drop();
    if (this.#first < CUT_AT || this.#first < this.#kept.length / 2) return;
    this.#kept = this.#kept.slice(this.#first);
    this.#first = 0;
  }

  /** Returns the events after an id up to another. Undefined if the list does not reach back that far. */
  between(after: number, upTo: number): readonly LoggedEvent[] | undefined {
    if (after < this.#since) return undefined;
    return this.#kept
      .slice(this.#indexAfter(after), this.#indexAfter(upTo))
      .flatMap((kept) => kept?.logged ?? []);
  }

  #drop(): void {
    const oldest = this.#kept[this.#first];
    if (!oldest) return;
    this.#since = oldest.logged.id;
    this.#bytes -= oldest.bytes;
    this.#kept[this.#first] = undefined;
    this.#first += 1;
  }

  #indexAfter(id: number): number {
    let low = this.#first;
    let high = this.#kept.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#kept[middle]?.logged.id ?? 0) <= id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
