import type { Deferred } from '../../../../generated/operations.js';
import { routes } from '../../../../generated/routes.js';
import { ownTurn, paced } from '../../../lib/event-loop.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import type { Scope } from '../../scope.js';
import { countToday } from '../../caps.js';
import { checkNewChannels, checkPairs } from '../model/caps.js';
import type { Membership } from '../members/membership.js';
import { resolvePrincipals } from '../members/principals.js';
import { lockVisibility } from '../model/store.js';
import { announceChannels } from './announce.js';
import { createChannels } from './new-channels.js';
import { notifySubscribed, postCreations } from './notices.js';
import { planSubscriptions } from './plan.js';
import type { RequestedChannel } from './requested-channels.js';
import { subscribe } from './subscribe.js';

type Options = Deferred['createSubscriptions'];

const route = routes.find(({ operationId }) => operationId === 'createSubscriptions');

/** The options of new channels in a request that states none. */
export const defaultOptions = Object.fromEntries(
  (route?.parameters ?? []).flatMap((row) =>
    row.deferred && row.default !== undefined ? [[row.name, row.default]] : [],
  ),
) as unknown as Options;

interface Request {
  readonly wanted: ReadonlyMap<string, RequestedChannel>;
  readonly principals?: readonly (number | string)[];
  /** Validates the options of new channels, so it is called only if there are new channels. */
  readonly deferred: () => Options;
  /** Whether a missing permission is an error. */
  readonly isFatal: boolean;
  readonly announce: boolean;
}

interface Added {
  readonly subscribed: Record<string, string[]>;
  readonly already_subscribed: Record<string, string[]>;
  /** Requested names of channels that the request leaves unchanged. */
  readonly unauthorized: string[];
}

/** Returns the names of channels by the API email of the user concerned. */
const namesByEmail = async (memberships: readonly Membership[]): Promise<Record<string, string[]>> => {
  await ownTurn();
  const byEmail = groupBy(memberships, ({ user }) => user.email);
  return Object.fromEntries(
    await paced([...byEmail], ([email, own]) => [email, own.map(({ channel }) => channel.name)] as const),
  );
};

/** Subscribes users to channels, and creates those that do not exist. */
export const addSubscriptions = async (scope: Scope, request: Request): Promise<Added> => {
  const { tx, services, actor } = scope;
  const { wanted, principals, deferred, isFatal, announce } = request;
  checkPairs(wanted.size, principals);
  const locked = await lockVisibility(scope);
  const users = await resolvePrincipals(scope, principals);
  const plan = await planSubscriptions(scope, { wanted, users, deferred });
  if (plan.refusal && isFatal) throw plan.refusal;

  await checkNewChannels(scope, plan.creation?.channels.length ?? 0);
  const { siteUrl } = services.config;
  const made = { creator_id: actor.id, date_created: services.clock.seconds(), siteUrl };
  const { creation } = plan;
  const created = creation ? await createChannels(tx, creation.channels, creation.options, made) : [];
  const channels = [...plan.existing, ...created];
  const { joined, already } = await subscribe(locked, { channels, users, created, wanted });
  await countToday(scope, 'subscriptionsPerDay', joined.length);
  await notifySubscribed(scope, joined, created);
  if (announce) await announceChannels(scope, actor, created);
  await postCreations(scope, created);
  return {
    subscribed: await namesByEmail(joined),
    already_subscribed: await namesByEmail(already),
    unauthorized: [...plan.unauthorized],
  };
};
