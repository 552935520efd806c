import type { Parameters } from '../../../support/client.js';
import { request, type Action, type Fixtures } from './fixtures.js';

const send = (
  title: string,
  who: 'owner' | 'anna' | 'ben' | 'gil' | 'robo',
  make: (fixtures: Fixtures) => Parameters,
  keep = 'message',
): Action =>
  request(
    'sendMessage',
    title,
    who,
    (fixtures) => ['POST', '/messages', { content: 'Hello', ...make(fixtures) }],
    ({ ids }, { id }) => {
      ids[keep] = id;
    },
  );

const toTeam =
  (more: Parameters = {}) =>
  ({ team }: Fixtures): Parameters => ({ type: 'channel', to: team, topic: 'plans', ...more });

const react = (by: 'createReaction' | 'deleteReaction', who: 'anna' | 'gil' | 'ben', name: string): Action =>
  request(by, `${by === 'createReaction' ? 'reacts' : 'removes a reaction'} with ${name}`, who, ({ ids }) => [
    by === 'createReaction' ? 'POST' : 'DELETE',
    `/messages/${String(ids.message)}/reactions`,
    { emoji_name: name },
  ]);

const remove = (title: string, who: 'owner' | 'anna', kept: string): Action =>
  request('deleteMessage', title, who, ({ ids }) => ['DELETE', `/messages/${String(ids[kept])}`]);

const flag = (
  title: string,
  who: 'anna' | 'ben' | 'gil',
  op: 'add' | 'remove',
  name: string,
  kept: string,
): Action =>
  request('updateMessageFlags', title, who, ({ ids }) => [
    'POST',
    '/messages/flags',
    { messages: [ids[kept]], op, flag: name },
  ]);

/** Marks the messages of a topic as read or unread. */
const narrowed = (title: string, who: 'anna' | 'gil', op: 'add' | 'remove', topic: string): Action =>
  request('updateMessageFlagsForNarrow', title, who, ({ team }) => [
    'POST',
    '/messages/flags/narrow',
    {
      anchor: 'oldest',
      num_before: 0,
      num_after: 100,
      narrow: [
        { operator: 'channel', operand: team },
        { operator: 'topic', operand: topic },
      ],
      op,
      flag: 'read',
    },
  ]);

const later = (seconds: number, { server }: Fixtures): number => server.clock.seconds() + seconds;

const schedule = (title: string, make: (fixtures: Fixtures) => Parameters, keep: string): Action =>
  request(
    'createScheduledMessage',
    title,
    'anna',
    (fixtures) => [
      'POST',
      '/scheduled_messages',
      { content: 'Later', scheduled_delivery_timestamp: later(600, fixtures), ...make(fixtures) },
    ],
    ({ ids }, { scheduled_message_id }) => {
      ids[keep] = scheduled_message_id;
    },
  );

const reschedule = (title: string, kept: string, make: (fixtures: Fixtures) => Parameters): Action =>
  request('updateScheduledMessage', title, 'anna', (fixtures) => [
    'PATCH',
    `/scheduled_messages/${String(fixtures.ids[kept])}`,
    make(fixtures),
  ]);

const pass = (title: string, seconds: number): Action => ({
  by: 'scheduledMessages',
  title,
  async run({ server }) {
    server.clock.advance(seconds * 1000);
    await server.server.workers.scheduledMessages.settled();
  },
});

