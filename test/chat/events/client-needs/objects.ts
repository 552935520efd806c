import {
  all,
  any,
  bool,
  list,
  map,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
  type Shape,
} from './shapes.js';

/*
 * The objects that the mobile app in Dart decodes, both in the response of `POST /register` and in events. It refuses a
 * whole response or event if a field that is not optional here is absent or has another type. The web client validates
 * the objects of the first response with schemas of the same strictness; what only one of them requires is here too.
 */

export const profileField = object({
  ...all(number, 'id type order'),
  ...all(text, 'name hint field_data'),
  required: bool,
  display_in_profile_summary: optional(bool),
});

export const mutedUser = object(all(number, 'id timestamp'));

export const emoji = object({
  ...all(text, 'id name source_url'),
  still_url: nullable(text),
  deactivated: bool,
  author_id: nullable(number),
});

export const userGroup = object({
  id: number,
  ...all(text, 'name description'),
  ...all(list(number), 'members direct_subgroup_ids'),
  is_system_group: bool,
  can_mention_group: any,
});

const profileData = map(object({ value: text, rendered_value: optional(text) }));

export const user = object({
  ...all(number, 'user_id role avatar_version'),
  ...all(text, 'email full_name date_joined timezone'),
  ...all(bool, 'is_active is_bot is_owner is_admin is_guest'),
  ...all(optional(bool), 'is_system_bot is_billing_admin'),
  delivery_email: nullable(text),
  avatar_url: optional(nullable(text)),
  bot_type: nullable(number),
  bot_owner_id: optional(nullable(number)),
  profile_data: optional(profileData),
});

export const presence = object(all(number, 'active_timestamp idle_timestamp'));

const channelFields = {
  ...all(number, 'stream_id date_created stream_post_policy can_remove_subscribers_group'),
  ...all(text, 'name description rendered_description'),
  ...all(bool, 'invite_only is_web_public history_public_to_subscribers is_announcement_only'),
  ...all(nullable(number), 'first_message_id message_retention_days creator_id'),
};

export const defaultChannel = object(channelFields);
const listedFields = { ...channelFields, stream_weekly_traffic: nullable(number) };
export const channel = object(listedFields);
export const neverSubscribed = object({ ...listedFields, subscribers: optional(list(number)) });

export const subscription = object({
  ...listedFields,
  ...all(
    nullable(bool),
    'desktop_notifications email_notifications wildcard_mentions_notify push_notifications audible_notifications',
  ),
  ...all(bool, 'pin_to_top is_muted in_home_view'),
  color: text,
  subscribers: optional(list(number)),
});

export const userTopic = object({
  ...all(number, 'stream_id last_updated visibility_policy'),
  topic_name: text,
});

export const unread = object({
  count: number,
  pms: list(object({ ...all(number, 'other_user_id sender_id'), unread_message_ids: list(number) })),
  streams: list(object({ stream_id: number, topic: text, unread_message_ids: list(number) })),
  huddles: list(object({ user_ids_string: text, unread_message_ids: list(number) })),
  mentions: list(number),
  old_unreads_missing: bool,
});

export const reactionFields = {
  ...all(text, 'emoji_name emoji_code reaction_type'),
  user_id: number,
};

/** A message in an event. `GET /messages` has `flags` in it, too. */
export const message = object({
  ...all(number, 'id recipient_id sender_id timestamp'),
  ...all(text, 'client content subject sender_email sender_full_name sender_realm_str'),
  content_type: oneOf('text/html', 'text/x-markdown'),
  type: oneOf('stream', 'private'),
  is_me_message: bool,
  ...all(optional(number), 'stream_id last_edit_timestamp'),
  display_recipient: any,
  avatar_url: nullable(text),
  reactions: list(object(reactionFields)),
  submessages: list(object({ ...all(number, 'id message_id sender_id'), ...all(text, 'msg_type content') })),
  topic_links: list(object(all(text, 'text url'))),
});

export const linkifier = object({ id: number, ...all(text, 'pattern url_template') });
export const playground = object({ id: number, ...all(text, 'name pygments_language url_template') });
export const domain = object({ domain: text, allow_subdomains: bool });
export const onboardingStep = object({ type: oneOf('one_time_notice'), name: text });

/** The choices of a setting, by name. */
export const namedChoices = (...names: readonly string[]): Shape =>
  object(Object.fromEntries(names.map((name) => [name, object({ id: number, name: text })])));

export const bot = object({
  ...all(number, 'user_id bot_type'),
  ...all(text, 'email full_name api_key'),
  ...all(bool, 'is_active default_all_public_streams'),
  ...all(nullable(text), 'default_sending_stream default_events_register_stream'),
  owner_id: nullable(number),
  avatar_url: optional(nullable(text)),
  services: list(object({ ...all(text, 'base_url token'), interface: number })),
});

export const scheduledMessage = object({
  ...all(number, 'scheduled_message_id scheduled_delivery_timestamp'),
  ...all(text, 'content rendered_content'),
  type: oneOf('stream', 'private'),
  to: any,
  topic: optional(text),
  failed: bool,
});

export const draft = object({
  ...all(number, 'id timestamp'),
  ...all(text, 'topic content'),
  type: oneOf('', 'private', 'stream'),
  to: list(number),
});
