import { fetchFile } from '../../attachments/arrange.js';
import { mailsTo } from '../../email/notifications/arrange.js';
import { read, tell } from '../../messages/conversation.js';
import type { Body, Parameters } from '../../support/client.js';
import {
  CHANNEL_ERRORS,
  NEVER_HAD,
  ownQuestion,
  question,
  tries,
  wordOf,
  type Questions,
} from './question.js';
import { HEART, subscribe, unsubscribe } from './scene.js';

const message = (to: number | string): Parameters => ({ type: 'channel', to, topic: 'sent', content: 'x' });
const draft = (id: number): Parameters => ({ type: 'stream', to: [id], topic: 'a', content: 'again' });

/** What people do. No response depends on an earlier question. */
export const acting: Questions = {
  'sends by ID': question('sendMessage', (_scene, person, { id }) =>
    tries(person, 'POST', '/messages', message(id)),
  ),
  'sends by name': question('sendMessage', (_scene, person, { name }) =>
    tries(person, 'POST', '/messages', message(name)),
  ),
  types: question('sendTypingStatus', (_scene, person, { id: stream_id }) =>
    tries(person, 'POST', '/typing', { type: 'channel', op: 'start', stream_id, topic: 'sent' }),
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
  'deletes their own message': ownQuestion('deleteMessage', (_scene, person, _place, own) =>
    tries(person, 'DELETE', `/messages/${own.message}`),
  ),
};

/** What is asked when emails about mentions were due. */
export const mailed: Questions = {
  'is mailed a mention': question('sendMessage', ({ server }, person, { name }) =>
    Promise.resolve(mailsTo(server, person).some(({ text }) => text.includes(name)) ? 'mailed' : 'none'),
  ),
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
  'subscribes again': question('createSubscriptions', (_scene, person, { name }) =>
    tries(person, 'POST', '/users/me/subscriptions', { subscriptions: [{ name }] }),
  ),
};
