import { errors } from '../../generated/errors.js';
import type { Input } from '../../generated/operations.js';
import type { Actor } from '../authentication/actor.js';
import { nameKey } from '../store/name-key.js';
import type { Tx } from '../store/types.js';
import { isColor } from './colors.js';
import { checkChannelName } from './name.js';
import type { NewChannel } from './new-channels.js';
import { maySubscribe } from './policy.js';
import { findChannelsByKey, subscribedChannelIds, type ChannelRow } from './store.js';

const LINE_BREAK = /\r\n|[\r\n]/g;

/** A channel as somebody asks for it. */
export interface Wanted extends NewChannel {
  readonly color: string | undefined;
}

/** The channels asked for, by name key; one named twice counts once. */
export const readWanted = (
  items: Input<'createSubscriptions'>['subscriptions'],
): ReadonlyMap<string, Wanted> => {
  const wanted = new Map<string, Wanted>();
  items.forEach(({ name: typed, description = '', color }, index) => {
    if (color !== undefined && !isColor(color))
      throw errors.invalidColor({ place: `subscriptions[${index}]` });
    const name = checkChannelName(typed);
    const key = nameKey(name);
    if (!wanted.has(key))
      wanted.set(key, { name, description: description.replaceAll(LINE_BREAK, ' '), color });
  });
  return wanted;
};

/** What stands behind the channels asked for. */
interface Found {
  readonly allowed: readonly ChannelRow[];
  /** Names, as they were asked for, of channels that the requester may not subscribe to. */
  readonly unauthorized: readonly string[];
  readonly missing: readonly NewChannel[];
}

/** Tells channels that can be subscribed to from those that cannot, and those that do not exist yet. */
export const findWanted = async (
  tx: Tx,
  actor: Actor,
  wanted: ReadonlyMap<string, Wanted>,
): Promise<Found> => {
  const existing = await findChannelsByKey(tx, [...wanted.keys()]);
  const ids = [...existing.values()].map(({ id }) => id);
  const own = await subscribedChannelIds(tx, actor.id, ids);
  const allowed: ChannelRow[] = [];
  const unauthorized: string[] = [];
  const missing: NewChannel[] = [];
  for (const [key, channel] of wanted) {
    const row = existing.get(key);
    if (!row) missing.push(channel);
    else if (maySubscribe(row, own.has(row.id))) allowed.push(row);
    else unauthorized.push(channel.name);
  }
  return { allowed, unauthorized, missing };
};
