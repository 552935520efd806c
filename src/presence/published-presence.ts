import { LRUCache } from 'lru-cache';

import { SharedJson, type Piece } from '../http/shared-json.js';
import { DAY } from '../lib/seconds.js';
import type { Store, Tx } from '../store/types.js';
import { listPresencesOf, listPresencesSince, type PresenceRow } from './store.js';
import { Segment } from './segment.js';
import { memberJson, withoutMember, type Format } from './view.js';

/** What is older is answered to nobody. */
const HISTORY_SECONDS = 14 * DAY;
/** For how long other processes' writes may go unnoticed. */
const FRESH_MS = 1000;
/** Of more segments than this the older ones are put together once for all who ask, instead of each time. */
const MANY_SEGMENTS = 100;
/** Clients that were away for about as long ask for the same; whoever asks for anything else gets it made. */
const JOINED_KEPT = 20;

interface Parts {
  readonly store: Store;
  readonly clock: { now(): number; seconds(): number };
}

/** The pieces that are not empty, one after the other. */
const withCommas = (pieces: readonly SharedJson[]): Piece[] =>
  pieces
    .filter(({ bytes }) => bytes.length > 0)
    .flatMap((json, index) => (index === 0 ? [json] : [',', json]));

/** Those of whom there is nothing any more. */
const missing = (userIds: readonly number[], rows: readonly PresenceRow[]): number[] => {
  const found = new Set(rows.map(({ user_id }) => user_id));
  return userIds.filter((userId) => !found.has(userId));
};

/** The presence of everyone as last published: each user is in the segment of their latest change. */
export class PresenceIndex {
  /** Oldest first. */
  #segments: Segment[] = [];
  readonly #segmentOf = new Map<number, Segment>();
  readonly #changedUsers = new Set<number>();
  /** Answers of many segments, by format and the first of these. */
  readonly #joined = new LRUCache<string, SharedJson>({ max: JOINED_KEPT });
  #lastId = -1;
  #freshAt = -Infinity;
  #refreshing: Promise<void> | undefined;
  #published: ((row: PresenceRow) => void) | undefined;

  constructor(private readonly parts: Parts) {}

  /** The id of the newest change, -1 before the first. */
  get lastId(): number {
    return this.#lastId;
  }

  /** Calls with each row that is read. */
  onPublished(listener: (row: PresenceRow) => void): void {
    this.#published = listener;
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

  /** What a snapshot has that was not published here yet; nothing of it is kept, since it may be old already. */
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
    this.#freshAt = this.parts.clock.now();
    try {
      this.#publish(changed, await this.parts.store.read((tx) => this.#read(tx, changed)));
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

  /** The members of a JSON object with everything newer than an id, in pieces; on request without one user. */
  json(format: Format, sinceId: number, exceptId?: number): readonly Piece[] {
    const segments = this.#since(sinceId);
    // Who reports often, and so is often left out, is in one of the newer segments, which are small.
    const [older, newer] = [segments.slice(0, -MANY_SEGMENTS), segments.slice(-MANY_SEGMENTS)];
    const parts = [...(older.length > 0 ? [older] : []), ...newer.map((segment) => [segment])];
    const except = exceptId === undefined ? undefined : this.#segmentOf.get(exceptId);
    const pieces = parts.map((part) => {
      const json = this.#together(part, format);
      const row = except && part.includes(except) ? except.rows.get(exceptId ?? 0) : undefined;
      return row ? withoutMember(json, memberJson(row, format)) : json;
    });
    return withCommas(pieces);
  }

  /** Several segments as one piece. */
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

  /** Ids rise with time, so what is old is at the front. */
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
