import type { Output } from '../../../generated/operations.js';
import { defaultUserSettings } from '../../../generated/settings.js';
import { loadTraffic } from '../channels/members/traffic.js';
import { noColors, pickColor, useColor } from '../channels/model/colors.js';
import {
  defaultPersonalSettings,
  type VisibleChannel,
  visibleChannels,
} from '../channels/model/subscriptions.js';
import { type Subscription, viewChannel, viewSubscription } from '../channels/model/view.js';
import { draftsRegisterFields } from '../drafts/register.js';
import { emojiRegisterFields } from '../emoji/register.js';
import { paced } from '../../lib/event-loop.js';
import { linkifiersRegisterFields } from '../linkifiers/register.js';
import { registerMessages } from '../messages/register.js';
import { listsRegisterFields, organizationRegisterFields } from '../organization/register.js';
import { fieldTypes } from '../profile-fields/types.js';
import { scheduledMessagesRegisterFields } from '../scheduled-messages/register.js';
import { readChosenDefaults } from '../settings/defaults.js';
import { newAccountSettings, ownSettings } from '../settings/view.js';
import { systemGroupIds } from '../user-groups/system-groups.js';
import { loadUserGroups } from '../user-groups/store.js';
import { limitsAccess } from '../users/access/access.js';
import { legacySettingFields } from '../users/register.js';
import { loadDirectory } from '../users/user-directory-cache.js';
import type { Contribution } from './initial-state.js';
import { eventsRegisterFields } from './register.js';

type Fields = Partial<Output<'registerQueue'>>;

/** Spectators learn of no channel that they cannot read, and of no group but the system groups. */
const organization: Contribution = async (scope, { wants }) => {
  if (!wants('realm')) return {};
  const ids = await systemGroupIds(scope);
  const shown = new Set<unknown>(ids.values());
  const withoutNames = ([name, value]: [string, unknown]): [string, unknown] => {
    if (name.endsWith('_stream_id')) return [name, -1];
    return [name, name.endsWith('_group') && !shown.has(value) ? ids.get('role:nobody') : value];
  };
  return Object.fromEntries(Object.entries(await organizationRegisterFields(scope)).map(withoutNames));
};

/** Which email addresses may join, and what is for writing, is not for spectators. */
const lists: Contribution = async (scope, registration) => ({
  ...(await listsRegisterFields(scope, registration)),
  ...(registration.wants('realm_domains') && { realm_domains: [] }),
  ...(registration.wants('giphy') && { giphy_api_key: '' }),
});

const noPermissions = {
  is_owner: false,
  is_admin: false,
  is_moderator: false,
  is_guest: true,
  is_billing_admin: false,
  can_create_streams: false,
  can_create_public_streams: false,
  can_create_private_streams: false,
  can_create_web_public_streams: false,
  can_subscribe_other_users: false,
  can_invite_others_to_realm: false,
};

/** If guests do not see all users, spectators see none but the authors of messages. */
const users: Contribution = async (scope, registration) => {
  const { wants } = registration;
  const chosen = await readChosenDefaults(scope.tx);
  const settings = { ...defaultUserSettings, ...chosen };
  const isWanted = wants('realm_user');
  return {
    ...(isWanted && (await loadDirectory(scope)).spectated(scope.services, await limitsAccess(scope))),
    ...(isWanted && noPermissions),
    ...(wants('realm_user_settings_defaults') && {
      realm_user_settings_defaults: newAccountSettings(chosen),
    }),
    ...(wants('user_settings') && { user_settings: ownSettings(settings) }),
    ...legacySettingFields(settings, registration),
  };
};

/** Existing clients expect the web-public channels as subscriptions, with the settings of new ones. */
const channels: Contribution = async (scope, { actor, wants }) => {
  const fields: Fields = {
    ...(wants('default_streams') && { realm_default_streams: [] }),
    ...(wants('default_stream_groups') && { realm_default_stream_groups: [] }),
  };
  if (!wants('subscription') && !wants('stream')) return fields;
  const rows = await visibleChannels(scope.tx, actor);
  const traffic = await loadTraffic(scope);
  const colors = noColors();
  const view = (row: VisibleChannel): Subscription => {
    const color = pickColor(colors);
    useColor(colors, color);
    return viewSubscription(row, { color, ...defaultPersonalSettings }, traffic);
  };
  return {
    ...fields,
    ...(wants('subscription') && {
      subscriptions: await paced(rows, view),
      unsubscribed: [],
      never_subscribed: [],
    }),
    ...(wants('stream') && {
      streams: await paced(
        [...rows].sort((a, b) => a.id - b.id),
        (row) => viewChannel(row, traffic),
      ),
    }),
  };
};

/** Settings with permissions refer to the system groups. */
const groups: Contribution = async (scope, { wants }) => {
  if (!wants('realm_user_groups') && !wants('user_group')) return {};
  const all = await loadUserGroups(scope);
  return {
    realm_user_groups: all
      .filter(({ is_system_group }) => is_system_group)
      .map((group) => ({ ...group, members: [] })),
  };
};

/** What only users have. */
const nothing: Contribution = ({ services }, { wants }) => {
  const empty: Fields = {
    ...(wants('realm_embedded_bots') && { realm_embedded_bots: [] }),
    ...(wants('realm_incoming_webhook_bots') && { realm_incoming_webhook_bots: [] }),
    ...(wants('realm_bot') && { realm_bots: [] }),
    ...(wants('alert_words') && { alert_words: [] }),
    ...(wants('muted_users') && { muted_users: [] }),
    ...(wants('onboarding_steps') && { onboarding_steps: [] }),
    ...(wants('user_status') && { user_status: {} }),
    ...(wants('presence') && {
      presences: {},
      presence_last_update_id: -1,
      server_timestamp: services.clock.now() / 1000,
    }),
    ...(wants('custom_profile_fields') && {
      custom_profile_fields: [],
      custom_profile_field_types: fieldTypes,
    }),
  };
  return Promise.resolve(empty);
};

/** The state that spectators get from POST /register. What is not here is not for them. */
export const spectatorContributions: readonly Contribution[] = [
  eventsRegisterFields,
  organization,
  lists,
  users,
  channels,
  groups,
  ({ tx }, { actor, wants }) => registerMessages(tx, actor, wants),
  emojiRegisterFields,
  linkifiersRegisterFields,
  draftsRegisterFields,
  scheduledMessagesRegisterFields,
  nothing,
];
