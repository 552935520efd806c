import { fetchFile } from '../../chat/attachments/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import {
  CHANNEL_ERRORS,
  question,
  register,
  UNREADABLE,
  wordOf,
  type Ask,
  type Questions,
} from './question.js';
import type { Place, Scene } from './scene.js';

/** Returns the message. Undefined if the server says that there is none. */
const fetchMessage = async ({ client }: Person, id: number): Promise<Body> => {
  const answer = await client.send('GET', `/messages/${id}`);
  return wordOf(answer, UNREADABLE) === 'ok' ? answer.body.message : undefined;
};

/** `now` for the present version, `then` for that of the moment when they left. */
const readsVersion =
  (of: 'first' | 'before' | 'moved' | 'after', versionOf: (message: Body) => string | undefined): Ask =>
  async (_scene, person, place) => {
    const message = await fetchMessage(person, place[of]);
    if (message === undefined) return 'none';
    return versionOf(message) ?? 'other';
  };

const reactions = ({ reactions: found }: Body): string => {
  const names = new Set(found.map(({ emoji_name }: Body) => emoji_name));
  if (!names.has('tada')) return 'other';
  return names.has('cake') ? 'now' : 'then';
};

/**
 * The word for the messages that a list has. `all`: from the first one to the last. `since`: from those of the time when
 * all users were subscribed. `part`: only those.
 */
const extent = (ids: readonly number[], { first, before, after }: Omit<Place, 'moved'>): string => {
  const found = [first, before, after].map((id) => (ids.includes(id) ? 'y' : 'n')).join('');
  const words: Readonly<Record<string, string>> = { yyy: 'all', nyy: 'since', nyn: 'part', nnn: 'none' };
  return words[found] ?? found;
};

/** The IDs that a narrow finds. Undefined if it names a channel that does not exist for the person. */
const list = async ({ client }: Person, narrow: readonly Parameters[]): Promise<number[] | undefined> => {
  const window = { anchor: 'newest', num_before: 500, num_after: 0 };
  const answer = await client.send('GET', '/messages', { ...window, narrow });
  if (wordOf(answer, CHANNEL_ERRORS) === 'unknown') return undefined;
  return answer.body.messages.map(({ id }: Body) => id);
};

const finds =
  (narrowOf: (place: Place) => readonly Parameters[]): Ask =>
  async (_scene, person, place) => {
    const ids = await list(person, narrowOf(place));
    return ids === undefined ? 'unknown' : extent(ids, place);
  };

const has = async (person: Person, id: number, operator: string, operand: unknown): Promise<boolean> =>
  (await list(person, [{ operator, operand }]))?.includes(id) ?? false;

/** Whether a message is found by what it says now, or by what it said when they left. */
const foundBy =
  (of: 'before' | 'moved', operator: string, now: string, then: string): Ask =>
  async (_scene, person, place) => {
    const isNow = await has(person, place[of], operator, now);
    if (await has(person, place[of], operator, then)) return isNow ? 'both' : 'then';
    return isNow ? 'now' : 'none';
  };

/** Which of three messages match a condition that all of them meet. */
const matches =
  (beforeOf: (place: Place) => number): Ask =>
  async ({ anna }, { client }, place) => {
    const ids = { first: place.first, before: beforeOf(place), after: place.after };
    const { messages } = await client.ok('GET', '/messages/matches_narrow', {
      msg_ids: Object.values(ids),
      narrow: [{ operator: 'sender', operand: anna.email }],
    });
    return extent(Object.keys(messages).map(Number), { ...place, ...ids });
  };

const fetches =
  (of: 'before' | 'after'): Ask =>
  async ({ server }: Scene, { client }, { files }) =>
    (await fetchFile(server, files[of], client)).status === 200 ? 'file' : 'none';

const includesChannel = (channels: readonly Body[], { id }: Place): boolean =>
  channels.some(({ stream_id }) => stream_id === id);

const LISTS = { subscriptions: 'in', unsubscribed: 'ended', never_subscribed: 'never' } as const;

