import assert from 'node:assert/strict';

import { isErrorFromAlias } from '@zodios/core';

import { createApiClient } from './sdk.js';
import { step } from './step.js';

const { API_URL = '', EMAIL = '', API_KEY = '' } = process.env;
const client = createApiClient(API_URL, { axiosConfig: { auth: { username: EMAIL, password: API_KEY } } });

let ownId = 0;
let queueId = '';
let messageId = 0;

await step('server settings', async () => {
  const settings = await client.getServerSettings();
  assert(settings.zulip_feature_level > 0);
});

await step('own user', async () => {
  const user = await client.getOwnUser();
  assert(user.role === 100);
  ownId = user.user_id;
});

await step('subscribe to a new channel', async () => {
  const body = { subscriptions: [{ name: 'sdks', description: 'Tried by SDKs' }] };
  const { subscribed } = await client.createSubscriptions(body);
  assert.deepEqual(Object.values(subscribed), [['sdks']]);
});

await step('register a queue', async () => {
  const queue = await client.registerQueue({ event_types: ['message'] });
  assert(queue.queue_id);
  queueId = queue.queue_id;
});

await step('send a channel message', async () => {
  const body = { type: 'channel', to: 'sdks', topic: 'hello', content: 'Hello, **SDK**' } as const;
  messageId = (await client.sendMessage(body)).id;
  assert(messageId > 0);
});

await step('send a direct message', async () => {
  const { id } = await client.sendMessage({ type: 'direct', to: [ownId], content: 'Note to self' });
  assert(id > messageId);
});

await step('get the message event', async () => {
  const queries = { queue_id: queueId, last_event_id: -1 };
  const { events } = await client.getEvents({ queries });
  const contents = events.flatMap((event) => (event.type === 'message' ? [event.message.content] : []));
  assert.equal(contents[0], 'Hello, **SDK**');
});

await step('get messages with a narrow', async () => {
  const queries = {
    anchor: String(messageId),
    num_before: 0,
    num_after: 5,
    narrow: JSON.stringify([{ operator: 'channel', operand: 'sdks' }]),
    apply_markdown: false,
  };
  const { messages } = await client.listMessages({ queries });
  assert.deepEqual(
    messages.map(({ id, content }) => [id, content]),
    [[messageId, 'Hello, **SDK**']],
  );
});

await step('large anchor', async () => {
  const queries = { anchor: '10000000000000000', num_before: 1, num_after: 0 };
  const { anchor } = await client.listMessages({ queries });
  assert.equal(anchor, 10_000_000_000_000_000);
});

await step('star a message', async () => {
  const body = { messages: [messageId], op: 'add', flag: 'starred' };
  const { messages } = await client.updateMessageFlags(body);
  assert.deepEqual(messages, [messageId]);
});

await step('add a reaction', async () => {
  const params = { message_id: messageId };
  const { result } = await client.createReaction({ emoji_name: 'tada' }, { params });
  assert.equal(result, 'success');
});

await step('upload a file', async () => {
  const body = { filename: new File(['Some notes'], 'notes.txt') };
  const { filename } = await client.uploadFile(body);
  assert.equal(filename, 'notes.txt');
});

await step('update settings', async () => {
  const body = { twenty_four_hour_time: true, web_mark_read_on_scroll_policy: 3 } as const;
  const { result } = await client.updateSettings(body);
  assert.equal(result, 'success');
});

await step('create a user group', async () => {
  const body = { name: 'sdk-makers', description: 'Makers of SDKs', members: [ownId] };
  const { group_id } = await client.createUserGroup(body);
  assert(group_id > 0);
});

await step('error with its code', async () => {
  const body = { type: 'channel', to: 'no such channel', topic: 'hello', content: 'Hello' } as const;
  await assert.rejects(
    client.sendMessage(body),
    (error) =>
      isErrorFromAlias(client.api, 'sendMessage', error) &&
      error.response.data.code === 'STREAM_DOES_NOT_EXIST',
  );
});

await step('delete the queue', async () => {
  const { result } = await client.deleteQueue(undefined, { queries: { queue_id: queueId } });
  assert.equal(result, 'success');
});
