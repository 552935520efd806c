import assert from 'node:assert/strict';

import { Api, ErrorCode, Role, SentMessageType, type Error as ApiError, type HttpResponse } from './sdk.js';
import { step } from './step.js';

const { API_URL, EMAIL, API_KEY } = process.env;
const api = new Api({
  baseUrl: API_URL,
  // The SDK reads no body of a response that operations share, unless it is told how.
  baseApiParams: { format: 'json' },
  securityWorker: () => ({ headers: { Authorization: `Basic ${btoa(`${EMAIL}:${API_KEY}`)}` } }),
});

/** The data of a response. Throws the error of the server otherwise. */
const ok = async <T>(response: Promise<HttpResponse<T, ApiError>>): Promise<T> => {
  try {
    return (await response).data;
  } catch (thrown) {
    // The SDK throws the whole response.
    const { error } = thrown as HttpResponse<T, ApiError>;
    throw new Error(`${error.code}: ${error.msg}`);
  }
};

let ownId = 0;
let queueId = '';
let messageId = 0;

await step('server settings', async () => {
  const settings = await ok(api.serverSettings.getServerSettings());
  assert(settings.zulip_feature_level > 0);
});

await step('own user', async () => {
  const user = await ok(api.users.getOwnUser());
  assert.equal(user.role, Role.OWNER);
  ownId = user.user_id;
});

await step('subscribe to a new channel', async () => {
  const body = { subscriptions: [{ name: 'sdks', description: 'Tried by SDKs' }] };
  const { subscribed } = await ok(api.users.createSubscriptions(body));
  assert.deepEqual(Object.values(subscribed), [['sdks']]);
});

await step('register a queue', async () => {
  const queue = await ok(api.register.registerQueue({ event_types: ['message'] }));
  assert(queue.queue_id);
  queueId = queue.queue_id;
});

await step('send a channel message', async () => {
  const body = { type: SentMessageType.Channel, to: 'sdks', topic: 'hello', content: 'Hello, **SDK**' };
  messageId = (await ok(api.messages.sendMessage(body))).id;
  assert(messageId > 0);
});

await step('send a direct message', async () => {
  const body = { type: SentMessageType.Direct, to: [ownId], content: 'Note to self' };
  const { id } = await ok(api.messages.sendMessage(body));
  assert(id > messageId);
});

await step('get the message event', async () => {
  const query = { queue_id: queueId, last_event_id: -1 };
  const { events } = await ok(api.events.getEvents(query));
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
  const { messages } = await ok(api.messages.listMessages(query));
  assert.deepEqual(
    messages.map(({ id, content }) => [id, content]),
    [[messageId, 'Hello, **SDK**']],
  );
});

await step('large anchor', async () => {
  const query = { anchor: '10000000000000000', num_before: 1, num_after: 0 };
  const { anchor } = await ok(api.messages.listMessages(query));
  assert.equal(anchor, 10_000_000_000_000_000);
});

await step('star a message', async () => {
  const body = { messages: [messageId], op: 'add', flag: 'starred' };
  const { messages } = await ok(api.messages.updateMessageFlags(body));
  assert.deepEqual(messages, [messageId]);
});

await step('add a reaction', async () => {
  const body = { emoji_name: 'tada' };
  const { result } = await ok(api.messages.createReaction(messageId, body));
  assert.equal(result, 'success');
});

await step('upload a file', async () => {
  const body = { filename: new File(['Some notes'], 'notes.txt') };
  const { filename } = await ok(api.userUploads.uploadFile(body));
  assert.equal(filename, 'notes.txt');
});

await step('update settings', async () => {
  const body = { twenty_four_hour_time: true, web_mark_read_on_scroll_policy: 3 } as const;
  const { result } = await ok(api.settings.updateSettings(body));
  assert.equal(result, 'success');
});

await step('create a user group', async () => {
  const body = { name: 'sdk-makers', description: 'Makers of SDKs', members: [ownId] };
  const { group_id } = await ok(api.userGroups.createUserGroup(body));
  assert(group_id > 0);
});

await step('error with its code', async () => {
  const body = { type: SentMessageType.Channel, to: 'no such channel', topic: 'hello', content: 'Hello' };
  await assert.rejects(
    api.messages.sendMessage(body),
    ({ error }: HttpResponse<unknown, ApiError>) => error.code === ErrorCode.STREAM_DOES_NOT_EXIST,
  );
});

await step('delete the queue', async () => {
  const { result } = await ok(api.events.deleteQueue({ queue_id: queueId }));
  assert.equal(result, 'success');
});
