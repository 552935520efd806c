import { fetchFile } from '../../chat/attachments/fixtures.js';
import { mailsTo, untilMailed } from '../../accounts/email/notifications/fixtures.js';
import { read, say, tell } from '../../chat/messages/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import {
  CHANNEL_ERRORS,
  NEVER_HAD,
  ownQuestion,
  question,
  register,
  tries,
  UNREADABLE,
  wordOf,
  type Question,
  type Questions,
} from './question.js';
import { HEART, mentionAll, subscribe, unsubscribe, type Scene } from './scene.js';

const message = (to: number | string): Parameters => ({ type: 'channel', to, topic: 'sent', content: 'x' });
const draft = (id: number): Parameters => ({ type: 'stream', to: [id], topic: 'a', content: 'again' });

/** What people do. No response depends on an earlier question. */
export const acting: Questions = {
  'sends by ID': question('sendMessage', (_scene, person, { id }) =>
    tries(person, 'POST', '/messages', message(id)),
  ),
  'follows where it sends': question('sendMessage', async (_scene, person, { id, name }) => {
    const sent = { ...message(id), topic: `${person.name} in ${name}` };
    const { status, body } = await person.client.send('POST', '/messages', sent);
    if (status !== 200) return wordOf({ status, body }, CHANNEL_ERRORS);
    return body.automatic_new_visibility_policy === 3 ? 'follows' : 'none';
  }),
  'sends by name': question('sendMessage', (_scene, person, { name }) =>
    tries(person, 'POST', '/messages', message(name)),
  ),
  types: question('sendTypingStatus', (_scene, person, { id: stream_id }) =>
    tries(person, 'POST', '/typing', { type: 'channel', op: 'start', stream_id, topic: 'sent' }),
  ),
  'lists the topics': question('listTopics', (_scene, person, { id }) =>
    tries(person, 'GET', `/users/me/${id}/topics`),
  ),
  'lists the subscribers': question('listSubscribers', (_scene, person, { id }) =>
    tries(person, 'GET', `/streams/${id}/members`),
  ),
  'follows a topic': question('updateUserTopic', (_scene, person, { id: stream_id }) =>
    tries(person, 'POST', '/user_topics', { stream_id, topic: 'followed later', visibility_policy: 3 }),
  ),
  schedules: question('createScheduledMessage', ({ server }, person, { id }) => {
    const scheduled_delivery_timestamp = server.services.clock.seconds() + 7200;
    return tries(person, 'POST', '/scheduled_messages', { ...message(id), scheduled_delivery_timestamp });
  }),
  'schedules another message for it': question(
    'updateScheduledMessage',
    async ({ server }, person, { id }) => {
      const scheduled_delivery_timestamp = server.services.clock.seconds() + 7200;
      const later = { type: 'direct', to: [person.id], content: 'x', scheduled_delivery_timestamp };
      const { scheduled_message_id } = await person.client.ok('POST', '/scheduled_messages', later);
      return tries(person, 'PATCH', `/scheduled_messages/${scheduled_message_id}`, {
        ...{ type: 'channel', to: id, topic: 'sent' },
      });
    },
  ),
  drafts: question('createDrafts', (_scene, person, { id }) =>
    tries(person, 'POST', '/drafts', { drafts: [draft(id)] }),
  ),
  'changes a draft of before': ownQuestion('updateDraft', (_scene, person, { id }, own) =>
    tries(person, 'PATCH', `/drafts/${own.draft}`, { draft: draft(id) }),
  ),
  'keeps a draft of before': ownQuestion('updateDraft', async (_scene, { client }, _place, own) => {
    const { drafts } = await client.ok('GET', '/drafts');
    return drafts.some(({ id }: Body) => id === own.draft) ? 'kept' : 'none';
  }),
  'links the channel': question('sendMessage', async (_scene, person, { name }) => {
    const id = await tell(person, [person], `#**${name}**`);
    return (await read(person, id)).content.includes('data-stream-id') ? 'link' : 'text';
  }),
  'shares a file of before': question('sendMessage', async ({ server, dave }, person, { files }, who) => {
    await tell(person, [dave], `[file](${files.shared[who]})`);
    return (await fetchFile(server, files.shared[who], dave.client)).status === 200 ? 'shared' : 'none';
  }),
  'colors the channel': question('updateSubscriptionProperties', (_scene, person, { id: stream_id }) =>
    tries(person, 'POST', '/users/me/subscriptions/properties', {
      subscription_data: [{ stream_id, property: 'color', value: '#aabbcc' }],
    }),
  ),
  'gives a bot the channel': question('createBot', async (_scene, person, { id, name }) => {
    const { status, body } = await person.client.send('POST', '/bots', {
      full_name: `Bot of ${person.name} in ${name}`,
      short_name: `${person.id}-${id}`,
      default_sending_stream: name,
    });
    if (body.msg === 'This endpoint does not accept bot requests.') return NEVER_HAD;
    return wordOf({ status, body }, CHANNEL_ERRORS);
  }),
  'edits their own message': ownQuestion('updateMessage', (_scene, person, _place, own) =>
    tries(person, 'PATCH', `/messages/${own.message}`, { content: 'other' }),
  ),
  'moves a message of before': question('updateMessage', (_scene, person, { before }) =>
    tries(person, 'PATCH', `/messages/${before}`, { topic: `moved by ${person.name}` }),
  ),
  'reacts to a message of before': question('createReaction', (_scene, person, { before }) =>
    tries(person, 'POST', `/messages/${before}/reactions`, { emoji_name: 'dancer' }),
  ),
  'votes in a message of before': question('createSubmessage', async ({ anna }, person, { before }) => {
    const submessage = { message_id: before, msg_type: 'widget', content: '{}' };
    await anna.client.ok('POST', '/submessage', submessage);
    return tries(person, 'POST', '/submessage', submessage);
  }),
  'stars a message of before': question('updateMessageFlags', async (_scene, person, { before }) => {
    const star = { messages: [before], flag: 'starred' };
    const response = await person.client.send('POST', '/messages/flags', { ...star, op: 'add' });
    await person.client.ok('POST', '/messages/flags', { ...star, op: 'remove' });
    return wordOf(response, UNREADABLE);
  }),
  'lists who read a message of before': question('listReadReceipts', async (_scene, person, { before }) =>
    wordOf(await person.client.send('GET', `/messages/${before}/read_receipts`), UNREADABLE),
  ),
  'marks the channel as read': question('markChannelAsRead', (_scene, person, { id: stream_id }) =>
    tries(person, 'POST', '/mark_stream_as_read', { stream_id }),
  ),
  'takes a reaction back': ownQuestion('deleteReaction', (_scene, person, { before }) =>
    tries(person, 'DELETE', `/messages/${before}/reactions`, HEART),
  ),
  'subscribes another': question('createSubscriptions', async (scene, person, { name }) => {
    const subscriptions = [{ name }];
    const word = await tries(person, 'POST', '/users/me/subscriptions', {
      subscriptions,
      principals: [scene.carl.id],
    });
    if (word === 'ok') await unsubscribe(scene, name, [scene.carl]);
    return word;
  }),
  'unsubscribes another': question('deleteSubscriptions', async (scene, person, { name }) => {
    await subscribe(scene, name, [scene.carl]);
    const principals = [scene.carl.id];
    const word = await tries(person, 'DELETE', '/users/me/subscriptions', {
      subscriptions: [name],
      principals,
    });
    if (word !== 'ok') await unsubscribe(scene, name, [scene.carl]);
    return word;
  }),
};