/** What people read. None of these questions changes anything. */
export const reading: Questions = {
  'reads the first message': question(
    'getMessage',
    readsVersion('first', () => 'now'),
  ),
  'reads a message of before': question(
    'getMessage',
    readsVersion(
      'before',
      ({ content }) => ({ '<p>two</p>': 'then', '<p>three</p>': 'now' })[content as string],
    ),
  ),
  'reads a message of after': question(
    'getMessage',
    readsVersion('after', () => 'now'),
  ),
  'reads the edits': question(
    'getMessage',
    readsVersion('before', ({ edit_history }) => ['none', 'then', 'now'][edit_history.length]),
  ),
  'reads the versions': question('getMessageHistory', async (_scene, { client }, { before }) => {
    const answer = await client.send('GET', `/messages/${String(before)}/history`);
    if (wordOf(answer, UNREADABLE) !== 'ok') return 'none';
    const contents = answer.body.message_history.map(({ content }: Body) => content);
    return { 'one,two': 'then', 'one,two,three': 'now' }[contents.join() as string] ?? 'other';
  }),
  'reads the reactions': question('getMessage', readsVersion('before', reactions)),
  'reads the topic': question(
    'getMessage',
    readsVersion('moved', ({ subject }) => ({ old: 'then', new: 'now' })[subject as string]),
  ),

  'lists all messages': question(
    'listMessages',
    finds(() => []),
  ),
  'lists the channel by ID': question(
    'listMessages',
    finds(({ id }) => [{ operator: 'channel', operand: id }]),
  ),
  'lists the channel by name': question(
    'listMessages',
    finds(({ name }) => [{ operator: 'channel', operand: name }]),
  ),
  'lists public channels': question(
    'listMessages',
    finds(() => [{ operator: 'channels', operand: 'public' }]),
  ),
  'lists a message by ID': question('listMessages', async (_scene, person, { before }) =>
    (await has(person, before, 'id', before)) ? 'found' : 'none',
  ),
  'finds a topic': question('listMessages', foundBy('moved', 'topic', 'new', 'old')),
  'finds a word': question('listMessages', foundBy('before', 'search', 'three', 'two')),
  'finds a word of after': question('listMessages', async (_scene, person, { after }) =>
    (await has(person, after, 'search', 'later')) ? 'found' : 'none',
  ),
  'matches a narrow': question(
    'matchNarrow',
    matches(({ spare }) => spare.before.edited),
  ),
  'matches by a later version': question(
    'matchNarrow',
    matches(({ before }) => before),
  ),

  'fetches a file of before': question('getMessage', fetches('before')),
  'fetches a file of after': question('getMessage', fetches('after')),

  'has unread messages': question('registerQueue', async (_scene, person, place) => {
    const { unread_msgs: unread } = await register(person, ['message']);
    const own = unread.streams.filter(({ stream_id }: Body) => stream_id === place.id);
    return extent(
      own.flatMap(({ unread_message_ids }: Body) => unread_message_ids),
      place,
    );
  }),
  'registers as': question('registerQueue', async (_scene, person, place) => {
    const state = await register(person, ['subscription']);
    const words = Object.entries(LISTS).flatMap(([name, word]) =>
      includesChannel(state[name], place) ? [word] : [],
    );
    return words.length === 0 ? 'hidden' : words.join();
  }),
  'sees the channel': question('registerQueue', async (_scene, person, place) =>
    includesChannel((await register(person, ['stream'])).streams, place) ? 'seen' : 'hidden',
  ),
  'sees the subscribers': question('registerQueue', async ({ anna }, person, { id }) => {
    const state = await register(person, ['subscription'], { include_subscribers: true });
    const channels = Object.keys(LISTS).flatMap((name) => state[name] as Body[]);
    const ids = channels.find(({ stream_id }) => stream_id === id)?.subscribers ?? [];
    return ids.includes(anna.id) ? 'seen' : 'hidden';
  }),
  'lists as their own': question('listSubscriptions', async (_scene, { client }, place) =>
    includesChannel((await client.ok('GET', '/users/me/subscriptions')).subscriptions, place) ? 'in' : 'none',
  ),
  'is shown as a subscriber': question('listSubscriptions', async ({ anna }, person, { id }) => {
    const { subscriptions } = await anna.client.ok('GET', '/users/me/subscriptions', {
      include_subscribers: true,
    });
    const channel = subscriptions.find(({ stream_id }: Body) => stream_id === id);
    return channel.subscribers.includes(person.id) ? 'shown' : 'none';
  }),
};

/** What is asked once more at the end, when all were subscribed again and then unsubscribed. */
export const lastReading: Questions = Object.fromEntries(
  ['reads a message of before', 'lists the channel by ID', 'registers as', 'sees the channel'].map((name) => {
    const asked = reading[name];
    if (!asked) throw new Error(`There is no question "${name}".`);
    return [`finally ${name}`, asked];
  }),
);
