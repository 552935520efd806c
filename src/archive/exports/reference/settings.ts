import { organizationSettings, userSettings, type SettingRow } from '../../../../generated/settings.js';
import { permissionSettings } from '../../../chat/organization/permission-settings.js';
import type { SystemGroupName } from '../../../chat/user-groups/system-groups.js';
import type { Conversion } from './conversion.js';
import type { Fields } from './fields.js';

/** The settings of a user that the server knows, as the row has them. The import checks the values. */
export const userSettingsIn = (row: Fields): Record<string, unknown> =>
  Object.fromEntries(
    (userSettings as readonly SettingRow[]).flatMap(({ name }) =>
      name !== 'timezone' && row.has(name) ? [[name, row.raw(name)] as const] : [],
    ),
  );

/** The policies that permissions replaced. */
const POLICIES: Readonly<Record<number, SystemGroupName>> = {
  1: 'role:members',
  2: 'role:administrators',
  3: 'role:fullmembers',
  4: 'role:moderators',
  6: 'role:nobody',
  7: 'role:owners',
};

/** The policies that exports from before the permissions have instead. */
const formerNames: Readonly<Record<string, string>> = {
  can_create_public_channel_group: 'create_public_stream_policy',
  can_create_private_channel_group: 'create_private_stream_policy',
  can_create_web_public_channel_group: 'create_web_public_stream_policy',
};

/** The permissions that later versions of the reference server have instead of policies. */
const laterNames: Readonly<Record<string, string>> = {
  add_custom_emoji_policy: 'can_add_custom_emoji_group',
  bot_creation_policy: 'can_create_bots_group',
  delete_own_message_policy: 'can_delete_own_message_group',
  edit_topic_policy: 'can_move_messages_between_topics_group',
  invite_to_realm_policy: 'can_invite_users_group',
  invite_to_stream_policy: 'can_add_subscribers_group',
  move_messages_between_streams_policy: 'can_move_messages_between_channels_group',
  user_group_edit_policy: 'can_manage_all_groups',
  wildcard_mention_policy: 'can_mention_many_users_group',
};

type PolicyNumbers = Readonly<Partial<Record<SystemGroupName, number>>>;

const usual: PolicyNumbers = {
  'role:everyone': 5,
  'role:members': 1,
  'role:fullmembers': 3,
  'role:moderators': 4,
  'role:nobody': 6,
};

/** Policies whose numbers have other meanings. For a group without a number, administrators have the permission. */
const numbers: Readonly<Record<string, { readonly of: PolicyNumbers; readonly administrators: number }>> = {
  bot_creation_policy: { of: { 'role:everyone': 1, 'role:members': 1 }, administrators: 3 },
  wildcard_mention_policy: {
    of: {
      'role:everyone': 1,
      'role:members': 2,
      'role:fullmembers': 3,
      'role:moderators': 7,
      'role:nobody': 6,
    },
    administrators: 5,
  },
};

/** Returns the value of a permission. A value that is not possible here becomes the strictest usual one. */
const permissionIn = ({ groups }: Conversion, name: string, row: Fields): unknown => {
  const former = formerNames[name];
  if (!row.has(name)) {
    const policy = former === undefined ? undefined : POLICIES[row.maybeInteger(former) ?? 0];
    return policy && groups.system(policy);
  }
  const value = groups.valueOf(row.maybeId(name));
  const rules = permissionSettings.realm[name as keyof typeof permissionSettings.realm];
  if (
    value === undefined ||
    (rules.require_system_group && groups.systemNameOf(row.maybeId(name)) === undefined)
  ) {
    return groups.system(rules.allow_owners_group ? 'role:administrators' : 'role:members');
  }
  return value;
};

const policyIn = ({ groups }: Conversion, name: string, row: Fields): unknown => {
  const later = laterNames[name];
  if (row.has(name) || later === undefined || !row.has(later)) return row.raw(name);
  const { of, administrators } = numbers[name] ?? { of: usual, administrators: 2 };
  const group = groups.systemNameOf(row.maybeId(later));
  return (group && of[group]) ?? administrators;
};

const channelIn = ({ directory }: Conversion, name: string, row: Fields): number => {
  const column =
    name === 'service_update_announcements_stream_id'
      ? 'zulip_update_announcements_stream'
      : name.replace(/_id$/, '');
  const id = directory.channelOrNull(row.maybeId(column));
  return id !== null && directory.channels.get(id)?.isArchived === false ? id : -1;
};

const valueIn = (conversion: Conversion, { name, group }: SettingRow, row: Fields): unknown => {
  // The ways to log in are those of the server.
  if (name === 'authentication_methods') return undefined;
  if (group === 'permission') return permissionIn(conversion, name, row);
  if (name.endsWith('_stream_id')) return channelIn(conversion, name, row);
  if (name === 'message_retention_days') return row.maybeInteger(name) ?? -1;
  return policyIn(conversion, name, row);
};

/** The settings of the organization that the server knows. The import checks the values. */
export const organizationSettingsIn = (conversion: Conversion, row: Fields): Record<string, unknown> =>
  Object.fromEntries(
    (organizationSettings as readonly SettingRow[]).flatMap((setting) => {
      const value = valueIn(conversion, setting, row);
      return value === undefined ? [] : [[setting.name, value] as const];
    }),
  );
