import { COLOR_PATTERN } from '../../../chat/channels/model/colors.js';
import { described, flag, integer, list, nullable, oneOf, record, recordWith, text } from './schema.js';
import { ids, place, position, seconds, version } from './values.js';

const maybeFlag = nullable(flag());

const messageFlags = [
  'starred',
  'collapsed',
  'mentioned',
  'topic_wildcard_mentioned',
  'has_alert_word',
] as const;

/** A conversation is the place to which a message was first sent. */
const conversation = {
  channel: place.channel,
  topic: described('The topic to which the messages were first sent. Empty for direct messages.', text(240)),
  users: place.users,
} as const;

/** What belongs to single users. A public archive has only their current subscriptions, without personal fields. */
export const personalRecords = {
  subscriptions: described(
    'Who is or was subscribed to which channel. A user has at most one record per channel with `until` null.',
    recordWith(
      { user: ids.user, channel: ids.channel },
      {
        since: position('The newest message when it began. Absent in public archives.'),
        until: described(
          'The newest message when it ended. Null if it did not end.',
          nullable(integer(0, 2 ** 31 - 1)),
        ),
        since_arrival: position('Same as `since`, among the arrivals of moved messages.'),
        until_arrival: position('Same as `until`, among the arrivals of moved messages.'),
        version,
        properties: described(
          'Settings of the user for the channel.',
          record({
            color: text(7, { pattern: COLOR_PATTERN }),
            is_muted: flag(),
            pin_to_top: flag(),
            desktop_notifications: maybeFlag,
            audible_notifications: maybeFlag,
            push_notifications: maybeFlag,
            email_notifications: maybeFlag,
            wildcard_mentions_notify: maybeFlag,
          }),
        ),
      },
    ),
  ),
  topic_policies: described(
    'Muted, unmuted and followed topics.',
    record({
      user: ids.user,
      channel: ids.channel,
      topic: text(60),
      policy: described('1 muted, 2 unmuted, 3 followed.', oneOf(1, 2, 3)),
      updated_at: seconds('When it was set.'),
    }),
  ),
  muted_users: described(
    'Users that a user muted.',
    recordWith(
      { user: ids.user, muted: ids.user, muted_at: seconds('When.') },
      { until: position('The newest message when the mute ended. Absent if it did not end.') },
    ),
  ),
  alert_words: described('Words that a user is alerted to.', record({ user: ids.user, word: text(100) })),
  onboarding_steps: described('Hints that a user has seen.', record({ user: ids.user, step: text(60) })),
  bot_storage: described(
    'What bots stored.',
    record({ user: ids.user, key: text(100_000), value: text(100_000) }),
  ),
  bot_configurations: described(
    'The services and defaults of bots. Tokens are not part of an archive.',
    record({
      user: ids.user,
      service_name: nullable(text(100)),
      service_url: nullable(text(2100)),
      service_interface: nullable(oneOf(1, 2)),
      default_sending_channel: nullable(ids.channel),
      default_events_register_channel: nullable(ids.channel),
      default_all_public_channels: flag(),
    }),
  ),
  drafts: described(
    'Drafts of messages.',
    record({
      user: ids.user,
      type: oneOf('stream', 'private', ''),
      to: described('IDs of the channel or of the users.', list(integer(1, 2 ** 31 - 1), 20_000)),
      topic: text(60),
      content: text(10_000),
      edited_at: seconds('When it was last edited.'),
    }),
  ),
  scheduled_messages: described(
    'Messages that are not sent yet.',
    record({
      sender: ids.user,
      ...place,
      content: text(10_000),
      deliver_at: seconds('When it is due.'),
      read_by_sender: flag(),
      client: text(30),
    }),
  ),
  message_flags: described(
    'What a user has marked, or was mentioned by. Mentions of a whole channel are part of the message.',
    record({
      message: ids.message,
      user: ids.user,
      flags: list(oneOf(...messageFlags), messageFlags.length),
    }),
  ),
  read_marks: described(
    'What users have read: in a conversation, all messages up to `read_to`, apart from the ranges. Follows all messages.',
    record({
      user: ids.user,
      ...conversation,
      read_to: position('The ID up to which all messages count as read.'),
    }),
  ),
  read_ranges: described(
    'Ranges of message IDs of a conversation that are read, or unread, instead. A range follows the mark of its conversation.',
    record({ user: ids.user, ...conversation, first: ids.message, last: ids.message, is_read: flag() }),
  ),
} as const;
