import type { Body } from '../client.js';
import { drop, forget, type Appliers } from './types.js';

/** Events about the organization and the lists that are the same for all users. */
export const organizationAppliers: Appliers = {
  'realm update': (state, { property, value }) => {
    state[`realm_${property}`] = value;
    // Clients poll for presence, from the start after it was disabled.
    if (property === 'presence_disabled') delete state.presences;
  },
  'realm update_dict': (state, { data }) => {
    for (const [name, value] of Object.entries(data as object)) state[`realm_${name}`] = value;
  },
  'realm_user_settings_defaults update': (state, { property, value }) => {
    state.realm_user_settings_defaults[property] = value;
  },
  custom_profile_fields: (state, { fields }) => {
    state.custom_profile_fields = fields;
    const known = new Set((fields as Body[]).map(({ id }) => String(id)));
    for (const name of ['realm_users', 'realm_non_active_users'])
      for (const { profile_data = {} } of state[name] as Body[])
        for (const id of Object.keys(profile_data)) if (!known.has(id)) forget(profile_data, id);
  },
  realm_linkifiers: (state, { realm_linkifiers }) => {
    state.realm_linkifiers = realm_linkifiers;
  },
  // Register does not return invitations.
  invites_changed: () => undefined,
  // Register does not have the exports.
  realm_export: () => undefined,
  realm_playgrounds: (state, { realm_playgrounds }) => {
    state.realm_playgrounds = realm_playgrounds;
  },
  'realm_domains add': (state, { realm_domain }) => {
    state.realm_domains.push(realm_domain);
  },
  'realm_domains change': (state, { realm_domain }) => {
    const found = state.realm_domains.find(({ domain }: Body) => domain === realm_domain.domain);
    Object.assign(found, realm_domain);
  },
  'realm_domains remove': (state, { domain }) => {
    drop(state.realm_domains, (one) => one.domain === domain);
  },
  'realm_emoji update': (state, { realm_emoji }) => {
    state.realm_emoji = realm_emoji;
  },
};
