import { userSettings } from '../../generated/settings.js';
import type { components } from '../../generated/types.js';
import { hasRole, type Actor } from '../authentication/actor.js';
import { maySubscribeOthers } from '../channels/policy.js';
import type { QueueOptions } from '../events/options.js';
import type { Server } from '../server.js';
import { ownSettings } from '../settings/view.js';
import type { Tx } from '../store/types.js';
import { isFullMember, isInGroup } from '../user-groups/membership.js';
import { MEDIUM_PIXELS } from './avatar.js';
import { maySeeEmail } from './policy.js';
import { listUsers } from './store.js';
import { avatarUrl, viewUser } from './view.js';

export type UsersRegisterFields = components['schemas']['UsersRegisterFields'];

/** Who registers, and how; `wants` says whether the fields of an event type are asked for. */
export interface Registration {
  readonly actor: Actor;
  readonly options: Pick<QueueOptions, 'client_gravatar' | 'client_capabilities'>;
  readonly wants: (eventType: string) => boolean;
}

const accountFields = async (tx: Tx, { actor, options }: Registration): Promise<UsersRegisterFields> => {
  const users = await listUsers(tx);
  const view = (user: (typeof users)[number]) =>
    viewUser(user, { seesEmail: maySeeEmail(actor, user), clientGravatar: options.client_gravatar });
  const own = users.filter(({ is_system_bot }) => !is_system_bot);
  return {
    realm_users: own.filter(({ is_active }) => is_active).map(view),
    realm_non_active_users: own.filter(({ is_active }) => !is_active).map(view),
    cross_realm_bots: users.filter(({ is_system_bot }) => is_system_bot).map(view),
  };
};

const ownFields = (actor: Actor): UsersRegisterFields => ({
  user_id: actor.id,
  email: actor.email,
  delivery_email: actor.delivery_email,
  full_name: actor.full_name,
  avatar_url: avatarUrl(actor),
  avatar_url_medium: avatarUrl(actor, MEDIUM_PIXELS),
  avatar_source: actor.avatar_source === 'U' ? 'U' : 'G',
  is_owner: hasRole(actor.role, 'owner'),
  is_admin: hasRole(actor.role, 'administrator'),
  is_moderator: hasRole(actor.role, 'moderator'),
  is_guest: !hasRole(actor.role, 'member'),
  is_billing_admin: actor.is_billing_admin,
});

/** Who may do it, by the numbers of the policies on inviting. */
const isWithin = (server: Server, actor: Actor, policy: number): boolean => {
  switch (policy) {
    case 1:
      return hasRole(actor.role, 'member');
    case 3:
      return hasRole(actor.role, 'moderator') || (hasRole(actor.role, 'member') && isFullMember(server, actor));
    case 4:
      return hasRole(actor.role, 'moderator');
    case 2:
      return hasRole(actor.role, 'administrator');
    default:
      return false;
  }
};

const permissionFields = async (tx: Tx, server: Server, actor: Actor): Promise<UsersRegisterFields> => {
  const { settings } = server.organization.current;
  const publicOnes = await isInGroup(tx, server, actor, settings.can_create_public_channel_group);
  const privateOnes = await isInGroup(tx, server, actor, settings.can_create_private_channel_group);
  const webPublicOnes =
    server.config.webPublicStreamsEnabled &&
    settings.enable_spectator_access &&
    (await isInGroup(tx, server, actor, settings.can_create_web_public_channel_group));
  return {
    can_create_streams: publicOnes || privateOnes,
    can_create_public_streams: publicOnes,
    can_create_private_streams: privateOnes,
    can_create_web_public_streams: webPublicOnes,
    can_subscribe_other_users: maySubscribeOthers(server, actor),
    can_invite_others_to_realm: isWithin(server, actor, settings.invite_to_realm_policy),
  };
};

/** Settings at the top level, for clients that do not read `user_settings` and asked for the older events. */
const legacyFields = ({ actor, options, wants }: Registration): UsersRegisterFields => {
  if (options.client_capabilities.user_settings_object) return {};
  const rows = userSettings.filter((row) => 'legacy' in row && wants(row.legacy));
  return Object.fromEntries(rows.map(({ name }) => [name, actor.settings[name]]));
};

/** What register answers of users; the user's own fields are as their account stood when the request came in. */
export const usersRegisterFields = async (
  tx: Tx,
  server: Server,
  registration: Registration,
): Promise<UsersRegisterFields> => {
  const { actor, wants } = registration;
  return {
    ...(wants('realm_user') && {
      ...(await accountFields(tx, registration)),
      ...ownFields(actor),
      ...(await permissionFields(tx, server, actor)),
    }),
    ...(wants('user_settings') && { user_settings: ownSettings(actor.settings) }),
    ...legacyFields(registration),
  };
};
