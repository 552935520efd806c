import { LRUCache } from 'lru-cache';

import { type Clock, DAY } from '../../lib/clock.js';
import { bytesOf, type Piece, SharedJson } from '../../runtime/http/serialize.js';
import type { Store, Tx } from '../../runtime/store/types.js';
import { listPresencesOf, listPresencesSince, type PresenceRow } from './store.js';
import { Segment } from './segment.js';
import { type Format, memberJson, withoutMember } from './view.js';

/** Older presence is not returned to clients. */
const HISTORY_SECONDS = 14 * DAY;
/** Changes that other processes write may go unnoticed for this long. */
const FRESH_MS = 1000;
/** If a response needs more segments than this, the older ones are joined once for all requests. */
const MANY_SEGMENTS = 100;
/** Clients that were away for a similar time request the same segments. Less recently used joins are built again. */
const JOINED_KEPT = 20;

interface Parts {
  readonly store: Store;
  readonly clock: Pick<Clock, 'elapsed' | 'seconds'>;
}

/** Returns the members of several objects, separated by commas. */
const withCommas = (parts: readonly (readonly Piece[])[]): Piece[] =>
  parts
    .filter((members) => members.some((piece) => bytesOf(piece).length > 0))
    .flatMap((members, index) => (index === 0 ? members : [',', ...members]));

/** Returns those of the users who no longer have a row. */
const missing = (userIds: readonly number[], rows: readonly PresenceRow[]): number[] => {
  const found = new Set(rows.map(({ user_id }) => user_id));
  return userIds.filter((userId) => !found.has(userId));
};

/** The presence of all users as last published. Each user is in the segment of their latest change. */
export class PresenceIndex {
  /** Sorted from oldest to newest. */
  #segments: Segment[] = [];
  readonly #segmentOf = new Map<number, Segment>();
  readonly #changedUsers = new Set<number>();
  /** Joined segments, by format and the ID of the first one. */
  readonly #joined = new LRUCache<string, SharedJson>({ max: JOINED_KEPT });
  #lastId = -1;
  #resets = 0;
  #freshAt = -Infinity;
  #refreshing: Promise<void> | undefined;
  #published: ((row: PresenceRow) => void) | undefined;

  constructor(private readonly parts: Parts) {}

  /** The ID of the newest change, -1 before the first. */
  get lastId(): number {
    return this.#lastId;
  }

  /** Sets the function that is called with each row after it is read. */
  onPublished(listener: (row: PresenceRow) => void): void {
    this.#published = listener;
  }

  /** Returns the last published row of a user. */
  find(userId: number): PresenceRow | undefined {
    return this.#segmentOf.get(userId)?.rows.get(userId);
  }

  /** Marks a changed account. Whether and how its presence is shown is read again. */
  forget(userId: number): void {
    this.#changedUsers.add(userId);
  }

