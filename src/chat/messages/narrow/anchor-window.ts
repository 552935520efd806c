import { errors } from '../../../../generated/errors.js';
import type { Input } from '../../../../generated/operations.js';
import { everything } from '../../../runtime/store/sql-condition.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { CompiledNarrow } from './narrow.js';
import type { SearchResult } from '../search-index/candidates.js';
import { type Find, finderOf } from './find-messages.js';
import { findAmong } from './listed.js';
import { unread } from '../read-state/unread.js';

/** The ID that clients use for "after all messages". */
const BEYOND_ALL = 10_000_000_000_000_000;
/** A request finds at most this many messages. */
export const MOST_MESSAGES = 5000;

export interface Window {
  /** Null: the first unread message. */
  readonly anchor: number | null;
  readonly before: number;
  readonly after: number;
  readonly includeAnchor: boolean;
}

/** Returns the ID of an anchor. Null: the first unread message. */
export const parseAnchor = (anchor: string | number): number | null => {
  if (anchor === 'first_unread') return null;
  if (anchor === 'newest') return BEYOND_ALL;
  if (anchor === 'oldest') return 0;
  const id = typeof anchor === 'number' || /^-?\d+$/.test(anchor) ? Number(anchor) : NaN;
  if (Number.isNaN(id)) throw errors.anchorInvalid();
  return Math.min(Math.max(id, 0), BEYOND_ALL);
};

/** Throws if messages on both sides of an excluded anchor are requested. */
export const checkAnchor = ({ before, after, includeAnchor }: Omit<Window, 'anchor'>): void => {
  if (!includeAnchor && before > 0 && after > 0) throw errors.anchorNotAtEnd();
};

// oxlint-disable-next-line typescript/no-deprecated -- older clients send it.
const findAnchor = ({ anchor, use_first_unread_anchor }: Input<'listMessages'>): number | null => {
  if (use_first_unread_anchor) return null;
  if (anchor === undefined) throw errors.anchorMissing();
  return parseAnchor(anchor);
};

export const parseWindow = (input: Input<'listMessages'>): Window => {
  const { num_before: before, num_after: after, include_anchor: includeAnchor } = input;
  const anchor = findAnchor(input);
  if (before + after > MOST_MESSAGES) throw errors.tooManyMessages();
  checkAnchor({ before, after, includeAnchor });
  return { anchor, before, after, includeAnchor };
};

export interface Found {
  readonly ids: readonly number[];
  readonly anchor: number;
  readonly found_anchor: boolean;
  readonly found_oldest: boolean;
  readonly found_newest: boolean;
}

const nothing: SearchResult = { ids: [], cutAt: undefined };

/**
 * Returns the ID of the first unread message. If the search ended early, returns the ID where it ended: no unread
 * message precedes it.
 */
const firstUnread = async (tx: Tx, userId: number, narrow: CompiledNarrow, find: Find): Promise<number> => {
  const area = await narrow.unreadArea();
  if (!area) return BEYOND_ALL;
  const extra = unread(userId);
  if (area.ids && narrow.searches.length === 0) {
    const [first] = await findAmong(tx, userId, narrow, area.ids, { order: 'ASC', extra, limit: 1 });
    return first ?? BEYOND_ALL;
  }
  const { ids, cutAt } = await find({ direction: { from: area.first, order: 'ASC' }, extra, limit: 1 });
  return ids[0] ?? cutAt ?? BEYOND_ALL;
};

/** Returns the messages around the anchor. Without a search, it uses at most two statements per side. */
export const findWindow = async (
  tx: Tx,
  userId: number,
  narrow: CompiledNarrow,
  window: Window,
): Promise<Found> => {
  const find = finderOf(tx, userId, narrow);
  const anchor = window.anchor ?? (await firstUnread(tx, userId, narrow, find));
  const fromStart = anchor === 0;
  const toEnd = anchor === BEYOND_ALL;
  const side = (from: number, order: 'ASC' | 'DESC', limit: number): Promise<SearchResult> =>
    find({ direction: { from, order }, extra: everything, limit });
  const before = !fromStart && window.before > 0 ? await side(anchor - 1, 'DESC', window.before) : nothing;
  const after =
    !toEnd && (window.after > 0 || window.includeAnchor)
      ? await side(window.includeAnchor ? anchor : anchor + 1, 'ASC', window.after + 1)
      : nothing;
  const found_anchor = after.ids[0] === anchor;
  const following = found_anchor ? after.ids.slice(1) : after.ids;
  return {
    ids: [...before.ids].reverse().concat(found_anchor ? anchor : [], following.slice(0, window.after)),
    anchor,
    found_anchor,
    found_oldest: fromStart || (before.cutAt === undefined && before.ids.length < window.before),
    found_newest: toEnd || (after.cutAt === undefined && following.length < window.after),
  };
};
