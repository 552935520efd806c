import type { Logger } from 'pino';

import { budgets } from '../budgets.js';
import type { Clock } from '../clock.js';
import { batchSizes } from '../lib/batch-sizes.js';
import type { Store, Tx } from '../store/types.js';
import { fromRow, type EventRow } from './log-entry-codec.js';
import { EVERYTHING, type EventLog } from './log.js';
import { listNewestSizes, readPart } from './log-reads.js';
import { Recent } from './recent-events.js';
import { countFitting } from './sizes.js';
import { isDense, findPositions, type Positions } from './store.js';
import type { LogEntry } from './types.js';

/** Number of events kept in memory from the start, if they fit. */
const KEPT = 1000;
/** Milliseconds between two checks for other processes' entries. */
const POLL_MS = 75;
/** Number of immediate retries for a gap, before it waits for the next poll. */
const GAP_TRIES = 20;

interface Parts {
  readonly store: Store;
  readonly log: EventLog;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called when there are entries to take. */
  readonly wake: () => void;
  /** Called when all entries up to an id need no delivery. */
  readonly skipped: (id: number) => void;
  /** Called when an entry was left to be read from the log. */
  readonly overflowed: (budget: 'heldEvents' | 'earlyEvents') => void;
}

/**
 * Follows the log in commit order and never skips an id. Takes entries that this process commits directly. If an id is
 * missing (another process wrote it, or its COMMIT is confirmed later), the tailer stops and reads the log.
 */
export class Tailer {
  /** The newest id in order that was taken or is ready to be taken. */
  head = 0;
  readonly recent = new Recent();
  /** The newest id that this process committed. */
  #heard = 0;
  #held: LogEntry[] = [];
  #heldBytes = 0;
  /** The bytes of the entries taken last. They are in memory until they are delivered. */
  #takenBytes = 0;
  readonly #early = new Map<number, LogEntry>();
  #earlyBytes = 0;
  #reading: Promise<void> | undefined;
  #again = false;
  #refreshing: Promise<unknown> = Promise.resolve();
  #next: Promise<boolean> | undefined;
  #stopped = false;
  #cancelPoll = (): void => undefined;
  #unsubscribe = (): void => undefined;

  constructor(private readonly parts: Parts) {}

