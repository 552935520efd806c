import assert from 'node:assert/strict';

import * as sdk from './sdk/index.js';
import { client } from './sdk/client.gen.js';
import { step } from './step.js';

const { API_URL, EMAIL, API_KEY } = process.env;
client.setConfig({
  baseUrl: API_URL,
  auth: `${EMAIL}:${API_KEY}`,
  throwOnError: true,
  querySerializer: (query) =>
    new URLSearchParams(
      Object.entries(query)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ).toString(),
});
const throwOnError = true;

let ownId = 0;
let queueId = '';
let messageId = 0;

await step('server settings', async () => {
  const settings = (await sdk.getServerSettings({ throwOnError })).data;
  assert(settings.zulip_feature_level > 0);
});

await step('own user', async () => {
  const user = (await sdk.getOwnUser({ throwOnError })).data;
  const role: sdk.Role = user.role;
  assert.equal(role, 100);
  ownId = user.user_id;
});

await step('subscribe to a new channel', async () => {
  const body = { subscriptions: [{ name: 'sdks', description: 'Tried by SDKs' }] };
  const { subscribed } = (await sdk.createSubscriptions({ body, throwOnError })).data;
  assert.deepEqual(Object.values(subscribed), [['sdks']]);
});

await step('register a queue', async () => {
  const queue = (await sdk.registerQueue({ body: { event_types: ['message'] }, throwOnError })).data;
  assert(queue.queue_id);
  queueId = queue.queue_id;
});

await step('send a channel message', async () => {
  const body = { type: 'channel', to: 'sdks', topic: 'hello', content: 'Hello, **SDK**' } as const;
  messageId = (await sdk.sendMessage({ body, throwOnError })).data.id;
  assert(messageId > 0);
});

await step('send a direct message', async () => {
  const { id } = (
    await sdk.sendMessage({ body: { type: 'direct', to: [ownId], content: 'Note to self' }, throwOnError })
  ).data;
  assert(id > messageId);
});

await step('get the message event', async () => {
  const query = { queue_id: queueId, last_event_id: -1 };
  const { events } = (await sdk.getEvents({ query, throwOnError })).data;
  const contents = events.flatMap((event) => (event.type === 'message' ? [event.message.content] : []));
  assert.equal(contents[0], 'Hello, **SDK**');
});

await step('get messages with a narrow', async () => {
  const query = {
    anchor: String(messageId),
    num_before: 0,
    num_after: 5,
    narrow: [{ operator: 'channel', operand: 'sdks' }],
    apply_markdown: false,
  };
  const { messages } = (await sdk.listMessages({ query, throwOnError })).data;
  assert.deepEqual(
    messages.map(({ id, content }) => [id, content]),
    [[messageId, 'Hello, **SDK**']],
  );
});

await step('large anchor', async () => {
  const query = { anchor: '10000000000000000', num_before: 1, num_after: 0 };
  const { anchor } = (await sdk.listMessages({ query, throwOnError })).data;
  assert.equal(anchor, 10_000_000_000_000_000);
});

await step('star a message', async () => {
  const body = { messages: [messageId], op: 'add', flag: 'starred' };
  const { messages } = (await sdk.updateMessageFlags({ body, throwOnError })).data;
  assert.deepEqual(messages, [messageId]);
});

await step('add a reaction', async () => {
  const path = { message_id: messageId };
  const body = { emoji_name: 'tada' };
  const { result } = (await sdk.createReaction({ path, body, throwOnError })).data;
  assert.equal(result, 'success');
});

await step('upload a file', async () => {
  const body = { filename: new File(['Some notes'], 'notes.txt') };
  const { filename } = (await sdk.uploadFile({ body, throwOnError })).data;
  assert.equal(filename, 'notes.txt');
});

await step('update settings', async () => {
  const body = { twenty_four_hour_time: true, web_mark_read_on_scroll_policy: 3 } as const;
  const { result } = (await sdk.updateSettings({ body, throwOnError })).data;
  assert.equal(result, 'success');
});

await step('create a user group', async () => {
  const body = { name: 'sdk-makers', description: 'Makers of SDKs', members: [ownId] };
  const { group_id } = (await sdk.createUserGroup({ body, throwOnError })).data;
  assert(group_id > 0);
});

await step('error with its code', async () => {
  const body = { type: 'channel', to: 'no such channel', topic: 'hello', content: 'Hello' } as const;
  const { error } = await sdk.sendMessage({ body, throwOnError: false });
  assert(error?.code === 'STREAM_DOES_NOT_EXIST');
});

await step('delete the queue', async () => {
  const { result } = (await sdk.deleteQueue({ query: { queue_id: queueId }, throwOnError })).data;
  assert.equal(result, 'success');
});
