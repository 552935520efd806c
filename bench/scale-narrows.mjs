// The narrows that `npm run bench scale` reads: each operator, alone and with a place or a sender, at each anchor.

const term = (operator, operand, negated = false) => ({ operator, operand, negated });

const ANCHORS = {
  newest: () => ({ anchor: 'newest', num_before: 1, num_after: 0 }),
  oldest: () => ({ anchor: 'oldest', num_before: 0, num_after: 1 }),
  middle: ({ middle }) => ({ anchor: middle, num_before: 1, num_after: 1 }),
  'first unread': () => ({ anchor: 'first_unread', num_before: 1, num_after: 1 }),
};

/** Narrows by their names. Those of a large and a small server have the same names. */
const PLACES = {
  'all messages': () => [],
  'a channel': ({ channel }) => [channel],
  'a topic': ({ channel, topic }) => [channel, topic],
  'a sender': ({ sender }) => [sender],
  'a direct conversation': ({ dm }) => [dm],
};

const VALUES = {
  is: ['dm', 'starred', 'unread', 'mentioned', 'alerted', 'resolved', 'followed'],
  has: ['link', 'image', 'attachment', 'reaction'],
  channels: ['public', 'web-public'],
  in: ['home', 'all'],
  search: ['common', 'nosuchword'],
};

const OPERATORS = {
  'nothing else': () => [],
  ...Object.fromEntries(
    Object.entries(VALUES).flatMap(([operator, values]) =>
      values.map((value) => [`${operator}:${value}`, () => [term(operator, value)]]),
    ),
  ),
  '-in:home': () => [term('in', 'home', true)],
  '-is:unread': () => [term('is', 'unread', true)],
  topic: ({ topic }) => [topic],
  sender: ({ sender }) => [sender],
  'dm-including': ({ dm: { operand } }) => [term('dm-including', operand)],
  'group-pm-with': ({ dm: { operand } }) => [term('group-pm-with', operand)],
  id: ({ middle }) => [term('id', String(middle))],
};

/** Returns what the narrows of a server name. All messages are read. */
export const narrowFacts = async (call, { largestTopic }) => {
  const window = { anchor: 'newest', num_before: 1000, num_after: 0 };
  const { messages } = await call('GET', '/messages', { ...window, narrow: [term('channel', 'support')] });
  const { messages: direct } = await call('GET', '/messages', { ...window, narrow: [term('is', 'dm')] });
  const { user_id: own } = await call('GET', '/users/me');
  const [{ display_recipient: people }] = direct;
  return {
    channel: term('channel', 'support'),
    topic: term('topic', largestTopic),
    sender: term('sender', messages[0].sender_email),
    dm: term(
      'dm',
      people.flatMap(({ id }) => (id === own ? [] : [id])),
    ),
    middle: Math.floor(messages[0].id / 2),
  };
};

/** Whether the server refuses what a case asks for: no message is in a channel and in a direct conversation. */
const isRefused = async ({ call, facts }, { request }) => {
  const [method, path, parameters] = request(facts);
  try {
    await call(method, path, parameters);
    return false;
  } catch (error) {
    if (error.code === 'BAD_NARROW') return true;
    throw error;
  }
};

/** One message is fetched, so that the search for it is most of the work. */
export const narrowCases = Object.keys(PLACES).flatMap((place) =>
  Object.keys(OPERATORS).flatMap((operator) =>
    Object.keys(ANCHORS).map((anchor) => ({
      title: `narrow of ${place} with ${operator}, ${anchor}`,
      isRefused,
      request: ({ narrows }) => [
        'GET',
        '/messages',
        { narrow: [...PLACES[place](narrows), ...OPERATORS[operator](narrows)], ...ANCHORS[anchor](narrows) },
      ],
    })),
  ),
);