/** What is asked after the events, since it deletes what they are about. */
export const deleting: Questions = {
  'registers the followed topic as': question('registerQueue', async (_scene, person, place) => {
    const { user_topics: topics } = await register(person, ['user_topic']);
    const own = topics.filter(
      ({ stream_id, visibility_policy }: Body) => stream_id === place.id && visibility_policy === 3,
    );
    const names: string[] = own.map(({ topic_name }: Body) => topic_name);
    if (names.includes('followed')) return 'now';
    return names.includes('title before') ? 'then' : 'none';
  }),
  'registers a muted topic': question('registerQueue', async (_scene, person, { name }) => {
    const { muted_topics: topics } = await register(person, ['muted_topics']);
    return topics.some(([channel]: readonly string[]) => channel === name) ? 'muted' : 'none';
  }),
  'deletes their own message': ownQuestion('deleteMessage', (_scene, person, _place, own) =>
    tries(person, 'DELETE', `/messages/${own.message}`),
  ),
};

const NEWS = 'Plain news';
const SUMMONS = 'A summons';

/** Sends a message and a mention of all, when no other message waits to be mailed: an email for many is a summary. */
export const sendNews = async ({ server, anna, people, places }: Scene): Promise<void> => {
  await untilMailed(server);
  for (const { name } of Object.values(places)) {
    // Each is followed by those who were there when the topic had that name.
    for (const topic of ['title before', 'followed']) await say(anna, name, topic, `${NEWS} of ${name}`);
    await say(anna, name, 'gathering', `${SUMMONS} of ${name}: ${mentionAll(people)}`);
  }
  await untilMailed(server);
};

const isMailed = (content: string): Question =>
  question('sendMessage', ({ server }, person, { name }) => {
    const isThere = mailsTo(server, person).some(({ text }) => text.includes(`${content} of ${name}`));
    return Promise.resolve(isThere ? 'mailed' : 'none');
  });

/** What is asked when emails about messages were due. */
export const mailed: Questions = {
  'is mailed a message': isMailed(NEWS),
  'is mailed a mention': isMailed(SUMMONS),
};

/** What is asked when the messages were due that people scheduled while subscribed. */
export const due: Questions = {
  'sends what was scheduled before': ownQuestion(
    ['createScheduledMessage', 'listScheduledMessages'],
    async (_scene, { client }, { id }) => {
      const { scheduled_messages } = await client.ok('GET', '/scheduled_messages');
      const own = scheduled_messages.filter(({ to, content }: Body) => to === id && content === 'scheduled');
      if (own.length === 0) return 'sent';
      return own[0].failed ? 'failed' : 'waits';
    },
  ),
};

/** What is asked last of those who left: it ends their absence. */
export const returning: Questions = {
  'subscribes again': question('createSubscriptions', (_scene, person, { name }) =>
    tries(person, 'POST', '/users/me/subscriptions', { subscriptions: [{ name }] }),
  ),
};
