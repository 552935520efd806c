import { budgets } from '../../lib/budgets.js';
import { ReceiverIndex } from './receiver-index.js';
import type { LogEntry, LoggedEvent } from './events.js';
import { batchSizes } from '../../lib/byte-batches.js';
import type { Tx } from '../store/types.js';
import { fromRow, listNewestSizes, readPart } from './log-reads.js';
import { countFitting } from './pending-bytes.js';
import { findPositions, isDense, type Positions } from './log.js';

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

/** Number of events kept in memory from the start, if they fit. */
const KEPT = 1000;
/** Number of reads until one without gaps. */
const TRIES = 20;

const findDensePositions = async (tx: Tx): Promise<Positions> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const positions = await findPositions(tx);
    if (await isDense(tx, positions)) return positions;
  }
  throw new Error('Rows are missing from the end of the event log.');
};

/** Reads the newest events of the log that fit into memory. Returns the ID up to which the log was read. */
export const readRecent = async (tx: Tx, recent: Recent): Promise<number> => {
  const { last_id: last, trimmed_id: trimmed } = await findDensePositions(tx);
  const sizes = await listNewestSizes(tx, last, KEPT);
  // A text takes at most twice as many bytes in memory.
  const fitting = countFitting(
    sizes.map(({ bytes }) => 2 * bytes),
    budgets.recentEvents.bytes,
  );
  const oldest = sizes[fitting - 1]?.id ?? last + 1;
  let read = fitting < KEPT && fitting === sizes.length ? trimmed : oldest - 1;
  recent.reset(read);
  while (read < last) {
    const { rows } = await readPart(tx, { after: read, upTo: last, limit: batchSizes.events });
    for (const row of rows) recent.add(fromRow(row));
    read = rows.at(-1)?.id ?? last;
  }
  return last;
};
