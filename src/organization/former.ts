import type { SystemGroupName } from '../user-groups/system-groups.js';
import { isEmailLogin, isPasswordLogin } from './authentication-methods.js';
import { createChannelPolicy, createWebPublicChannelPolicy, type NameOf } from './policies.js';
import type { OrganizationSettings } from './store.js';

type Name = keyof OrganizationSettings;
export type Fields = Readonly<Record<string, boolean | number>>;

/** What follows from a setting, under the names by which older clients know it. */
const derivations: {
  readonly [Of in Name]?: (value: OrganizationSettings[Of], nameOf: NameOf) => Fields;
} = {
  can_create_public_channel_group: (value, nameOf) => ({
    create_public_stream_policy: createChannelPolicy(value, nameOf),
  }),
  can_create_private_channel_group: (value, nameOf) => ({
    create_private_stream_policy: createChannelPolicy(value, nameOf),
  }),
  can_create_web_public_channel_group: (value, nameOf) => ({
    create_web_public_stream_policy: createWebPublicChannelPolicy(value, nameOf),
  }),
  service_update_announcements_stream_id: (value) => ({ zulip_update_announcements_stream_id: value }),
  authentication_methods: (methods) => ({
    email_auth_enabled: isEmailLogin(methods),
    password_auth_enabled: isPasswordLogin(methods),
  }),
};

const derive = <Of extends Name>(name: Of, value: OrganizationSettings[Of], nameOf: NameOf): Fields =>
  derivations[name]?.(value, nameOf) ?? {};

/** What older clients read of some settings, beside the settings themselves. */
export const formerFields = (
  settings: Partial<OrganizationSettings>,
  groups: ReadonlyMap<SystemGroupName, number>,
): Fields => {
  const names = new Map([...groups].map(([name, id]) => [id, name]));
  const nameOf: NameOf = (id) => names.get(id);
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => Object.entries(derive(name as Name, value, nameOf))),
  );
};
