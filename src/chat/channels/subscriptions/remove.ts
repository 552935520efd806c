import { errors } from '../../../../generated/errors.js';
import type { Scope } from '../../scope.js';
import { nameKey } from '../../../lib/name-key.js';
import { checkPairs } from '../model/caps.js';
import type { Membership } from '../members/membership.js';
import { mayUnsubscribeOthers, canSeeChannel } from '../model/policy.js';
import { resolvePrincipals } from '../members/principals.js';
import { listChannelsByKey, lockVisibility, type ChannelRow } from '../model/store.js';
import { subscribedChannelIds } from '../model/subscriptions.js';
import { unsubscribe } from './unsubscribe.js';

const uniqueNames = (pairs: readonly Membership[]): string[] => [
  ...new Set(pairs.map(({ channel }) => channel.name)),
];

interface Removed {
  readonly removed: string[];
  readonly not_removed: string[];
}

/** Unsubscribes users from the named channels. Throws if the requester sees not all of them. */
export const removeSubscriptions = async (
  scope: Scope,
  names: readonly string[],
  principals: readonly (number | string)[] = [],
): Promise<Removed> => {
  const { tx, actor } = scope;
  const typed = new Map(names.map((name) => [nameKey(name), name]));
  checkPairs(typed.size, principals);
  const locked = await lockVisibility(scope);
  const found = await listChannelsByKey(tx, [...typed.keys()]);
  const ids = [...found.values()].map(({ id }) => id);
  // Runs the same statements whether or not such a channel exists.
  const own = await subscribedChannelIds(tx, actor.id, ids.length > 0 ? ids : [0]);
  const visible = (channel: ChannelRow | undefined): boolean =>
    channel !== undefined && canSeeChannel(actor.role, channel, own.has(channel.id));
  const unknown = [...typed].filter(([key]) => !visible(found.get(key))).map(([, name]) => name);
  if (unknown.length > 0) throw errors.channelsNotFound({ names: unknown.join(', ') });

  const users = await resolvePrincipals(scope, principals);
  const channels = [...found.values()];
  if (!users.every(({ id, bot_owner_id }) => id === actor.id || bot_owner_id === actor.id)) {
    for (const channel of channels) {
      if (!(await mayUnsubscribeOthers(scope, actor, channel))) throw errors.insufficientPermission();
    }
  }
  const { left, absent } = await unsubscribe(locked, { channels, users });
  return { removed: uniqueNames(left), not_removed: uniqueNames(absent) };
};