  forgetAll(): void {
    for (const userId of this.#segmentOf.keys()) this.#changedUsers.add(userId);
    this.expire();
  }

  /** Begins again, since a crash of the database can take back what was published. */
  reset(): void {
    this.#resets += 1;
    this.#segments = [];
    this.#segmentOf.clear();
    this.#joined.clear();
    this.#changedUsers.clear();
    this.#lastId = -1;
    this.expire();
  }

  /** Makes the next call of `fresh` read what was written. */
  expire(): void {
    this.#freshAt = -Infinity;
  }

  /** Reads the rows written since the last read, unless that was less than `FRESH_MS` ago. */
  async fresh(): Promise<void> {
    // Reads again if a user was marked after the current read began.
    while (this.#changedUsers.size > 0 || this.parts.clock.elapsed() - this.#freshAt >= FRESH_MS) {
      this.#refreshing ??= this.#refresh().finally(() => {
        this.#refreshing = undefined;
      });
      await this.#refreshing;
    }
  }

  /**
   * Returns the rows of a snapshot that are not published here yet. They are not stored, since they may be outdated
   * already.
   */
  async newerIn(tx: Tx): Promise<readonly PresenceRow[]> {
    const changed = [...this.#changedUsers];
    const rows = await this.#read(tx, changed);
    const isNewer = ({ user_id, update_id }: PresenceRow): boolean =>
      update_id >= (this.find(user_id)?.update_id ?? -1);
    return [
      ...missing(changed, rows).flatMap((userId) => {
        const known = this.find(userId);
        return known ? [{ ...known, isShown: false }] : [];
      }),
      ...rows.filter((row) => row.connected_at >= this.#oldest && isNewer(row)),
    ];
  }

  async #refresh(): Promise<void> {
    const changed = [...this.#changedUsers];
    this.#changedUsers.clear();
    this.#freshAt = this.parts.clock.elapsed();
    const { store } = this.parts;
    const resets = this.#resets;
    try {
      const rows = await store.read((tx) => this.#read(tx, changed));
      if (resets === this.#resets) this.#publish(changed, rows);
    } catch (error) {
      for (const userId of changed) this.#changedUsers.add(userId);
      this.expire();
      throw error;
    }
  }

  async #read(tx: Tx, changed: readonly number[]): Promise<readonly PresenceRow[]> {
    return [...(await listPresencesOf(tx, changed)), ...(await listPresencesSince(tx, this.#lastId))];
  }

  #publish(changed: readonly number[], rows: readonly PresenceRow[]): void {
    if (rows.length === 0 && changed.length === 0) return;
    for (const userId of missing(changed, rows)) this.#drop(userId);
    for (const row of [...rows].sort((one, other) => one.update_id - other.update_id)) this.#put(row);
    this.#joined.clear();
    for (const row of rows) this.#published?.(row);
  }

  /**
   * Returns the members of a JSON object with all presence newer than an ID, in pieces. `exceptId` leaves out one user.
   */
  json(format: Format, sinceId: number, exceptId?: number): readonly Piece[] {
    const segments = this.#since(sinceId);
    // Users who report often are often left out. They are in newer segments, which are small.
    const [older, newer] = [segments.slice(0, -MANY_SEGMENTS), segments.slice(-MANY_SEGMENTS)];
    const parts = [...(older.length > 0 ? [older] : []), ...newer.map((segment) => [segment])];
    const except = exceptId === undefined ? undefined : this.#segmentOf.get(exceptId);
    const members = parts.map((part) => {
      const json = this.#together(part, format);
      const row = except && part.includes(except) ? except.rows.get(exceptId ?? 0) : undefined;
      return row ? withoutMember(json, memberJson(row, format)) : [json];
    });
    return withCommas(members);
  }

  /** Returns several segments as one piece. */
  #together(segments: readonly Segment[], format: Format): SharedJson {
    const [first] = segments;
    if (first && segments.length === 1) return first.json(format);
    const name = `${format} ${String(first?.id)}`;
    let joined = this.#joined.get(name);
    if (!joined) {
      const texts = segments.map((segment) => segment.json(format).bytes.toString());
      joined = new SharedJson(texts.filter((text) => text !== '').join());
      this.#joined.set(name, joined);
    }
    return joined;
  }

  /** Yields all rows that may be shown. */
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
    if (before) this.#remove(row.user_id, before);
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

  #drop(userId: number): void {
    const segment = this.#segmentOf.get(userId);
    if (!segment) return;
    this.#segmentOf.delete(userId);
    this.#remove(userId, segment);
  }

  #remove(userId: number, segment: Segment): void {
    segment.remove(userId);
    if (segment.rows.size > 0) return;
    const place = this.#segments.lastIndexOf(segment);
    if (place >= 0) this.#segments.splice(place, 1);
  }

  get #oldest(): number {
    return this.parts.clock.seconds() - HISTORY_SECONDS;
  }

  /** Deletes old segments. IDs increase with time, so the old ones are at the front. */
  #dropOld(): void {
    const oldest = this.#oldest;
    const isOld = ({ rows }: Segment): boolean => {
      for (const { connected_at } of rows.values()) return connected_at < oldest;
      return true;
    };
    let old = 0;
    for (const segment of this.#segments) {
      if (!isOld(segment)) break;
      for (const userId of segment.rows.keys()) this.#segmentOf.delete(userId);
      old += 1;
    }
    if (old === 0) return;
    this.#segments.splice(0, old);
    this.#joined.clear();
  }
}
