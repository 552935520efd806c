import type { Records } from '../format/kinds.js';
import { recordItem, type Conversion, type Items, type Loaded } from './conversion.js';
import { subscriptionsOf } from './subscriptions.js';

interface Conversation {
  readonly id: number;
  readonly channel: number;
  readonly topic: string;
  readonly users: string;
  readonly last: number;
}

type Range = Pick<Records['read_ranges'], 'first' | 'last'>;

/** Returns the unread messages of a user in a conversation, as ranges without read messages in between. */
const unreadRanges = ({ scratch }: Loaded, user: number, conversation: number): Range[] => {
  const unread = scratch.all<{ message: number }>(
    'SELECT message FROM unread WHERE user = ? AND conversation = ? ORDER BY message',
    user,
    conversation,
  );
  const ranges: { first: number; last: number }[] = [];
  for (const { message } of unread) {
    const range = ranges.at(-1);
    const [next] = range
      ? scratch.all<{ id: number }>(
          'SELECT id FROM messages WHERE conversation = ? AND id > ? ORDER BY id LIMIT 1',
          conversation,
          range.last,
        )
      : [];
    if (range && next?.id === message) range.last = message;
    else ranges.push({ first: message, last: message });
  }
  return ranges;
};

/** Keeps what a user has read of a conversation. Messages that the user never received count as read. */
const keepReadState = (loaded: Loaded, user: number, { id, last }: Conversation): void => {
  const ranges = unreadRanges(loaded, user, id);
  const newest = ranges.at(-1);
  // Messages behind the mark are unread by themselves.
  const isTail = newest?.last === last;
  loaded.scratch.run(
    'INSERT INTO read_states VALUES (?, ?, ?, ?)',
    user,
    id,
    isTail ? newest.first - 1 : last,
    JSON.stringify(isTail ? ranges.slice(0, -1) : ranges),
  );
};

const CONVERSATIONS = 'SELECT id, channel, topic, users, last FROM conversations';

const usersOf = (users: string): number[] => users.split(',').map(Number);

/** Keeps what users have read, wherever messages would count as unread otherwise. */
export const keepReadStates = (loaded: Loaded): void => {
  const { scratch, directory } = loaded;
  for (const { user, channel, periods } of subscriptionsOf(loaded)) {
    if (directory.channels.get(channel)?.isArchived !== false) continue;
    const conversations = scratch.all<Conversation>(
      `${CONVERSATIONS} WHERE channel = ? AND last > ?`,
      channel,
      periods.at(-1)?.since ?? 0,
    );
    for (const conversation of conversations) keepReadState(loaded, user, conversation);
  }
  for (const conversation of scratch.each<Conversation>(`${CONVERSATIONS} WHERE channel = 0`)) {
    for (const user of usersOf(conversation.users)) keepReadState(loaded, user, conversation);
  }
};

type StateRow = Conversation & { readonly user: number; readonly read_to: number; readonly ranges: string };

const STATES = `SELECT s.user, s.read_to, s.ranges, c.* FROM read_states s
  JOIN conversations c ON c.id = s.conversation`;

const placeOf = ({
  channel,
  topic,
  users,
}: Conversation): Pick<Records['read_marks'], 'channel' | 'topic' | 'users'> =>
  channel === 0 ? { channel: null, topic: '', users: usersOf(users) } : { channel, topic, users: null };

const PLACE = 'zerver_usermessage';

export const convertReadMarks = function* ({ scratch }: Conversion): Items {
  for (const row of scratch.each<StateRow>(`${STATES} ORDER BY s.rowid`)) {
    yield recordItem('read_marks', { user: row.user, ...placeOf(row), read_to: row.read_to }, PLACE);
  }
};

export const convertReadRanges = function* ({ scratch }: Conversion): Items {
  for (const row of scratch.each<StateRow>(`${STATES} WHERE s.ranges <> '[]' ORDER BY s.rowid`)) {
    for (const range of JSON.parse(row.ranges) as Range[]) {
      yield recordItem('read_ranges', { user: row.user, ...placeOf(row), ...range, is_read: false }, PLACE);
    }
  }
};
