import assert from 'node:assert/strict';

import { ok } from '@oazapfts/runtime';

import * as sdk from './sdk.js';
import { step } from './step.js';

const { API_URL = '', EMAIL, API_KEY } = process.env;
sdk.defaults.baseUrl = API_URL;
sdk.defaults.headers = { Authorization: `Basic ${btoa(`${EMAIL}:${API_KEY}`)}` };

let ownId = 0;
let queueId = '';
let messageId = 0;

await step('server settings', async () => {
  const settings = await ok(sdk.getServerSettings());
  assert(settings.zulip_feature_level > 0);
});

await step('own user', async () => {
  const user = await ok(sdk.getOwnUser());
  const role: sdk.Role = user.role;
  assert.equal(role, 100);
  ownId = user.user_id;
});

await step('subscribe to a new channel', async () => {
  const body = { subscriptions: [{ name: 'sdks', description: 'Tried by SDKs' }] };
  const { subscribed } = await ok(sdk.createSubscriptions(body));
  assert.deepEqual(Object.values(subscribed), [['sdks']]);
});

await step('register a queue', async () => {
  const queue = await ok(sdk.registerQueue({ event_types: ['message'] }));
  assert(queue.queue_id);
  queueId = queue.queue_id;
});

await step('send a channel message', async () => {
  const body = { type: 'channel', to: 'sdks', topic: 'hello', content: 'Hello, **SDK**' } as const;
  messageId = (await ok(sdk.sendMessage(body))).id;
  assert(messageId > 0);
});

await step('send a direct message', async () => {
  const { id } = await ok(sdk.sendMessage({ type: 'direct', to: [ownId], content: 'Note to self' }));
  assert(id > messageId);
});

await step('get the message event', async () => {
  const { events } = await ok(sdk.getEvents({ queueId, lastEventId: -1 }));
  const contents = events.flatMap((event) => (event.type === 'message' ? [event.message.content] : []));
  assert.equal(contents[0], 'Hello, **SDK**');
});

await step('get messages with a narrow', async () => {
  const query = {
    anchor: String(messageId),
    narrow: JSON.stringify([{ operator: 'channel', operand: 'sdks' }]),
    applyMarkdown: false,
  };
  const { messages } = await ok(sdk.listMessages(0, 5, query));
  assert.deepEqual(
    messages.map(({ id, content }) => [id, content]),
    [[messageId, 'Hello, **SDK**']],
  );
});

await step('large anchor', async () => {
  const { anchor } = await ok(sdk.listMessages(1, 0, { anchor: '10000000000000000' }));
  assert.equal(anchor, 10_000_000_000_000_000);
});

await step('star a message', async () => {
  const body = { messages: [messageId], op: 'add', flag: 'starred' };
  const { messages } = await ok(sdk.updateMessageFlags(body));
  assert.deepEqual(messages, [messageId]);
});

await step('add a reaction', async () => {
  const { result } = await ok(sdk.createReaction(messageId, { emoji_name: 'tada' }));
  assert.equal(result, 'success');
});

await step('upload a file', async () => {
  const body = { filename: new File(['Some notes'], 'notes.txt') };
  const { filename } = await ok(sdk.uploadFile(body));
  assert.equal(filename, 'notes.txt');
});

await step('update settings', async () => {
  const body = { twenty_four_hour_time: true, web_mark_read_on_scroll_policy: 3 } as const;
  const { result } = await ok(sdk.updateSettings(body));
  assert.equal(result, 'success');
});

await step('create a user group', async () => {
  const body = { name: 'sdk-makers', description: 'Makers of SDKs', members: [ownId] };
  const { group_id } = await ok(sdk.createUserGroup(body));
  assert(group_id > 0);
});

await step('error with its code', async () => {
  const body = { type: 'channel', to: 'no such channel', topic: 'hello', content: 'Hello' } as const;
  const response = await sdk.sendMessage(body);
  assert(response.status === 400);
  assert(response.data.code === 'STREAM_DOES_NOT_EXIST');
});

await step('delete the queue', async () => {
  const { result } = await ok(sdk.deleteQueue(queueId));
  assert.equal(result, 'success');
});
