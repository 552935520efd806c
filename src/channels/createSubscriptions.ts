import { errors } from '../../generated/errors.js';
import type { Input } from '../../generated/operations.js';
import { operation } from '../contract/operation.js';
import { nameKey } from '../store/name-key.js';
import { announceChannels } from './announce.js';
import { isColor } from './colors.js';
import { checkChannelName } from './name.js';
import { checkMayCreate, createChannels, readOptions, type NewChannel } from './new-channels.js';
import { maySubscribe, maySubscribeOthers } from './policy.js';
import { resolvePrincipals, type Principal } from './principals.js';
import { findChannelsByKey, subscribedChannelIds, takeTurn, type ChannelRow } from './store.js';
import { subscribe } from './subscribe.js';

const LINE_BREAK = /\r\n|[\r\n]/g;

interface Wanted extends NewChannel {
  readonly color: string | undefined;
}

/** The channels asked for, by name key; one named twice counts once. */
const readWanted = (items: Input<'createSubscriptions'>['subscriptions']): Map<string, Wanted> => {
  const wanted = new Map<string, Wanted>();
  items.forEach(({ name: typed, description = '', color }, index) => {
    if (color !== undefined && !isColor(color)) throw errors.invalidColor({ place: `subscriptions[${index}]` });
    const name = checkChannelName(typed);
    const key = nameKey(name);
    if (!wanted.has(key)) wanted.set(key, { name, description: description.replaceAll(LINE_BREAK, ' '), color });
  });
  return wanted;
};

/** Names of channels by the API email of the user they concern. */
const namesByEmail = (pairs: readonly { user: Principal; channel: ChannelRow }[]): Record<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const { user, channel } of pairs) names.set(user.email, [...(names.get(user.email) ?? []), channel.name]);
  return Object.fromEntries(names);
};

/** POST /users/me/subscriptions: subscribes users to channels, and creates those that do not exist. */
export const createSubscriptions = operation('createSubscriptions', async ({ input, actor, tx, server }) => {
  const wanted = readWanted(input.subscriptions);
  await takeTurn(tx, server);
  const options = await readOptions(tx, server, input);
  const existing = await findChannelsByKey(tx, [...wanted.keys()]);
  const missing = [...wanted].filter(([key]) => !existing.has(key)).map(([, channel]) => channel);
  if (missing.length > 0) await checkMayCreate(tx, server, actor, options);

  const own = await subscribedChannelIds(
    tx,
    actor.id,
    [...existing.values()].map(({ id }) => id),
  );
  const allowed = [...existing.values()].filter((channel) => maySubscribe(channel, own.has(channel.id)));
  const unauthorized = [...existing]
    .filter(([, channel]) => !allowed.includes(channel))
    .map(([key]) => wanted.get(key)?.name ?? '');
  const [refused] = unauthorized;
  if (refused !== undefined && input.authorization_errors_fatal) throw errors.channelNotAccessible({ name: refused });

  const users = await resolvePrincipals(tx, actor, input.principals);
  const onlySelf = users.every(({ id }) => id === actor.id);
  if (!onlySelf && !maySubscribeOthers(server, actor)) throw errors.insufficientPermission();

  const creation = { creator_id: actor.id, date_created: server.clock.seconds() };
  const created = missing.length === 0 ? [] : await createChannels(tx, missing, options, creation);
  const channels = [...allowed, ...created];
  const colors = new Map(channels.flatMap(({ id, name_key }) => {
    const color = wanted.get(name_key)?.color;
    return color === undefined ? [] : [[id, color] as const];
  }));
  const { joined, already } = await subscribe(tx, server, { channels, users, created, colors });
  if (input.announce) await announceChannels(tx, server, actor, created);
  return {
    subscribed: namesByEmail(joined),
    already_subscribed: namesByEmail(already),
    ...(input.authorization_errors_fatal ? {} : { unauthorized }),
  };
});
