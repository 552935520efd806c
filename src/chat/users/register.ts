import { errors } from '../../../generated/errors.js';
import { type SettingRow, userSettings, type UserSettings } from '../../../generated/settings.js';
import type { components } from '../../../generated/types.js';
import { type Actor, hasRole, roles } from '../../runtime/identity/actor.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import { isGranted, type PermissionName } from '../organization/permissions.js';
import { findOrganization } from '../organization/store.js';
import { hasWebPublicAccess } from '../organization/view.js';
import type { TxScope } from '../scope.js';
import { readChosenDefaults } from '../settings/defaults.js';
import { newAccountSettings, ownSettings, settingChoices } from '../settings/view.js';
import { isWithinPolicy } from '../user-groups/membership.js';
import { accessibleUsers } from './access/access.js';
import { avatarUrl, MEDIUM_PIXELS, type UserView } from './model/view.js';
import { type Lists, loadDirectory } from './user-directory-cache.js';
import { findUser, type User } from './model/store.js';
import { viewUnknown } from './access/placeholder-user.js';

export type UsersRegisterFields = components['schemas']['UsersRegisterFields'];

const ownFields = (actor: Actor): UsersRegisterFields => ({
  user_id: actor.id,
  email: actor.email,
  delivery_email: actor.delivery_email,
  full_name: actor.full_name,
  avatar_url: avatarUrl(actor, true),
  avatar_url_medium: avatarUrl(actor, true, MEDIUM_PIXELS),
  avatar_source: actor.avatar_source === 'U' ? 'U' : 'G',
  is_owner: hasRole(actor.role, 'owner'),
  is_admin: hasRole(actor.role, 'administrator'),
  is_moderator: actor.role === roles.moderator,
  is_guest: !hasRole(actor.role, 'member'),
  is_billing_admin: actor.is_billing_admin,
  presence_enabled: actor.settings.presence_enabled,
});

const permissionFields = async (scope: TxScope, user: User): Promise<UsersRegisterFields> => {
  const { tx, services } = scope;
  const organization = await findOrganization(tx);
  if (!organization) return {};
  const { settings } = organization;
  const isAllowed = (name: PermissionName): Promise<boolean> => isGranted(scope, user, name, settings);
  const publicOnes = await isAllowed('can_create_public_channel_group');
  const privateOnes = await isAllowed('can_create_private_channel_group');
  const webPublicOnes =
    hasWebPublicAccess(services, organization) && (await isAllowed('can_create_web_public_channel_group'));
  return {
    can_create_streams: publicOnes || privateOnes,
    can_create_public_streams: publicOnes,
    can_create_private_streams: privateOnes,
    can_create_web_public_streams: webPublicOnes,
    can_subscribe_other_users: isWithinPolicy(services, user, settings.invite_to_stream_policy),
    can_invite_others_to_realm: isWithinPolicy(services, user, settings.invite_to_realm_policy),
  };
};

/** Settings at the top level, for clients that do not read `user_settings` and requested the older events. */
export const legacySettingFields = (
  settings: Readonly<UserSettings>,
  { options, wants }: Registration,
): UsersRegisterFields => {
  if (options.client_capabilities.user_settings_object) return {};
  const rows: readonly (SettingRow & { readonly name: keyof UserSettings })[] = userSettings;
  const wanted = rows.filter(({ legacy }) => legacy !== undefined && wants(legacy));
  return {
    ...Object.fromEntries(wanted.map(({ name }) => [name, settings[name]])),
    ...(wants('update_display_settings') && settingChoices.update_display_settings),
    ...(wants('update_global_notifications') && settingChoices.update_global_notifications),
  };
};

/** Returns the accounts as the user may see them. */
const listsFor = async (
  scope: TxScope,
  user: User,
  directory: Awaited<ReturnType<typeof loadDirectory>>,
  { options: { client_gravatar, client_capabilities } }: Registration,
): Promise<Lists> => {
  const accessible = await accessibleUsers(scope, user);
  if (accessible === 'everyone') return directory.lists(user, client_gravatar);
  const placeholder = (id: number): UserView | undefined =>
    client_capabilities.user_list_incomplete ? undefined : viewUnknown(scope.services, id, {});
  return directory.limitedLists(user, client_gravatar, accessible, placeholder);
};

const TYPES = [
  'realm_user',
  'user_settings',
  'realm_user_settings_defaults',
  'update_display_settings',
  'update_global_notifications',
];

/** Returns the register response's fields about users, including the user's own account, from one snapshot. */
export const usersRegisterFields = async (
  scope: TxScope,
  registration: Registration,
): Promise<UsersRegisterFields> => {
  const { actor, wants } = registration;
  if (!TYPES.some(wants)) return {};
  const directory = wants('realm_user') ? await loadDirectory(scope) : undefined;
  const user = directory ? directory.user(actor.id) : await findUser(scope.tx, actor.id);
  if (!user) throw errors.invalidApiKey();
  return {
    ...(directory && {
      ...(await listsFor(scope, user, directory, registration)),
      ...ownFields(user),
      ...(await permissionFields(scope, user)),
    }),
    ...(wants('realm_user_settings_defaults') && {
      realm_user_settings_defaults: newAccountSettings(await readChosenDefaults(scope.tx)),
    }),
    ...(wants('user_settings') && { user_settings: ownSettings(user.settings) }),
    ...legacySettingFields(user.settings, registration),
  };
};
