// What `npm run bench scale` measures. Each case has the same user do the same on a large and on a small server.

import { narrowCases, narrowFacts } from './scale-narrows.mjs';

const FETCHED = 100;
const UNREAD = 100;

const ANCHORS = {
  newest: () => ({ anchor: 'newest', num_before: FETCHED, num_after: 0 }),
  // The first messages of all are those with which the server welcomes each user.
  oldest: ({ first }) => ({ anchor: first, num_before: 0, num_after: FETCHED }),
  middle: ({ middle }) => ({ anchor: middle, num_before: FETCHED / 2, num_after: FETCHED / 2 }),
};

const channel = (name) => ({ operator: 'channel', operand: name });
const topic = (name) => ({ operator: 'topic', operand: name });
const search = (words) => ({ operator: 'search', operand: words });

/** The narrows whose messages are fetched. */
const narrowsOf = ({ largestTopic }) => ({
  'a channel of 500,000': [channel('support')],
  'a topic of 100,000': [channel('support'), topic(largestTopic)],
  'the combined feed': [],
  'a search for a frequent word': [search('common')],
  'a search for a frequent word in a channel': [channel('support'), search('common')],
});

const fetches = (facts) =>
  Object.keys(narrowsOf(facts)).flatMap((place) =>
    Object.keys(ANCHORS).map((anchor) => ({
      title: `GET /messages, ${FETCHED} of ${place}, ${anchor}`,
      request: (own) => [
        'GET',
        '/messages',
        { narrow: narrowsOf(own)[place], ...ANCHORS[anchor](own.ends[place]) },
      ],
    })),
  );

/** Makes the newest messages of a narrow unread. */
const makeUnread = (call, narrow, count = UNREAD) =>
  call('POST', '/messages/flags/narrow', {
    anchor: 'newest',
    num_before: count,
    num_after: 0,
    narrow,
    op: 'remove',
    flag: 'read',
  });

/** Makes the newest messages of as many topics unread. */
const makeTopicsUnread = (call, { newestOfTopics: messages }) =>
  call('POST', '/messages/flags', { messages, op: 'remove', flag: 'read' });

const registering = {
  event_types: ['message'],
  fetch_event_types: ['message', 'update_message_flags'],
};

const inTopic = ({ largestTopic }) => [channel('support'), topic(largestTopic)];

/** Narrows that few or no messages meet, and how many messages of them a small server has, too. */
const rare = [
  ['has', 'link', FETCHED],
  ['has', 'image', 80],
  ['has', 'attachment', 8],
  ['is', 'resolved', FETCHED],
  ['is', 'starred', 40],
  ['is', 'mentioned', FETCHED],
].map(([operator, operand, count]) => ({
  title: `GET /messages, ${count} of ${operator}:${operand}, newest`,
  request: () => [
    'GET',
    '/messages',
    { narrow: [{ operator, operand }], anchor: 'newest', num_before: count, num_after: 0 },
  ],
}));

/** Sends the message that the request changes. */
const sendToAll = async (call, own) => {
  const message = { type: 'channel', to: 'general', topic: own.generalTopic, content: 'A message.' };
  own.message = (await call('POST', '/messages', message)).id;
};

