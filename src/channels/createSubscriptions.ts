import { operation } from '../http/operation.js';
import { ownTurn, paced } from '../lib/event-loop.js';
import { groupBy } from '../lib/group-by.js';
import { countToday } from '../users/model/daily-counts.js';
import { announceChannels } from './subscriptions/announce.js';
import { checkNewChannels, checkPairs } from './model/caps.js';
import type { Membership } from './members/membership.js';
import { createChannels } from './subscriptions/new-channels.js';
import { notifySubscribed, postCreations } from './subscriptions/notices.js';
import { planSubscriptions } from './subscriptions/plan.js';
import { resolvePrincipals } from './members/principals.js';
import { lockVisibility } from './model/store.js';
import { subscribe } from './subscriptions/subscribe.js';
import { parseRequestedChannels } from './subscriptions/requested-channels.js';

/** Returns the names of channels by the API email of the user concerned. */
const namesByEmail = async (memberships: readonly Membership[]): Promise<Record<string, string[]>> => {
  await ownTurn();
  const byEmail = groupBy(memberships, ({ user }) => user.email);
  return Object.fromEntries(
    await paced([...byEmail], ([email, own]) => [email, own.map(({ channel }) => channel.name)] as const),
  );
};

/** POST /users/me/subscriptions: subscribes users to channels, and creates those that do not exist. */
export const createSubscriptions = operation('createSubscriptions', async (context) => {
  const { input, deferred, actor, tx, services } = context;
  const { authorization_errors_fatal: isFatal } = input;
  const wanted = parseRequestedChannels(input.subscriptions);
  checkPairs(wanted.size, input.principals);
  const locked = await lockVisibility(context);
  const users = await resolvePrincipals(context, input.principals);
  const plan = await planSubscriptions(context, { wanted, users, deferred });
  if (plan.refusal && isFatal) throw plan.refusal;

  await checkNewChannels(context, plan.creation?.channels.length ?? 0);
  const { siteUrl } = services.config;
  const made = { creator_id: actor.id, date_created: services.clock.seconds(), siteUrl };
  const { creation } = plan;
  const created = creation ? await createChannels(tx, creation.channels, creation.options, made) : [];
  const channels = [...plan.existing, ...created];
  const { joined, already } = await subscribe(locked, { channels, users, created, wanted });
  await countToday(context, 'subscriptionsPerDay', joined.length);
  await notifySubscribed(context, joined, created);
  if (input.announce) await announceChannels(context, actor, created);
  await postCreations(context, created);
  return {
    subscribed: await namesByEmail(joined),
    already_subscribed: await namesByEmail(already),
    ...(!isFatal && { unauthorized: [...plan.unauthorized] }),
  };
});
