import type { Store, Tx } from '../store/types.js';
import { listPresencesOf, listPresencesSince, type PresenceRow } from './store.js';
import { viewPresence } from './view.js';

/** What is older is answered to nobody. */
const HISTORY_SECONDS = 14 * 24 * 60 * 60;
/** For how long other processes' writes may go unnoticed. */
const FRESH_MS = 1000;

interface Parts {
  readonly store: Store;
  readonly clock: { now(): number; seconds(): number };
}

/** What was written under one update id and not again since, serialized once for all who ask. */
class Segment {
  readonly rows = new Map<number, PresenceRow>();
  #json: string | undefined;

  constructor(readonly id: number) {}

  put(row: PresenceRow): void {
    this.rows.set(row.user_id, row);
    this.#json = undefined;
  }

  remove(userId: number): void {
    this.rows.delete(userId);
    this.#json = undefined;
  }

  get json(): string {
    this.#json ??= [...this.rows.values()]
      .filter(({ isShown }) => isShown)
      .map((row) => `"${row.user_id}":${JSON.stringify(viewPresence(row))}`)
      .join();
    return this.#json;
  }
}

/** The presence of everyone as last published: each user is in the segment of their latest change. */
export class Board {
  /** Oldest first. */
  #segments: Segment[] = [];
  readonly #segmentOf = new Map<number, Segment>();
  readonly #changedUsers = new Set<number>();
  readonly #answers = new Map<number, string>();
  #lastId = -1;
  #freshAt = -Infinity;
  #refreshing: Promise<void> | undefined;

  constructor(private readonly parts: Parts) {}

  /** The id of the newest change, -1 before the first. */
  get lastId(): number {
    return this.#lastId;
  }

  /** What was last published of a user. */
  find(userId: number): PresenceRow | undefined {
    return this.#segmentOf.get(userId)?.rows.get(userId);
  }

  /** The account changed: whether and how it is shown is read again. */
  forget(userId: number): void {
    this.#changedUsers.add(userId);
  }

  forgetAll(): void {
    for (const userId of this.#segmentOf.keys()) this.#changedUsers.add(userId);
    this.expire();
  }

  /** The next to ask reads what was written. */
  expire(): void {
    this.#freshAt = -Infinity;
  }

  /** Reads what was written since, unless that was done a moment ago. */
  async fresh(): Promise<void> {
    // Once more after a reading that began before somebody was forgotten.
    while (this.#changedUsers.size > 0 || this.parts.clock.now() - this.#freshAt >= FRESH_MS) {
      this.#refreshing ??= this.#refresh().finally(() => {
        this.#refreshing = undefined;
      });
      await this.#refreshing;
    }
  }

  /** Takes in what a snapshot sees. It may see less than is known here, so `fresh` reads the same again. */
  async readSnapshot(tx: Tx): Promise<void> {
    const rows = await this.#read(tx, [...this.#changedUsers]);
    for (const { user_id } of rows) this.#changedUsers.add(user_id);
  }

  async #refresh(): Promise<void> {
    const changed = [...this.#changedUsers];
    this.#changedUsers.clear();
    this.#freshAt = this.parts.clock.now();
    try {
      await this.parts.store.read((tx) => this.#read(tx, changed));
    } catch (error) {
      for (const userId of changed) this.#changedUsers.add(userId);
      this.expire();
      throw error;
    }
  }

  async #read(tx: Tx, changed: readonly number[]): Promise<readonly PresenceRow[]> {
    const rows = [
      ...(await listPresencesOf(tx, changed)),
      ...(await listPresencesSince(tx, this.#lastId)),
    ].sort((one, other) => one.update_id - other.update_id);
    for (const row of rows) this.#put(row);
    if (rows.length > 0) this.#answers.clear();
    this.#dropOld();
    return rows;
  }

  /** The members of an object in the modern format, with everything newer than an id. */
  modern(sinceId: number): string {
    let answer = this.#answers.get(sinceId);
    if (answer === undefined) {
      answer = this.#since(sinceId)
        .map(({ json }) => json)
        .filter((json) => json !== '')
        .join();
      this.#answers.set(sinceId, answer);
    }
    return answer;
  }

  /** Everyone who is shown. */
  *shown(sinceId = -1): Generator<PresenceRow> {
    for (const { rows } of this.#since(sinceId)) for (const row of rows.values()) if (row.isShown) yield row;
  }

  #since(sinceId: number): Segment[] {
    this.#dropOld();
    let start = this.#segments.length;
    while (start > 0 && (this.#segments[start - 1]?.id ?? -1) > sinceId) start -= 1;
    return this.#segments.slice(start);
  }

  #put(row: PresenceRow): void {
    const before = this.#segmentOf.get(row.user_id);
    if (before && before.id > row.update_id) return;
    before?.remove(row.user_id);
    const segment = this.#segment(row.update_id);
    segment.put(row);
    this.#segmentOf.set(row.user_id, segment);
    this.#lastId = Math.max(this.#lastId, row.update_id);
  }

  #segment(id: number): Segment {
    let place = this.#segments.length;
    while (place > 0 && (this.#segments[place - 1]?.id ?? -1) > id) place -= 1;
    const there = this.#segments[place - 1];
    if (there?.id === id) return there;
    const segment = new Segment(id);
    this.#segments.splice(place, 0, segment);
    return segment;
  }

  #dropOld(): void {
    const oldest = this.parts.clock.seconds() - HISTORY_SECONDS;
    const isLive = ({ rows }: Segment): boolean => {
      for (const { connected_at } of rows.values()) return connected_at >= oldest;
      return false;
    };
    const live = this.#segments.filter(isLive);
    if (live.length === this.#segments.length) return;
    for (const segment of this.#segments)
      if (!isLive(segment)) for (const userId of segment.rows.keys()) this.#segmentOf.delete(userId);
    this.#segments = live;
    this.#answers.clear();
  }
}
