import { CacheKind, emptySlot } from '../../../lib/caches.js';
import { DAY, HOUR } from '../../../lib/clock.js';
import type { TxScope } from '../../scope.js';
import { notLookedUp } from '../../../runtime/store/hints.js';
import type { Tx } from '../../../runtime/store/types.js';

const WEEK_DAYS = 7;
/** Days over which the average is calculated. */
const WINDOW_DAYS = 28;

/** Number of messages per channel ID within the window. */
type Counts = ReadonlyMap<number, number>;

/** The latest counts and their time in UNIX seconds. */
interface CountedTraffic {
  readonly at: number;
  readonly counts: Counts;
}

/** Otherwise the engines read all messages in the order of their channels, instead of those since then. */
const CHANNEL = notLookedUp('channel_id');

const countMessages = async (tx: Tx, since: number): Promise<Counts> => {
  const rows = await tx.all<{ channel_id: number; messages: number }>(
    `SELECT ${CHANNEL} AS channel_id, COUNT(*) AS messages FROM messages
     WHERE date_sent >= ? AND ${CHANNEL} IS NOT NULL GROUP BY ${CHANNEL}`,
    [since],
  );
  return new Map(rows.map(({ channel_id, messages }) => [channel_id, messages]));
};

const roundToTwoDigits = (value: number): number => {
  const unit = 10 ** Math.max(0, String(value).length - 2);
  return Math.round(value / unit) * unit;
};

const trafficCache = new CacheKind(() => emptySlot<CountedTraffic>());

/** Returns a channel's messages per week. Null if the channel is too young. */
export type Traffic = (channel: { readonly id: number; readonly date_created: number }) => number | null;

/** Returns the traffic of all channels. It is counted again after an hour, since it need not be exact. */
export const loadTraffic = async ({ tx, services: { clock, caches } }: TxScope): Promise<Traffic> => {
  const now = clock.seconds();
  const slot = caches.of(trafficCache);
  let last = slot.current;
  if (!last || now - last.at >= HOUR) {
    last = { at: now, counts: await countMessages(tx, now - WINDOW_DAYS * DAY) };
    slot.current = last;
  }
  const { counts } = last;
  return ({ id, date_created }) => {
    const days = Math.floor((now - date_created) / DAY);
    if (days < WEEK_DAYS) return null;
    const messages = counts.get(id) ?? 0;
    const average = Math.round((messages * WEEK_DAYS) / Math.min(days, WINDOW_DAYS));
    return average === 0 && messages > 0 ? 1 : roundToTwoDigits(average);
  };
};
