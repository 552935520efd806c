import type { Logger } from 'pino';

import type { Clock } from '../../lib/clock.js';
import { batchSizes } from '../../lib/byte-batches.js';
import type { Store } from '../store/types.js';
import { ArrivedEntries, type Overflowed, readRecent, type Recent } from './recent-events.js';
import { type EventRow, fromRow, type LogPart, readPart } from './log-reads.js';
import { type EventLog, EVERYTHING, findPositions } from './log.js';
import type { LogEntry } from './events.js';

/** Milliseconds between two checks for other processes' entries. */
const POLL_MS = 75;
/** Number of immediate retries for a gap, before it waits for the next poll. */
const GAP_TRIES = 20;

/** The other processes of this server. */
export interface LogSiblings {
  /** Tells them that this process has committed entries. */
  tellLogGrew(): void;
  /** Calls the listener when another one has. Returns a function that removes it. */
  onLogGrown(listener: () => void): () => void;
}

interface Parts {
  readonly store: Store;
  readonly log: EventLog;
  readonly siblings?: LogSiblings | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called when there are entries to take. */
  readonly wake: () => void;
  /** Called when all entries up to an id need no delivery. */
  readonly skipped: (id: number) => void;
  readonly overflowed: Overflowed;
}

/**
 * Follows the log in commit order and never skips an id. Takes entries that this process commits directly. If an id is
 * missing (another process wrote it, or its COMMIT is confirmed later), the tailer stops and reads the log.
 */
export class Tailer {
  readonly #arrived: ArrivedEntries;
  /** The newest id that this process committed. */
  #heard = 0;
  #reading: Promise<void> | undefined;
  #again = false;
  #refreshing: Promise<unknown> = Promise.resolve();
  #next: Promise<boolean> | undefined;
  #stopped = false;
  #cancelPoll = (): void => undefined;
  readonly #unsubscribes: (() => void)[] = [];

  constructor(private readonly parts: Parts) {
    this.#arrived = new ArrivedEntries(parts.overflowed);
  }

  async start(): Promise<void> {
    const { log, siblings, store } = this.parts;
    // No queue waits for the entries that are already in the log.
    this.#skipTo(await store.durableRead((tx) => readRecent(tx, this.recent)));
    this.#unsubscribes.push(
      log.onCommitted((entries) => {
        this.#hear(entries);
        siblings?.tellLogGrew();
      }),
    );
    if (siblings) this.#unsubscribes.push(siblings.onLogGrown(() => void this.#catchUp()));
    // Reads entries that were committed between the two statements above.
    void this.#catchUp();
    if (store.isShared) this.#pollLater();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancelPoll();
    for (const unsubscribe of this.#unsubscribes) unsubscribe();
    await this.#reading;
  }

  /** The newest known id. Greater than `head` if the log must be read first. */
  get newest(): number {
    return Math.max(this.head, this.#heard);
  }

  /** The newest id in order that was taken or is ready to be taken. */
  get head(): number {
    return this.#arrived.head;
  }

  get recent(): Recent {
    return this.#arrived.recent;
  }

  get heldBytes(): number {
    return this.#arrived.heldBytes;
  }

  get earlyBytes(): number {
    return this.#arrived.earlyBytes;
  }

  /** Returns the next entries in log order. Assumes that the entries taken before are delivered. */
  take(): LogEntry[] {
    const taken = this.#arrived.take();
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
    // A process that is alone is notified of every commit.
    if (!this.parts.store.isShared) return Promise.resolve(true);
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
      if (!this.#arrived.add(entry)) this.#again = true;
    }
    if (!this.#arrived.acceptEarly()) this.#again = true;
    if (this.head > before) this.parts.wake();
    if (this.#arrived.hasEarly || this.#again) void this.#catchUp();
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
        if (this.#again && this.#arrived.hasRoom && !this.#stopped) void this.#catchUp();
      });
    return this.#reading;
  }

  async #read(): Promise<void> {
    let gaps = 0;
    while (this.#again && !this.#stopped && this.#arrived.hasRoom) {
      this.#again = false;
      const from = this.head;
      const { rows, isAll } = await this.#readAfter(from);
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

  /**
   * Returns the next rows of the log, which are on the disk. Clients would otherwise get events that a crash of the
   * database takes back, and miss those that get the same IDs.
   */
  async #readAfter(after: number): Promise<LogPart> {
    const { store } = this.parts;
    const range = { after, upTo: Number.MAX_SAFE_INTEGER, limit: batchSizes.events };
    const part = await store.read((tx) => readPart(tx, range));
    // On SQLite, others read only what COMMIT has written to the disk.
    if (store.dialect === 'sqlite') return part;
    const isCommittedHere = ({ id }: EventRow): boolean =>
      id <= this.head || this.#arrived.early(id) !== undefined;
    return part.rows.every(isCommittedHere) ? part : store.durableRead((tx) => readPart(tx, range));
  }

  /** Takes entries up to the first gap. Returns whether there was no gap. */
  #takeRead(rows: readonly EventRow[]): boolean {
    const before = this.head;
    let complete = true;
    for (const row of rows) {
      if (row.id <= this.head) continue;
      complete = row.id === this.head + 1;
      if (!complete) break;
      const entry = this.#arrived.early(row.id) ?? fromRow(row);
      if (!this.#arrived.accept(entry)) {
        this.#again = true;
        break;
      }
      if (entry.forget) this.parts.log.forget(entry.forget);
    }
    if (this.head > before) this.parts.wake();
    return complete;
  }

  /** Handles a pause so long that the log was trimmed beyond this process's position. */
  async #skipTrimmed(): Promise<boolean> {
    const { trimmed_id: trimmed } = await this.parts.store.read(findPositions);
    if (trimmed <= this.head) return false;
    this.#skipTo(trimmed);
    this.recent.reset(trimmed);
    this.#again = true;
    return true;
  }

  /** Invalidates all caches of this process: one can be older than the skipped entries, also when the process starts. */
  #skipTo(id: number): void {
    this.#arrived.skipTo(id);
    this.parts.skipped(id);
    this.parts.log.forget([EVERYTHING]);
  }

  #retryLater(): void {
    if (this.#stopped || this.parts.store.isShared) return;
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
