import {
  defaultOrganizationSettings,
  organizationSettings,
  type SettingRow,
} from '../../../generated/settings.js';
import { permissionSettings } from '../../../src/chat/organization/permission-settings.js';
import { isPermission } from '../../../src/chat/organization/permissions.js';
import { systemGroup } from '../user-groups/fixtures.js';
import type { Body, Client } from '../../support/client.js';

export const settingRows: readonly SettingRow[] = organizationSettings;

/** Valid values of settings for which the contract lists none. */
const values: Readonly<Record<string, unknown>> = {
  waiting_period_threshold: 3,
  message_content_edit_limit_seconds: 'unlimited',
  message_content_delete_limit_seconds: 60,
  move_messages_within_stream_limit_seconds: 'unlimited',
  move_messages_between_streams_limit_seconds: 60,
  message_retention_days: 30,
  default_code_block_language: 'python',
  jitsi_server_url: 'https://jitsi.example.com',
  authentication_methods: { Email: true },
  default_language: 'de',
  digest_weekday: 4,
  new_stream_announcements_stream_id: -1,
};

/** Returns a value other than the default, in the format of a request. */
export const anotherValue = async (client: Client, { name, choices }: SettingRow): Promise<unknown> => {
  const byDefault = (defaultOrganizationSettings as Readonly<Record<string, unknown>>)[name];
  if (isPermission(name)) {
    const { allowed_system_groups: only } = permissionSettings.realm[name];
    const group = [...only, 'role:moderators'].find((one) => one !== byDefault);
    return { new: await systemGroup(client, group ?? '') };
  }
  if (name in values) return values[name];
  if (typeof byDefault === 'boolean') return !byDefault;
  if (name.endsWith('_stream_id')) return generalId(client);
  const other = choices?.find((one) => one !== byDefault);
  if (other === undefined) throw new Error(`There is no other value of ${name}; add one.`);
  return other;
};

/** Returns the ID of the channel that exists from the start. */
export const generalId = async (client: Client): Promise<number> => {
  const { subscriptions } = await client.ok('GET', '/users/me/subscriptions');
  return subscriptions.find(({ name }: Body) => name === 'general').stream_id;
};
