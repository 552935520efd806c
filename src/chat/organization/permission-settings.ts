import type { components } from '../../../generated/types.js';
import type { SystemGroupName } from '../user-groups/system-groups.js';

type PermissionSetting = components['schemas']['PermissionSetting'];

interface Rules {
  readonly byDefault: SystemGroupName;
  readonly systemOnly?: boolean;
  readonly owners?: boolean;
  readonly nobody?: boolean;
  readonly everyone?: boolean;
  readonly only?: readonly SystemGroupName[];
  readonly ofSystemGroups?: SystemGroupName;
}

const setting = (name: string, rules: Rules): PermissionSetting => ({
  require_system_group: rules.systemOnly ?? false,
  allow_internet_group: false,
  allow_owners_group: rules.owners ?? true,
  allow_nobody_group: rules.nobody ?? true,
  allow_everyone_group: rules.everyone ?? false,
  default_group_name: rules.byDefault,
  default_for_system_groups: rules.ofSystemGroups ?? null,
  allowed_system_groups: [...(rules.only ?? [])],
  id_field_name: `${name}_id`,
});

const settings = <Name extends string>(
  rules: Readonly<Record<Name, Rules>>,
): Record<Name, PermissionSetting> =>
  Object.fromEntries(Object.entries<Rules>(rules).map(([name, own]) => [name, setting(name, own)])) as Record<
    Name,
    PermissionSetting
  >;

/** The groups that each permission setting accepts. */
export const permissionSettings = {
  realm: settings({
    can_access_all_users_group: {
      byDefault: 'role:everyone',
      systemOnly: true,
      owners: false,
      nobody: false,
      everyone: true,
      only: ['role:everyone', 'role:members'],
    },
    // Without a user who may create channels, not even the owners could.
    can_create_public_channel_group: { byDefault: 'role:members', owners: false, nobody: false },
    can_create_private_channel_group: { byDefault: 'role:members', owners: false, nobody: false },
    can_create_web_public_channel_group: {
      byDefault: 'role:owners',
      systemOnly: true,
      only: ['role:moderators', 'role:administrators', 'role:owners', 'role:nobody'],
    },
    can_delete_any_message_group: { byDefault: 'role:administrators', owners: false, nobody: false },
    create_multiuse_invite_group: { byDefault: 'role:administrators', systemOnly: true, owners: false },
    direct_message_initiator_group: { byDefault: 'role:everyone', everyone: true },
    direct_message_permission_group: { byDefault: 'role:everyone', everyone: true },
  }),
  stream: settings({
    can_remove_subscribers_group: {
      byDefault: 'role:administrators',
      systemOnly: true,
      owners: false,
      // The specification excludes only two groups, so requests may name this one. Clients do not offer it.
      nobody: false,
      everyone: true,
    },
  }),
  group: settings({
    can_mention_group: {
      byDefault: 'role:everyone',
      owners: false,
      everyone: true,
      ofSystemGroups: 'role:nobody',
    },
  }),
};
