import { errors } from '../../generated/errors.js';
import { operation } from '../contract/operation.js';
import { groupBy } from '../group-by.js';
import { announceChannels } from './announce.js';
import type { Membership } from './membership.js';
import { checkMayCreate, createChannels, readOptions } from './new-channels.js';
import { checkMaySubscribe } from './policy.js';
import { resolvePrincipals } from './principals.js';
import { takeTurn } from './store.js';
import { subscribe } from './subscribe.js';
import { findWanted, readWanted } from './wanted.js';

/** Names of channels by the API email of the user they concern. */
const namesByEmail = (memberships: readonly Membership[]): Record<string, string[]> => {
  const byEmail = groupBy(memberships, ({ user }) => user.email);
  return Object.fromEntries(
    [...byEmail].map(([email, own]) => [email, own.map(({ channel }) => channel.name)]),
  );
};

/** POST /users/me/subscriptions: subscribes users to channels, and creates those that do not exist. */
export const createSubscriptions = operation('createSubscriptions', async ({ input, actor, tx, server }) => {
  const wanted = readWanted(input.subscriptions);
  await takeTurn(tx, server);
  const options = await readOptions(tx, server, input);
  const { allowed, unauthorized, missing } = await findWanted(tx, actor, wanted);
  if (missing.length > 0) await checkMayCreate(tx, server, actor, options);
  const [refused] = unauthorized;
  if (refused !== undefined && input.authorization_errors_fatal) {
    throw errors.channelNotAccessible({ name: refused });
  }
  const users = await resolvePrincipals(tx, server, actor, input.principals);
  checkMaySubscribe(server, actor, users);

  const creation = { creator_id: actor.id, date_created: server.clock.seconds() };
  const created = await createChannels(tx, missing, options, creation);
  const channels = [...allowed, ...created];
  const { joined, already } = await subscribe(tx, server, { channels, users, created, wanted });
  if (input.announce) await announceChannels(tx, server, actor, created);
  return {
    subscribed: namesByEmail(joined),
    already_subscribed: namesByEmail(already),
    ...(input.authorization_errors_fatal ? {} : { unauthorized: [...unauthorized] }),
  };
});
