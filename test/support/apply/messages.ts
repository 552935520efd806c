import type { Body } from '../client.js';
import { channelsIn } from './channels.js';
import { drop, replace, type Appliers, type State } from './types.js';

/** Adds an unread message to its entry in the list of the register response. */
const gather = (list: Body[], place: Body, id: number): void => {
  const found = list.find((one) => Object.entries(place).every(([name, value]) => one[name] === value));
  if (found) found.unread_message_ids.push(id);
  else list.push({ ...place, unread_message_ids: [id] });
};

const isMuted = (state: State, { stream_id, subject }: Body): boolean => {
  const topic = state.user_topics.find(
    (one: Body) => one.stream_id === stream_id && one.topic_name.toLowerCase() === subject.toLowerCase(),
  );
  const policy = topic?.visibility_policy ?? 0;
  if (policy !== 0) return policy === 1;
  return state.subscriptions.find((one: Body) => one.stream_id === stream_id)?.is_muted ?? false;
};

/** Adds an unread message to the list for its type. */
const place = (state: State, { id, type, stream_id, subject, display_recipient }: Body): void => {
  const { unread_msgs: unread } = state;
  if (type === 'stream') {
    const known = unread.streams.find(
      (one: Body) => one.stream_id === stream_id && one.topic.toLowerCase() === subject.toLowerCase(),
    );
    gather(unread.streams, { stream_id, topic: known?.topic ?? subject }, id);
    return;
  }
  const ids: number[] = display_recipient.map((person: Body) => person.id);
  const other = ids.find((one) => one !== state.user_id) ?? state.user_id;
  if (ids.length > 2)
    gather(unread.huddles, { user_ids_string: [...ids].sort((a, b) => a - b).join(',') }, id);
  else gather(unread.pms, { other_user_id: other, sender_id: other }, id);
};

/** Whether an unread message counts as a mention of the user. */
const mentions = (state: State, message: Body, flags: readonly string[]): boolean =>
  flags.some((flag) => flag === 'mentioned') ||
  (flags.some((flag) => flag.endsWith('wildcard_mentioned')) && !isMuted(state, message));

export const addUnread = (state: State, message: Body): void => {
  place(state, message);
  if (mentions(state, message, message.flags)) state.unread_msgs.mentions.push(message.id);
};

/** Adds a message that became unread, which the client need not have, with the details of the event. */
export const addUnreadById = (state: State, id: number, details: Body): void => {
  const { type, stream_id, topic, user_ids = [], mentioned } = details;
  const people = [...(user_ids as number[]), state.user_id as number];
  place(state, {
    id,
    type,
    stream_id,
    subject: topic,
    display_recipient: people.map((one) => ({ id: one })),
  });
  if (mentioned) state.unread_msgs.mentions.push(id);
};

const PLACES = ['streams', 'pms', 'huddles'] as const;

/** The IDs of all unread messages. */
export const allUnread = ({ unread_msgs }: State): number[] =>
  PLACES.flatMap((place) => unread_msgs[place] as Body[]).flatMap(
    ({ unread_message_ids }) => unread_message_ids as number[],
  );

/** Removes messages that are read or were moved from the unread lists. */
export const forgetUnread = (state: State, ids: readonly number[]): void => {
  const { unread_msgs: unread } = state;
  const isGone = (id: unknown): boolean => ids.includes(id as number);
  for (const place of PLACES) {
    for (const one of unread[place]) drop(one.unread_message_ids, isGone);
    drop(unread[place], ({ unread_message_ids }) => unread_message_ids.length === 0);
  }
  drop(unread.mentions, isGone);
};

/** The number of unread messages that are not muted. */
export const countUnread = (state: State): number =>
  PLACES.flatMap((place) => state.unread_msgs[place] as Body[])
    .filter(
      ({ stream_id, topic }) => stream_id === undefined || !isMuted(state, { stream_id, subject: topic }),
    )
    .reduce((sum: number, { unread_message_ids }) => sum + Number(unread_message_ids.length), 0);

/** Makes the conversation of a direct message the first in the list of recent ones. */
const raiseConversation = (state: State, { id, display_recipient }: Body): void => {
  if (!('recent_private_conversations' in state)) return;
  const others: number[] = display_recipient.map((person: Body) => person.id);
  const user_ids = others.filter((one) => one !== state.user_id).sort((a, b) => a - b);
  const recent: Body[] = state.recent_private_conversations;
  drop(recent, (one) => String(one.user_ids) === String(user_ids));
  recent.unshift({ max_message_id: id, user_ids });
};

/** Events about messages that the client has loaded, and about unread messages. */
export const messageAppliers: Appliers = {
  message: (state, { message, flags }) => {
    // Messages that are sent at the same time may be committed in another order.
    if ('max_message_id' in state) state.max_message_id = Math.max(state.max_message_id, message.id);
    if (message.type === 'private') raiseConversation(state, message);
    // The message is already in the list if it was sent between registering and fetching messages.
    replace(state.messages, 'id', { ...message, flags });
    for (const channel of channelsIn(state, [message.stream_id])) channel.first_message_id ??= message.id;
    if (!flags.includes('read')) addUnread(state, { ...message, flags });
  },
  delete_message: (state, { message_ids, message_id, message_type }) => {
    const ids: number[] = message_ids ?? [message_id];
    forgetUnread(state, ids);
    state.notHeld.push(...ids);
    drop(state.messages, ({ id }) => ids.includes(id));
    drop(state.starred_messages, (id: unknown) => ids.includes(id as number));
    // The event does not state which message is the newest now.
    delete state.max_message_id;
    if (message_type === 'private') delete state.recent_private_conversations;
  },
  submessage: (state, { message_id, submessage_id: id, sender_id, msg_type, content }) => {
    const message = state.messages.find((one: Body) => one.id === message_id);
    message?.submessages.push({ id, message_id, sender_id, msg_type, content });
  },
  'reaction add': (state, { message_id, user_id, emoji_name, emoji_code, reaction_type }) => {
    const message = state.messages.find(({ id }: Body) => id === message_id);
    message?.reactions.push({ user_id, emoji_name, emoji_code, reaction_type });
  },
  'reaction remove': (state, event) => {
    const message = state.messages.find(({ id }: Body) => id === event.message_id);
    const isIt = (one: Body): boolean =>
      one.user_id === event.user_id &&
      one.emoji_code === event.emoji_code &&
      one.reaction_type === event.reaction_type;
    if (message) drop(message.reactions, isIt);
  },
  user_topic: (state, { stream_id, topic_name, last_updated, visibility_policy }) => {
    const topic = { stream_id, topic_name, last_updated, visibility_policy };
    drop(
      state.user_topics,
      (one) =>
        one.stream_id === topic.stream_id && one.topic_name.toLowerCase() === topic.topic_name.toLowerCase(),
    );
    if (topic.visibility_policy !== 0) state.user_topics.push(topic);
  },
  muted_topics: (state, { muted_topics }) => {
    state.muted_topics = muted_topics;
  },
};
