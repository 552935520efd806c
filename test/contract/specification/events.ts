import type { Fields } from './expected.js';

export interface StatedEvent {
  readonly levels?: readonly number[];
  readonly deprecated?: true;
  readonly audience: string;
  readonly fields: Fields;
}

/** The event forms of the table, by type and op. */
export const events: Readonly<Record<string, StatedEvent>> = {
  alert_words: { audience: 'user', fields: { alert_words: 'string[]' } },
  update_display_settings: {
    levels: [89],
    deprecated: true,
    audience: 'user',
    fields: {
      user: 'string',
      setting_name: 'string',
      setting: 'boolean or integer or string',
      language_name: { type: 'string', optional: true },
    },
  },
  update_global_notifications: {
    levels: [89],
    deprecated: true,
    audience: 'user',
    fields: { user: 'string', notification_name: 'string', setting: 'boolean or integer or string' },
  },
  'user_settings update': {
    levels: [89],
    audience: 'user',
    fields: {
      property: 'string',
      value: 'boolean or integer or string',
      language_name: { type: 'string', optional: true },
    },
  },
  'realm_user update': { levels: [228], audience: 'user-viewers', fields: { person: 'object' } },
  'subscription add': { audience: 'user', fields: { subscriptions: 'object[]' } },
};

/** The forms of `person` in a realm_user update event. Each also has user_id. */
export const personForms: Readonly<Record<string, Fields>> = {
  'Full name': { full_name: 'string' },
  Avatar: {
    avatar_url: 'string',
    avatar_source: { type: 'string', values: ['G', 'U'] },
    avatar_url_medium: 'string',
    avatar_version: 'integer',
  },
  'Time zone': { email: { type: 'string', deprecated: true }, timezone: 'string' },
  'Bot owner': { bot_owner_id: 'integer' },
  Role: { role: { type: 'integer', values: [100, 200, 300, 400, 600] } },
  'Billing role': { is_billing_admin: { type: 'boolean', levels: [73] } },
  'Delivery email': { delivery_email: { type: 'string or null', levels: [163] } },
  'Custom profile field': {
    custom_profile_field: {
      type: 'object',
      fields: {
        id: 'integer',
        value: 'string or null',
        rendered_value: { type: 'string', optional: true },
      },
    },
  },
  'API email': { new_email: 'string' },
  'Deactivation or reactivation': { is_active: { type: 'boolean', levels: [222] } },
};

/**
 * Event types named outside the table, with op if one is named, and their levels. Their payload is left open.
 */
export const namedEvents: Readonly<Record<string, readonly number[]>> = {
  heartbeat: [],
  delete_message: [274],
  presence: [228],
  user_status: [228],
  typing: [215],
  'realm_user add': [228],
  'realm_user remove': [228],
  realm_bot: [222],
  onboarding_steps: [233],
  'subscription peer_add': [],
  'subscription peer_remove': [],
  'subscription update': [139],
  'stream create': [220],
  'realm update': [231],
  restart: [240],
  web_reload_client: [240],
  drafts: [],
};

/** The types of the events that an operation triggers. */
export const givenBy: Readonly<Record<string, readonly string[]>> = {
  'PATCH /settings': ['user_settings'],
  'POST /users/me/subscriptions/properties': ['subscription'],
  'POST /drafts': ['drafts'],
  'PATCH /drafts/{draft_id}': ['drafts'],
};
