import assert from 'node:assert/strict';

import * as sdk from './sdk.js';
import { step } from './step.js';

/** The data of a response that has one of its successful statuses. */
const ok = <T extends { status: number; data: unknown }>(
  response: T,
): Extract<T, { status: 200 }>['data'] => {
  if (response.status === 200) return response.data as Extract<T, { status: 200 }>['data'];
  const { code, msg } = response.data as sdk.Error;
  throw new Error(`${code}: ${msg}`);
};

let ownId = 0;
let queueId = '';
let messageId = 0;

await step('server settings', async () => {
  const settings = ok(await sdk.getServerSettings());
  assert(settings.zulip_feature_level > 0);
});

await step('own user', async () => {
  const user = ok(await sdk.getOwnUser());
  assert.equal(user.role, sdk.Role.OWNER);
  ownId = user.user_id;
});

await step('subscribe to a new channel', async () => {
  const body = { subscriptions: [{ name: 'sdks', description: 'Tried by SDKs' }] };
  const { subscribed } = ok(await sdk.createSubscriptions(body));
  assert.deepEqual(Object.values(subscribed), [['sdks']]);
});

await step('register a queue', async () => {
  const queue = ok(await sdk.registerQueue({ event_types: ['message'] }));
  assert(queue.queue_id);
  queueId = queue.queue_id;
});

await step('send a channel message', async () => {
  const body = { type: 'channel', to: 'sdks', topic: 'hello', content: 'Hello, **SDK**' } as const;
  messageId = ok(await sdk.sendMessage(body)).id;
  assert(messageId > 0);
});

await step('send a direct message', async () => {
  const { id } = ok(await sdk.sendMessage({ type: 'direct', to: [ownId], content: 'Note to self' }));
  assert(id > messageId);
});

await step('get the message event', async () => {
  const query = { queue_id: queueId, last_event_id: -1 };
  const { events } = ok(await sdk.getEvents(query));
  const contents = events.flatMap((event) => (event.type === 'message' ? [event.message.content] : []));
  assert.equal(contents[0], 'Hello, **SDK**');
});

await step('get messages with a narrow', async () => {
  const query = {
    anchor: String(messageId),
    num_before: 0,
    num_after: 5,
    narrow: JSON.stringify([{ operator: 'channel', operand: 'sdks' }]),
    apply_markdown: false,
  };
  const { messages } = ok(await sdk.listMessages(query));
  assert.deepEqual(
    messages.map(({ id, content }) => [id, content]),
    [[messageId, 'Hello, **SDK**']],
  );
});

await step('large anchor', async () => {
  const query = { anchor: '10000000000000000', num_before: 1, num_after: 0 };
  const { anchor } = ok(await sdk.listMessages(query));
  assert.equal(anchor, 10_000_000_000_000_000);
});

await step('star a message', async () => {
  const body = { messages: [messageId], op: 'add', flag: 'starred' };
  const { messages } = ok(await sdk.updateMessageFlags(body));
  assert.deepEqual(messages, [messageId]);
});

await step('add a reaction', async () => {
  const body = { emoji_name: 'tada' };
  const { result } = ok(await sdk.createReaction(messageId, body));
  assert.equal(result, 'success');
});

await step('upload a file', async () => {
  const body = { filename: new File(['Some notes'], 'notes.txt') };
  const { filename } = ok(await sdk.uploadFile(body));
  assert.equal(filename, 'notes.txt');
});

await step('update settings', async () => {
  const body = { twenty_four_hour_time: true, web_mark_read_on_scroll_policy: 3 } as const;
  const { result } = ok(await sdk.updateSettings(body));
  assert.equal(result, 'success');
});

await step('create a user group', async () => {
  const body = { name: 'sdk-makers', description: 'Makers of SDKs', members: [ownId] };
  const { group_id } = ok(await sdk.createUserGroup(body));
  assert(group_id > 0);
});

await step('error with its code', async () => {
  const body = { type: 'channel', to: 'no such channel', topic: 'hello', content: 'Hello' } as const;
  const response = await sdk.sendMessage(body);
  assert(response.status === 400);
  assert.equal(response.data.code, sdk.ErrorCode.STREAM_DOES_NOT_EXIST);
});

await step('delete the queue', async () => {
  const { result } = ok(await sdk.deleteQueue({ queue_id: queueId }));
  assert.equal(result, 'success');
});
