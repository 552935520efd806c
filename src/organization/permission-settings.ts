import type { components } from '../../generated/types.js';
import type { SystemGroupName } from '../user-groups/system-groups.js';

type PermissionSetting = components['schemas']['PermissionSetting'];

interface Rules {
  readonly byDefault: SystemGroupName;
  readonly systemOnly?: boolean;
  readonly nobody?: boolean;
  readonly everyone?: boolean;
  readonly only?: readonly SystemGroupName[];
  readonly ofSystemGroups?: SystemGroupName;
}

const setting = (rules: Rules): PermissionSetting => ({
  require_system_group: rules.systemOnly ?? false,
  allow_internet_group: false,
  allow_nobody_group: rules.nobody ?? true,
  allow_everyone_group: rules.everyone ?? false,
  default_group_name: rules.byDefault,
  default_for_system_groups: rules.ofSystemGroups ?? null,
  allowed_system_groups: [...(rules.only ?? [])],
});

/** The groups that each permission setting accepts. */
export const permissionSettings = {
  realm: {
    can_access_all_users_group: setting({
      byDefault: 'role:everyone',
      systemOnly: true,
      nobody: false,
      everyone: true,
      only: ['role:everyone', 'role:members'],
    }),
    can_create_public_channel_group: setting({ byDefault: 'role:members' }),
    can_create_private_channel_group: setting({ byDefault: 'role:members' }),
    can_create_web_public_channel_group: setting({
      byDefault: 'role:owners',
      systemOnly: true,
      only: ['role:moderators', 'role:administrators', 'role:owners', 'role:nobody'],
    }),
    can_delete_any_message_group: setting({ byDefault: 'role:administrators' }),
    create_multiuse_invite_group: setting({ byDefault: 'role:administrators', systemOnly: true }),
    direct_message_initiator_group: setting({ byDefault: 'role:everyone', everyone: true }),
    direct_message_permission_group: setting({ byDefault: 'role:everyone', everyone: true }),
  },
  stream: {
    can_remove_subscribers_group: setting({
      byDefault: 'role:administrators',
      systemOnly: true,
      nobody: true,
      everyone: true,
    }),
  },
  group: {
    can_mention_group: setting({ byDefault: 'role:everyone', everyone: true, ofSystemGroups: 'role:nobody' }),
  },
};
