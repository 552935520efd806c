import type { Body } from '../client.js';
import { forget, type State } from './types.js';

/**
 * Fields of a single response or queue, and fields that clients poll. Presence is newest where the user
 * reports it.
 */
const LEFT_OUT = [
  'result',
  'msg',
  'queue_id',
  'last_event_id',
  'server_timestamp',
  'presence_last_update_id',
  'messages',
  'appeared',
  'notHeld',
  'unwatched',
  'newestAtFirst',
  'listsSubscribers',
  'isSpaceTold',
] as const;

const numbers = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b);

const sortBy = (list: readonly Body[], ...keys: readonly string[]): Body[] => {
  const keyOf = (one: Body): string => keys.map((key) => String(one[key]).padStart(12, '0')).join(' ');
  return [...list].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
};

const channels = (list: readonly Body[]): Body[] =>
  sortBy(list, 'stream_id').map((channel) => ({
    ...channel,
    ...(channel.subscribers && { subscribers: numbers(channel.subscribers) }),
  }));

const groups = (list: readonly Body[]): Body[] =>
  sortBy(list, 'id').map((group) => ({
    ...group,
    members: numbers(group.members),
    subgroups: numbers(group.subgroups),
    direct_subgroup_ids: numbers(group.direct_subgroup_ids),
  }));

/** A message without fields that clients take from accounts and channels, and without its edit history. */
const message = ({ reactions, flags, ...rest }: Body): Body => {
  const named = [
    'sender_full_name',
    'sender_email',
    'avatar_url',
    'display_recipient',
    'recipient_id',
    'local_message_id',
    'edit_history',
  ];
  return {
    ...Object.fromEntries(Object.entries(rest as object).filter(([name]) => !named.includes(name))),
    flags: [...flags].sort(),
    reactions: sortBy(
      reactions.map(({ user_id, emoji_name, emoji_code, reaction_type }: Body) => ({
        user_id,
        emoji_name,
        emoji_code,
        reaction_type,
      })),
      'user_id',
      'emoji_code',
    ),
  };
};

/** Messages of one topic may write it in different cases, of which register names any. */
const unreadIn = (places: readonly Body[], ...keys: readonly string[]): Body[] =>
  sortBy(
    places.map((place) => ({
      ...place,
      ...(place.topic !== undefined && { topic: place.topic.toLowerCase() }),
      unread_message_ids: numbers(place.unread_message_ids),
    })),
    ...keys,
  );

const unread = ({ streams, pms, huddles, mentions, ...rest }: Body): Body => ({
  ...rest,
  streams: unreadIn(streams, 'stream_id', 'topic'),
  pms: unreadIn(pms, 'other_user_id'),
  huddles: unreadIn(huddles, 'user_ids_string'),
  mentions: numbers(mentions),
});

/** A state with sorted lists where their order has no meaning. */
export const comparable = (state: State): Body => {
  const rest = { ...state };
  for (const name of LEFT_OUT) forget(rest, name);
  return {
    ...rest,
    realm_users: sortBy(state.realm_users, 'user_id'),
    realm_non_active_users: sortBy(state.realm_non_active_users, 'user_id'),
    realm_bots: sortBy(state.realm_bots, 'user_id'),
    realm_user_groups: groups(state.realm_user_groups),
    realm_default_streams: channels(state.realm_default_streams),
    streams: channels(state.streams),
    subscriptions: channels(state.subscriptions),
    unsubscribed: channels(state.unsubscribed),
    never_subscribed: channels(state.never_subscribed),
    user_topics: sortBy(state.user_topics, 'stream_id', 'topic_name'),
    muted_topics: [...state.muted_topics].sort(),
    starred_messages: numbers(state.starred_messages),
    unread_msgs: unread(state.unread_msgs),
    alert_words: [...state.alert_words].sort(),
    drafts: sortBy(state.drafts, 'id'),
    scheduled_messages: sortBy(state.scheduled_messages, 'scheduled_message_id'),
    attachments: sortBy(
      state.attachments.map((file: Body) => ({ ...file, messages: sortBy(file.messages, 'id') })),
      'id',
    ),
    held: sortBy(state.messages, 'id')
      .filter(({ flags }) => !flags.includes('historical'))
      .map(message),
  };
};
