import type { Document } from './published.js';

/** A sentence of the specification that no schema can express, so a description must. */
export interface Fact {
  readonly says: string;
  /** `GET /events`, `GET /events queue_id`, a schema, a field of a schema, or the document. */
  readonly at: string;
  readonly words: readonly string[];
}

export const facts: readonly Fact[] = [
  {
    says: 'that channel and stream name the same thing',
    at: 'document',
    words: ['Channel and stream name the same thing'],
  },
  {
    says: 'that the API email can change, and IDs are preferred',
    at: 'document',
    words: ['API email changes', 'IDs are preferred'],
  },
  {
    says: 'how parameters travel',
    at: 'document',
    words: ['query string', 'URL-encoded form', 'JSON'],
  },
  { says: 'where the feature level is', at: 'document', words: ['service_feature_level', 'POST /register'] },
  {
    says: 'which release lines there are',
    at: 'document',
    words: ['release line'],
  },
  {
    says: 'which HTTP timeout clients use',
    at: 'GET /events',
    words: ['event_queue_longpoll_timeout_seconds', 'HTTP timeout', 'heartbeat'],
  },
  {
    says: 'that the timeout is higher than the time between heartbeats',
    at: 'RegisterQueueResult event_queue_longpoll_timeout_seconds',
    words: ['HTTP timeout', 'longer than the time between two heartbeats'],
  },
  {
    says: 'which users clients show as present',
    at: 'UserPresence',
    words: ['fully present', 'potentially present', 'active_timestamp', 'idle_timestamp'],
  },
  {
    says: 'that a report sends events, and what clients read besides',
    at: 'POST /users/me/presence',
    words: ['Sends a `presence` event', 'presence_enabled', 'CAN_ACCESS_ALL_USERS_GROUP_LIMITS_PRESENCE'],
  },
  {
    says: 'that new input counts for statistics',
    at: 'POST /users/me/presence new_user_input',
    words: ['interacted', 'usage statistics'],
  },
  {
    says: 'that an emoji needs its name',
    at: 'POST /users/me/status emoji_name',
    words: ['Required with `emoji_code` or `reaction_type`'],
  },
  {
    says: 'what each type of profile fields means',
    at: 'POST /realm/profile_fields field_type',
    words: [
      '1 short text',
      '2 long text',
      '3 list of options',
      '4 date picker',
      '5 link',
      '6 person picker',
      '7 external account',
      '8 pronouns',
    ],
  },
  {
    says: 'who may update a user',
    at: 'PATCH /users/{user_id_or_email}',
    words: ['Permission: organization administrator or owner; bots allowed.'],
  },
  {
    says: 'who may create a custom profile field',
    at: 'POST /realm/profile_fields',
    words: ['Permission: organization administrator or owner; bots allowed.'],
  },
  {
    says: 'which settings the older display event reports',
    at: 'UpdateDisplaySettingsEvent',
    words: ['requested this event type', 'user_settings_object', '`color_scheme`', '`default_language`'],
  },
  {
    says: 'which settings the older notification event reports',
    at: 'UpdateGlobalNotificationsEvent',
    words: ['requested this event type', 'user_settings_object', '`enable_sounds`'],
  },
  {
    says: 'by which older event a setting is reported',
    at: 'PATCH /settings color_scheme',
    words: ['`update_display_settings` event'],
  },
  {
    says: 'how a group goes into a link',
    at: 'Linkifier url_template',
    words: ['{name_of_group}', 'RFC 6570'],
  },
  {
    says: 'what an attachment is deleted by',
    at: 'DELETE /attachments/{attachment_id} attachment_id',
    words: ['GET /attachments', 'not the ID of a message'],
  },
];

interface Described {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
}

const requestOf = (operationId: string): string =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Request`;

const find = (document: Document, at: string): Described | undefined => {
  if (at === 'document') return document.info;
  const schemas: Readonly<Record<string, Described>> = document.components.schemas;
  const [first = '', second = '', third] = at.split(' ');
  const operation = document.paths[second]?.[first.toLowerCase()];
  if (!operation) return second === '' ? schemas[first] : schemas[first]?.properties?.[second];
  if (third === undefined) return operation;
  const ofBody = schemas[requestOf(operation.operationId)]?.properties?.[third];
  return operation.parameters?.find(({ name }) => name === third) ?? ofBody;
};

/** The description at a place, on one line. */
export const descriptionAt = (document: Document, at: string): string =>
  (find(document, at)?.description ?? '').replaceAll(/\s+/g, ' ');
