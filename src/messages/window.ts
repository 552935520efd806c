import { errors } from '../../generated/errors.js';
import type { Input } from '../../generated/operations.js';
import type { Condition } from '../channels/policy.js';
import type { Tx, Value } from '../store/types.js';
import { NARROWED } from './narrow.js';
import { findReadExceptions } from './reads.js';
import { unread } from './unread.js';

/** What clients know as an id beyond all messages. */
const BEYOND_ALL = 10_000_000_000_000_000;
const MOST_MESSAGES = 5000;

export interface Window {
  /** null: the first unread message. */
  readonly anchor: number | null;
  readonly before: number;
  readonly after: number;
  readonly includeAnchor: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-deprecated -- older clients send it.
const readAnchor = ({ anchor, use_first_unread_anchor }: Input<'listMessages'>): number | null => {
  if (use_first_unread_anchor || anchor === 'first_unread') return null;
  if (anchor === undefined) throw errors.anchorMissing();
  if (anchor === 'newest') return BEYOND_ALL;
  if (anchor === 'oldest') return 0;
  const id = typeof anchor === 'number' || /^-?\d+$/.test(anchor) ? Number(anchor) : NaN;
  if (Number.isNaN(id)) throw errors.anchorInvalid();
  return Math.min(Math.max(id, 0), BEYOND_ALL);
};

export const readWindow = (input: Input<'listMessages'>): Window => {
  const { num_before: before, num_after: after, include_anchor: includeAnchor } = input;
  const anchor = readAnchor(input);
  if (before + after > MOST_MESSAGES) throw errors.tooManyMessages();
  if (!includeAnchor && before > 0 && after > 0) throw errors.anchorNotAtEnd();
  return { anchor, before, after, includeAnchor };
};

export interface Found {
  readonly ids: readonly number[];
  readonly anchor: number;
  readonly found_anchor: boolean;
  readonly found_oldest: boolean;
  readonly found_newest: boolean;
}

type Find = (extra: Condition, order: 'ASC' | 'DESC', limit: number) => Promise<number[]>;

/** Ids of messages that meet the narrow and one condition more. */
const finder =
  (tx: Tx, userId: number, where: Condition): Find =>
  async (extra, order, limit) => {
    const rows = await tx.all<{ id: number }>(
      `SELECT m.id FROM ${NARROWED} WHERE ${where.sql} AND ${extra.sql} ORDER BY m.id ${order} LIMIT ${limit}`,
      [userId, userId, ...where.values, ...extra.values] as Value[],
    );
    return rows.map(({ id }) => id);
  };

const firstUnread = async (tx: Tx, userId: number, find: Find): Promise<number> => {
  const [id] = await find(unread(userId, await findReadExceptions(tx, userId)), 'ASC', 1);
  return id ?? BEYOND_ALL;
};

/** Finds the messages around the anchor, in two statements at most for either side. */
export const findWindow = async (
  tx: Tx,
  userId: number,
  where: Condition,
  window: Window,
): Promise<Found> => {
  const find = finder(tx, userId, where);
  const anchor = window.anchor ?? (await firstUnread(tx, userId, find));
  const fromStart = anchor === 0;
  const toEnd = anchor === BEYOND_ALL;
  const side = (operator: string): Condition => ({ sql: `m.id ${operator} ?`, values: [anchor] });
  const before =
    !fromStart && window.before > 0 ? (await find(side('<'), 'DESC', window.before)).reverse() : [];
  const after =
    !toEnd && (window.after > 0 || window.includeAnchor)
      ? await find(side(window.includeAnchor ? '>=' : '>'), 'ASC', window.after + 1)
      : [];
  const found_anchor = after[0] === anchor;
  const following = found_anchor ? after.slice(1) : after;
  return {
    ids: [...before, ...(found_anchor ? [anchor] : []), ...following.slice(0, window.after)],
    anchor,
    found_anchor,
    found_oldest: fromStart || before.length < window.before,
    found_newest: toEnd || following.length < window.after,
  };
};