  async start(): Promise<void> {
    const { log, store } = this.parts;
    await store.read((tx) => this.#begin(tx));
    this.#unsubscribe = log.onCommitted((entries) => {
      this.#hear(entries);
    });
    // Reads entries that were committed between the two lines above.
    void this.#catchUp();
    // SQLite belongs to one process, which is notified of every commit.
    if (store.dialect === 'mysql') this.#pollLater();
  }

  /** Skips entries already in the log, since no queue waits for them. Keeps the newest of them for later polls. */
  async #begin(tx: Tx): Promise<void> {
    const { last_id: last, trimmed_id: trimmed } = await this.#denseStart(tx);
    const sizes = await listNewestSizes(tx, last, KEPT);
    // A text takes at most twice as many bytes in memory.
    const fitting = countFitting(
      sizes.map(({ bytes }) => 2 * bytes),
      budgets.recentEvents.bytes,
    );
    const oldest = sizes[fitting - 1]?.id ?? last + 1;
    let read = fitting < KEPT && fitting === sizes.length ? trimmed : oldest - 1;
    this.#skipTo(last);
    this.recent.reset(read);
    while (read < last) {
      const { rows } = await readPart(tx, { after: read, upTo: last, limit: batchSizes.events });
      for (const row of rows) this.recent.add(fromRow(row));
      read = rows.at(-1)?.id ?? last;
    }
  }

  async #denseStart(tx: Tx): Promise<Positions> {
    for (let tries = 0; tries < GAP_TRIES; tries += 1) {
      const positions = await findPositions(tx);
      if (await isDense(tx, positions)) return positions;
    }
    throw new Error('Rows are missing from the end of the event log.');
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelPoll();
    this.#unsubscribe();
    await this.#reading;
  }

  /** The newest known id. Greater than `head` if the log must be read first. */
  get newest(): number {
    return Math.max(this.head, this.#heard);
  }

  /** The bytes of entries that wait for delivery or are being delivered, … */
  get heldBytes(): number {
    return this.#heldBytes + this.#takenBytes;
  }

  /** … and of entries that arrived before an earlier one. */
  get earlyBytes(): number {
    return this.#earlyBytes;
  }

  /** Returns the next entries in log order. Assumes that the entries taken before are delivered. */
  take(): LogEntry[] {
    const taken = this.#held;
    this.#held = [];
    this.#takenBytes = this.#heldBytes;
    this.#heldBytes = 0;
    if (this.#again) void this.#catchUp();
    return taken;
  }

  /** Reads until everything committed before the call is in. Returns false if it gave up earlier. */
  async refresh(): Promise<boolean> {
    const { last_id: wanted } = await this.parts.store.read(findPositions);
    for (let tries = 0; this.head < wanted && tries < GAP_TRIES; tries += 1) await this.#catchUp();
    return this.head >= wanted;
  }

  /** Same as `refresh`, for many callers: callers that wait during a query share the next query. */
  caughtUp(): Promise<boolean> {
    // SQLite belongs to one process, which is notified of every commit.
    if (this.parts.store.dialect === 'sqlite') return Promise.resolve(true);
    this.#next ??= this.#refreshing
      .catch(() => false)
      .then(() => {
        this.#next = undefined;
        return (this.#refreshing = this.refresh());
      });
    return this.#next;
  }

  #hear(entries: readonly LogEntry[]): void {
    const before = this.head;
    for (const entry of entries) {
      this.#heard = Math.max(this.#heard, entry.id);
      if (entry.id === this.head + 1) this.#accept(entry);
      else if (entry.id > this.head) this.#keepEarly(entry);
    }
    for (let next = this.#early.get(this.head + 1); next; next = this.#early.get(this.head + 1)) {
      if (!this.#accept(next)) break;
    }
    if (this.head > before) this.parts.wake();
    if (this.#early.size > 0 || this.#again) void this.#catchUp();
  }

  #keepEarly(entry: LogEntry): void {
    if (this.#earlyBytes > budgets.earlyEvents.bytes) {
      this.parts.overflowed('earlyEvents');
      this.#again = true;
      return;
    }
    this.#early.set(entry.id, entry);
    this.#earlyBytes += entry.bytes;
  }

  #hasRoom(): boolean {
    return this.heldBytes < budgets.heldEvents.bytes;
  }

  #accept(entry: LogEntry): boolean {
    if (!this.#hasRoom()) {
      this.parts.overflowed('heldEvents');
      this.#again = true;
      return false;
    }
    if (this.#early.delete(entry.id)) this.#earlyBytes -= entry.bytes;
    this.#held.push(entry);
    this.#heldBytes += entry.bytes;
    this.recent.add(entry);
    this.head = entry.id;
    return true;
  }

  /** Reads the log with one reader at a time. A call during a read causes one more read. */
  #catchUp(): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#read()
      .catch((error: unknown) => {
        this.parts.logger.warn({ err: error }, 'The event log could not be read; it is tried again.');
        this.#retryLater();
      })
      .finally(() => {
        this.#reading = undefined;
        // A call arrived while the reader was ending.
        if (this.#again && this.#hasRoom() && !this.#stopped) void this.#catchUp();
      });
    return this.#reading;
  }

  async #read(): Promise<void> {
    let gaps = 0;
    while (this.#again && !this.#stopped && this.#hasRoom()) {
      this.#again = false;
      const from = this.head;
      const { rows, isAll } = await this.parts.store.read((tx) =>
        readPart(tx, { after: from, upTo: Number.MAX_SAFE_INTEGER, limit: batchSizes.events }),
      );
      const complete = this.#takeRead(rows);
      if (this.head > from) gaps = 0;
      if (!isAll) this.#again = true;
      if (complete) continue;
      if (await this.#skipTrimmed()) continue;
      gaps += 1;
      if (gaps < GAP_TRIES) this.#again = true;
      else this.#retryLater();
    }
  }

  /** Takes entries up to the first gap. Returns whether there was no gap. */
  #takeRead(rows: readonly EventRow[]): boolean {
    const before = this.head;
    let complete = true;
    for (const row of rows) {
      if (row.id <= this.head) continue;
      complete = row.id === this.head + 1;
      if (!complete) break;
      const entry = this.#early.get(row.id) ?? fromRow(row);
      if (!this.#accept(entry)) break;
      if (entry.forget) this.parts.log.forget(entry.forget);
    }
    if (this.head > before) this.parts.wake();
    return complete;
  }

  /**
   * Handles a pause so long that the log was trimmed beyond this process's position. All caches of this process are
   * then invalid.
   */
  async #skipTrimmed(): Promise<boolean> {
    const { trimmed_id: trimmed } = await this.parts.store.read(findPositions);
    if (trimmed <= this.head) return false;
    this.#skipTo(trimmed);
    this.recent.reset(trimmed);
    this.#early.clear();
    this.#earlyBytes = 0;
    this.parts.log.forget([EVERYTHING]);
    this.#again = true;
    return true;
  }

  #skipTo(id: number): void {
    this.head = id;
    this.parts.skipped(id);
  }

  #retryLater(): void {
    if (this.#stopped || this.parts.store.dialect === 'mysql') return;
    this.#cancelPoll();
    this.#cancelPoll = this.parts.clock.after(POLL_MS, () => void this.#catchUp());
  }

  #pollLater(): void {
    if (this.#stopped) return;
    this.#cancelPoll = this.parts.clock.after(POLL_MS, () => {
      void this.#catchUp().finally(() => {
        this.#pollLater();
      });
    });
  }
}