const others = [
  {
    title: 'POST /register, counts of unread messages',
    arrange: async (call) => {
      await makeUnread(call, [channel('support')]);
      await makeUnread(call, [channel('tickets')]);
      await makeUnread(call, [channel('general')]);
    },
    request: () => ['POST', '/register', registering],
    after: (call, { queue_id }) => call('DELETE', '/events', { queue_id }),
  },
  {
    title: `POST /mark_topic_as_read, ${UNREAD} unread of 100,000`,
    before: (call, own) => makeUnread(call, inTopic(own)),
    request: ({ support, largestTopic }) => [
      'POST',
      '/mark_topic_as_read',
      { stream_id: support, topic_name: largestTopic },
    ],
  },
  {
    title: `POST /mark_stream_as_read, ${UNREAD} unread of 500,000`,
    before: (call) => makeUnread(call, [channel('support')]),
    request: ({ support }) => ['POST', '/mark_stream_as_read', { stream_id: support }],
  },
  {
    title: `POST /mark_stream_as_read, ${UNREAD} unread in as many topics of 10,000`,
    before: makeTopicsUnread,
    request: ({ tickets }) => ['POST', '/mark_stream_as_read', { stream_id: tickets }],
  },
  {
    title: `POST /mark_all_as_read, ${UNREAD} unread in as many topics`,
    before: makeTopicsUnread,
    request: () => ['POST', '/mark_all_as_read'],
  },
  {
    title: `POST /messages/flags, ${UNREAD} read`,
    before: (call, own) => makeUnread(call, inTopic(own)),
    request: ({ newestOfTopic }) => [
      'POST',
      '/messages/flags',
      { messages: newestOfTopic, op: 'add', flag: 'read' },
    ],
  },
  {
    title: 'GET /streams, for each channel',
    request: () => ['GET', '/streams'],
    items: ({ streams }) => streams.length,
  },
  {
    title: 'GET /users/me/{stream_id}/topics, for each topic',
    request: ({ tickets }) => ['GET', `/users/me/${tickets}/topics`],
    items: ({ topics }) => topics.length,
  },
  {
    title: 'POST /messages, to 10,000 subscribers',
    request: ({ generalTopic }) => [
      'POST',
      '/messages',
      { type: 'channel', to: 'general', topic: generalTopic, content: 'A message of *some* words.' },
    ],
  },
  {
    title: 'POST /messages/{message_id}/reactions, to 10,000 subscribers',
    before: sendToAll,
    request: ({ message }) => ['POST', `/messages/${message}/reactions`, { emoji_name: 'heart' }],
  },
  {
    title: 'PATCH /messages/{message_id}, to 10,000 subscribers',
    before: sendToAll,
    request: ({ message }) => ['PATCH', `/messages/${message}`, { content: 'Other words.' }],
  },
  {
    title: 'POST /messages, to a channel of 500,000',
    request: ({ largestTopic }) => [
      'POST',
      '/messages',
      { type: 'channel', to: 'support', topic: largestTopic, content: 'A message of *some* words.' },
    ],
  },
];

export const casesOf = (facts) => [...fetches(facts), ...rare, ...others, ...narrowCases];

/** Returns the first message of the loaded ones that is in a channel, and one in the middle of a narrow. */
const endsOf = async (call, narrow) => {
  const end = async (of, anchor, num_before, num_after) =>
    (await call('GET', '/messages', { narrow: of, anchor, num_before, num_after })).messages[0].id;
  const first = await end([channel('support')], 'oldest', 0, 1);
  const middle = Math.round(((await end(narrow, 'newest', 1, 0)) + first) / 2);
  return { first, middle };
};

/** Reads what the requests of a server name, and marks all messages as read. */
export const readFacts = async (call) => {
  const { streams } = await call('GET', '/streams');
  const idOf = (name) => streams.find((one) => one.name === name).stream_id;
  const newest = async (narrow, num_before) =>
    (await call('GET', '/messages', { narrow, anchor: 'newest', num_before, num_after: 0 })).messages;
  // A tenth of all messages are in this topic, so most of the newest ones are.
  const counts = new Map();
  for (const { subject } of await newest([channel('support')], 1000))
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const [[largestTopic]] = [...counts].sort((one, other) => other[1] - one[1]);
  const tickets = idOf('tickets');
  const { topics } = await call('GET', `/users/me/${tickets}/topics`);
  const facts = {
    largestTopic,
    support: idOf('support'),
    tickets,
    generalTopic: (await newest([channel('general')], 1))[0].subject,
    newestOfTopics: topics.slice(0, UNREAD).map(({ max_id }) => max_id),
    newestOfTopic: (await newest(inTopic({ largestTopic }), UNREAD)).map(({ id }) => id),
    ends: {},
  };
  for (const [place, narrow] of Object.entries(narrowsOf(facts)))
    facts.ends[place] = await endsOf(call, narrow);
  while (!(await call('POST', '/mark_all_as_read')).complete);
  facts.narrows = await narrowFacts(call, facts);
  return facts;
};