/** Messages, reactions, typing and scheduled messages. */
export const messageActions: readonly Action[] = [
  send('sends to a channel', 'anna', toTeam()),
  send('sends another message to a channel', 'ben', toTeam({ content: 'Once *more*' })),
  send('sends to a new topic', 'gil', toTeam({ topic: 'news' }), 'news'),
  send('sends to a private channel', 'anna', ({ den }) => ({ type: 'channel', to: den, topic: 'secret' })),
  send(
    'sends to an empty channel',
    'owner',
    () => ({ type: 'channel', to: 'for all', topic: 'first' }),
    'first',
  ),
  send('mentions a user', 'ben', toTeam({ content: 'Look, @**Anna**' })),
  send('mentions all subscribers', 'anna', toTeam({ content: '@**all**' })),
  send('mentions the topic', 'anna', toTeam({ content: '@**topic**' })),
  send('sends a message unread by the sender', 'anna', toTeam({ read_by_sender: false })),
  send('sends as a bot', 'robo', toTeam({ content: 'I am here' })),
  send('sends a direct message', 'anna', ({ ben }) => ({ type: 'direct', to: [ben.id] }), 'direct'),
  send(
    'sends a group message',
    'ben',
    ({ anna, gil }) => ({ type: 'direct', to: [anna.id, gil.id] }),
    'group',
  ),
  send('sends a message to the sender', 'anna', ({ anna }) => ({ type: 'direct', to: [anna.id] }), 'note'),
  send('sends a message for reactions', 'anna', toTeam({ topic: 'Reactions' })),
  react('createReaction', 'gil', 'tada'),
  react('createReaction', 'ben', 'tada'),
  react('createReaction', 'anna', 'smile'),
  react('deleteReaction', 'ben', 'tada'),
  send('sends a poll', 'anna', toTeam({ content: '/poll Which color?\nblue' }), 'poll'),
  request('createSubmessage', 'votes in a poll', 'gil', ({ ids }) => [
    'POST',
    '/submessage',
    { message_id: ids.poll, msg_type: 'widget', content: '{"type":"vote","key":"canned,0","vote":1}' },
  ]),
  flag('stars a message', 'anna', 'add', 'starred', 'message'),
  flag('collapses a message', 'gil', 'add', 'collapsed', 'message'),
  flag('marks a message as read', 'ben', 'add', 'read', 'message'),
  flag('marks a direct message as unread', 'ben', 'remove', 'read', 'direct'),
  flag('marks a group message as unread', 'ben', 'remove', 'read', 'group'),
  flag('marks an own message as unread', 'anna', 'remove', 'read', 'note'),
  flag('removes a star', 'anna', 'remove', 'starred', 'message'),
  flag('stars a message again', 'anna', 'add', 'starred', 'message'),
  narrowed('marks a topic as read in a step', 'gil', 'add', 'plans'),
  narrowed('marks a topic as unread', 'gil', 'remove', 'plans'),
  request('markTopicAsRead', 'marks a topic as read', 'gil', ({ team }) => [
    'POST',
    '/mark_topic_as_read',
    { stream_id: team, topic_name: 'plans' },
  ]),
  request('markChannelAsRead', 'marks a channel as read', 'ben', ({ team }) => [
    'POST',
    '/mark_stream_as_read',
    { stream_id: team },
  ]),
  request('markAllAsRead', 'marks everything as read', 'anna', () => ['POST', '/mark_all_as_read']),
  narrowed('marks a topic as unread again', 'anna', 'remove', 'plans'),
  remove('deletes a message', 'owner', 'message'),
  remove('deletes the first message of a channel', 'owner', 'first'),
  remove('deletes a direct message', 'anna', 'direct'),
  remove('deletes the only message of a topic', 'owner', 'news'),
  send('sends to a topic to delete', 'anna', toTeam({ topic: 'doomed' })),
  send('sends again to a topic to delete', 'ben', toTeam({ topic: 'Doomed' })),
  request('deleteTopic', 'deletes a topic', 'owner', ({ team }) => [
    'POST',
    `/streams/${String(team)}/delete_topic`,
    { topic_name: 'doomed' },
  ]),
  request('sendTypingStatus', 'begins to type', 'anna', ({ ben }) => [
    'POST',
    '/typing',
    { type: 'direct', op: 'start', to: [ben.id] },
  ]),
  request('sendTypingStatus', 'ends typing in a channel', 'anna', ({ team }) => [
    'POST',
    '/typing',
    { type: 'channel', op: 'stop', stream_id: team, topic: 'plans' },
  ]),
  schedule('schedules a channel message', toTeam(), 'scheduled'),
  schedule('schedules a direct message', ({ gil }) => ({ type: 'direct', to: [gil.id] }), 'toGil'),
  schedule(
    'schedules a message that will fail',
    ({ den }) => ({ type: 'channel', to: den, topic: 'x' }),
    'late',
  ),
  reschedule('edits a scheduled message', 'scheduled', () => ({ content: 'Later, *really*' })),
  reschedule('moves a scheduled message', 'scheduled', ({ den }) => ({
    to: den,
    type: 'channel',
    topic: 'y',
  })),
  reschedule('postpones a scheduled message', 'late', (fixtures) => ({
    scheduled_delivery_timestamp: later(3600, fixtures),
  })),
  schedule('schedules a message that will be deleted', toTeam(), 'unwanted'),
  request('deleteScheduledMessage', 'deletes a scheduled message', 'anna', ({ ids }) => [
    'DELETE',
    `/scheduled_messages/${String(ids.unwanted)}`,
  ]),
  pass('sends due messages', 600),
  pass('fails late messages', 3600 + 1200),
  reschedule('reschedules a failed message', 'late', (fixtures) => ({
    scheduled_delivery_timestamp: later(60, fixtures),
  })),
  pass('sends the rescheduled message', 60),
];
