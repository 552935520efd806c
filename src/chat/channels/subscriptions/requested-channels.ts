import { errors } from '../../../../generated/errors.js';
import type { Input } from '../../../../generated/operations.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Tx } from '../../../runtime/store/types.js';
import { isColor } from '../model/colors.js';
import { checkChannelName } from '../model/name.js';
import { maySubscribe } from '../model/policy.js';
import { listChannelsByKey, type ChannelRow } from '../model/store.js';
import { subscribedChannelIds } from '../model/subscriptions.js';

export interface RequestedChannel {
  /** Trimmed, in the requested case. */
  readonly name: string;
  readonly color: string | undefined;
  /** Any JSON value: it is validated only if the channel is created. */
  readonly description: unknown;
  /** The position of the item in the list, for errors. */
  readonly place: string;
}

/**
 * Returns the requested channels by name key. A channel that is named twice counts once. `parameter` is the name of the
 * list, for errors.
 */
export const parseRequestedChannels = (
  items: Input<'createSubscriptions'>['subscriptions'],
  parameter: string,
): ReadonlyMap<string, RequestedChannel> => {
  const wanted = new Map<string, RequestedChannel>();
  items.forEach(({ name: typed, description, color }, index) => {
    const place = `${parameter}[${index}]`;
    if (color !== undefined && !isColor(color)) throw errors.invalidColor({ place });
    const name = checkChannelName(typed);
    const key = nameKey(name);
    if (!wanted.has(key)) wanted.set(key, { name, color, description, place });
  });
  return wanted;
};

/** The requested channels, grouped by what the requester may do with them. */
interface Found {
  readonly allowed: readonly ChannelRow[];
  /** Requested names of channels to which the requester may not subscribe any user. */
  readonly unauthorized: readonly string[];
  /** Channels that do not exist. */
  readonly missing: readonly RequestedChannel[];
}

export const findWanted = async (
  tx: Tx,
  actor: Actor,
  wanted: ReadonlyMap<string, RequestedChannel>,
): Promise<Found> => {
  const existing = await listChannelsByKey(tx, [...wanted.keys()]);
  const ids = [...existing.values()].map(({ id }) => id);
  const own = await subscribedChannelIds(tx, actor.id, ids);
  const allowed: ChannelRow[] = [];
  const unauthorized: string[] = [];
  const missing: RequestedChannel[] = [];
  for (const [key, channel] of wanted) {
    const row = existing.get(key);
    if (!row) missing.push(channel);
    else if (maySubscribe(row, own.has(row.id))) allowed.push(row);
    else unauthorized.push(channel.name);
  }
  return { allowed, unauthorized, missing };
};
