import * as objects from './objects.js';
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

const membersOfGroup: Shape = object({ group_id: number, user_ids: list(number) });
const subgroups: Shape = object({ group_id: number, direct_subgroup_ids: list(number) });
const peers: Shape = object(all(list(number), 'stream_ids user_ids'));

const reaction: Shape = object({ ...objects.reactionFields, message_id: number });

const typing: Shape = object({
  message_type: oneOf('direct', 'stream'),
  sender: object({ user_id: number }),
  recipients: optional(list(object({ user_id: number }))),
  stream_id: optional(number),
  topic: optional(text),
});

const flags = { flag: text, messages: list(number), all: bool };

/** What the mobile app in Dart decodes of each event, by type and operation. It stops at an event that it refuses. */
export const events: Readonly<Record<string, Shape>> = {
  heartbeat: object({}),
  'realm_emoji update': object({ realm_emoji: map(objects.emoji) }),
  alert_words: object({ alert_words: list(text) }),
  'user_settings update': object({ property: text, value: any }),
  custom_profile_fields: object({ fields: list(objects.profileField) }),
  'user_group add': object({ group: objects.userGroup }),
  'user_group update': object({
    group_id: number,
    data: object({ name: optional(text), description: optional(text) }),
  }),
  'user_group add_members': membersOfGroup,
  'user_group remove_members': membersOfGroup,
  'user_group add_subgroups': subgroups,
  'user_group remove_subgroups': subgroups,
  'user_group remove': object({ group_id: number }),
  'realm_user add': object({ person: objects.user }),
  'realm_user remove': object({ person: object({ user_id: number }) }),
  'realm_user update': object({
    person: object({
      user_id: number,
      ...all(optional(text), 'full_name timezone new_email'),
      ...all(optional(nullable(text)), 'avatar_url delivery_email'),
      ...all(optional(number), 'avatar_version role'),
      bot_owner_id: optional(nullable(number)),
      is_active: optional(bool),
      custom_profile_field: optional(
        object({ id: number, value: nullable(text), rendered_value: optional(nullable(text)) }),
      ),
    }),
  }),
  'stream create': object({ streams: list(objects.channel) }),
  'stream delete': object({ streams: list(objects.channel) }),
  'stream update': object({
    stream_id: number,
    ...all(text, 'name property'),
    value: any,
    rendered_description: optional(text),
    ...all(optional(bool), 'history_public_to_subscribers is_web_public'),
  }),
  'subscription add': object({ subscriptions: list(objects.subscription) }),
  'subscription remove': object({ subscriptions: list(object({ stream_id: number })) }),
  'subscription update': object({ stream_id: number, property: text, value: any }),
  'subscription peer_add': peers,
  'subscription peer_remove': peers,
  user_status: object({
    user_id: number,
    ...all(optional(text), 'status_text emoji_name emoji_code reaction_type'),
    away: optional(bool),
  }),
  user_topic: objects.userTopic,
  muted_users: object({ muted_users: list(objects.mutedUser) }),
  message: object({ message: objects.message, flags: list(text), local_message_id: optional(text) }),
  update_message: object({
    user_id: nullable(number),
    rendering_only: bool,
    ...all(number, 'message_id edit_timestamp'),
    message_ids: list(number),
    flags: list(text),
    ...all(optional(number), 'stream_id new_stream_id'),
    ...all(
      optional(text),
      'orig_subject subject orig_content orig_rendered_content content rendered_content',
    ),
    propagate_mode: optional(oneOf('change_one', 'change_later', 'change_all')),
    is_me_message: optional(bool),
  }),
  delete_message: object({
    message_ids: optional(list(number)),
    message_type: oneOf('stream', 'private'),
    stream_id: optional(number),
    topic: optional(text),
  }),
  'update_message_flags add': object(flags),
  'update_message_flags remove': object({
    ...flags,
    message_details: optional(
      map(
        object({
          type: oneOf('stream', 'private'),
          mentioned: optional(bool),
          user_ids: optional(list(number)),
          stream_id: optional(number),
          topic: optional(text),
        }),
      ),
    ),
  }),
  submessage: object({
    ...all(text, 'msg_type content'),
    ...all(number, 'message_id sender_id submessage_id'),
  }),
  'typing start': typing,
  'typing stop': typing,
  presence: object({
    ...all(number, 'user_id server_timestamp'),
    // By the name of a client, with the same fields for each.
    presence: map(
      object({ client: text, status: oneOf('active', 'idle'), timestamp: number, pushable: bool }),
    ),
  }),
  'reaction add': reaction,
  'reaction remove': reaction,
};
