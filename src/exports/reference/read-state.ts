import type { Records } from '../format/kinds.js';
import { recordItem, type Conversion, type Items } from './conversion.js';
import { subscriptionsOf } from './subscriptions.js';

interface Conversation {
  readonly id: number;
  readonly channel: number;
  readonly topic: string;
  readonly users: string;
  readonly last: number;
}

type Range = Pick<Records['read_ranges'], 'first' | 'last'>;

interface ReadState {
  readonly user: number;
  readonly conversation: Conversation;
  /** All messages up to this one are read, except those in ranges. */
  readonly readTo: number;
  readonly unread: readonly Range[];
}

/** Returns what a user has read of a conversation. Messages that the user never received count as read. */
const readStateOf = ({ scratch }: Conversion, user: number, conversation: Conversation): ReadState => {
  const { id, last } = conversation;
  const first = scratch.all<{ message: number }>(
    'SELECT message FROM unread WHERE user = ? AND conversation = ? ORDER BY message LIMIT 1',
    user,
    id,
  )[0]?.message;
  if (first === undefined) return { user, conversation, readTo: last, unread: [] };
  const messages = scratch.each<{ id: number; unread: number }>(
    `SELECT m.id, EXISTS (SELECT 1 FROM unread u WHERE u.user = ? AND u.conversation = m.conversation
       AND u.message = m.id) AS unread FROM messages m WHERE m.conversation = ? AND m.id >= ? ORDER BY m.id`,
    user,
    id,
    first,
  );
  const ranges: { first: number; last: number }[] = [];
  let isRead = true;
  for (const message of messages) {
    const range = ranges.at(-1);
    if (message.unread === 1 && (isRead || !range)) ranges.push({ first: message.id, last: message.id });
    else if (message.unread === 1 && range) range.last = message.id;
    isRead = message.unread === 0;
  }
  const newest = ranges.at(-1);
  // Messages behind the mark are unread by themselves.
  if (newest && !isRead) return { user, conversation, readTo: newest.first - 1, unread: ranges.slice(0, -1) };
  return { user, conversation, readTo: last, unread: ranges };
};

const CONVERSATIONS = 'SELECT id, channel, topic, users, last FROM conversations';

/** Yields what users have read, wherever messages would count as unread otherwise. */
const readStates = function* (conversion: Conversion): Generator<ReadState> {
  const { scratch, directory } = conversion;
  for (const { user, channel, periods } of subscriptionsOf(conversion)) {
    const since = periods.at(-1)?.since ?? 0;
    if (directory.channels.get(channel)?.isArchived !== false) continue;
    const conversations = scratch.each<Conversation>(
      `${CONVERSATIONS} WHERE channel = ? AND last > ? ORDER BY last`,
      channel,
      since,
    );
    for (const conversation of conversations) yield readStateOf(conversion, user, conversation);
  }
  for (const conversation of scratch.each<Conversation>(`${CONVERSATIONS} WHERE channel = 0 ORDER BY last`)) {
    for (const user of conversation.users.split(',').map(Number))
      yield readStateOf(conversion, user, conversation);
  }
};

const placeOf = ({
  channel,
  topic,
  users,
}: Conversation): Pick<Records['read_marks'], 'channel' | 'topic' | 'users'> =>
  channel === 0
    ? { channel: null, topic: '', users: users.split(',').map(Number) }
    : { channel, topic, users: null };

const PLACE = 'zerver_usermessage';

export const convertReadMarks = function* (conversion: Conversion): Items {
  for (const { user, conversation, readTo } of readStates(conversion)) {
    yield recordItem('read_marks', { user, ...placeOf(conversation), read_to: readTo }, PLACE);
  }
};

export const convertReadRanges = function* (conversion: Conversion): Items {
  for (const { user, conversation, unread } of readStates(conversion)) {
    for (const range of unread) {
      yield recordItem('read_ranges', { user, ...placeOf(conversation), ...range, is_read: false }, PLACE);
    }
  }
};
