import type { SystemGroupName } from '../user-groups/system-groups.js';
import { isEmailLogin, isPasswordLogin } from './authentication-methods.js';
import type { OrganizationSettings } from './store.js';
import type { GroupSettingValue } from '../user-groups/view.js';

/** The numbers that older clients read as permission policies. */
const POLICIES: Readonly<Partial<Record<SystemGroupName, number>>> = {
  'role:members': 1,
  'role:administrators': 2,
  'role:owners': 2,
  'role:nobody': 2,
  'role:fullmembers': 3,
  'role:moderators': 4,
};

const WEB_PUBLIC_POLICIES: typeof POLICIES = { ...POLICIES, 'role:nobody': 6, 'role:owners': 7 };

type NameOf = (groupId: number) => SystemGroupName | undefined;

/**
 * Returns the closest policy that allows no fewer users than the group. For anything but a system group, that is all
 * members.
 */
const nearest = (policies: typeof POLICIES, value: GroupSettingValue, nameOf: NameOf): number => {
  const name = typeof value === 'number' ? nameOf(value) : undefined;
  return (name && policies[name]) ?? 1;
};

const createChannelPolicy = (value: GroupSettingValue, nameOf: NameOf): number =>
  nearest(POLICIES, value, nameOf);

const createWebPublicChannelPolicy = (value: GroupSettingValue, nameOf: NameOf): number =>
  nearest(WEB_PUBLIC_POLICIES, value, nameOf);

type Name = keyof OrganizationSettings;
type Fields = Readonly<Record<string, boolean | number>>;

type Derivations = {
  readonly [Of in Name]?: (value: OrganizationSettings[Of], nameOf: NameOf) => Fields;
};

/** The same values under the names that older clients read, in the register response and in events. */
const olderNames: Derivations = {
  service_update_announcements_stream_id: (value) => ({ zulip_update_announcements_stream_id: value }),
  authentication_methods: (methods) => ({
    email_auth_enabled: isEmailLogin(methods),
    password_auth_enabled: isPasswordLogin(methods),
  }),
};

/** The policies that permissions replaced, in the register response only (feature levels 264, 266 and 280). */
const formerPolicies: Derivations = {
  can_create_public_channel_group: (value, nameOf) => ({
    create_public_stream_policy: createChannelPolicy(value, nameOf),
  }),
  can_create_private_channel_group: (value, nameOf) => ({
    create_private_stream_policy: createChannelPolicy(value, nameOf),
  }),
  can_create_web_public_channel_group: (value, nameOf) => ({
    create_web_public_stream_policy: createWebPublicChannelPolicy(value, nameOf),
  }),
};

const derive = (from: Derivations, settings: Partial<OrganizationSettings>, nameOf: NameOf): Fields => {
  const fieldsOf = <Of extends Name>(name: Of, value: OrganizationSettings[Of]): Fields =>
    from[name]?.(value, nameOf) ?? {};
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => Object.entries(fieldsOf(name as Name, value))),
  );
};

/** Returns the fields for older clients that events contain in addition to changed settings. */
export const olderNamesOf = (settings: Partial<OrganizationSettings>): Fields =>
  derive(olderNames, settings, () => undefined);

/** Returns the fields for older clients that the register response contains in addition to the settings. */
export const formerFields = (
  settings: Partial<OrganizationSettings>,
  groups: ReadonlyMap<SystemGroupName, number>,
): Fields => {
  const names = new Map([...groups].map(([name, id]) => [id, name]));
  return derive({ ...olderNames, ...formerPolicies }, settings, (id) => names.get(id));
};
