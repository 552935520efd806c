import assert from 'node:assert/strict';

import createClient from 'openapi-fetch';

import type { components, paths } from './api.js';
import { step } from './step.js';

type Schemas = components['schemas'];

const { API_URL, EMAIL, API_KEY } = process.env;
const client = createClient<paths>({
  baseUrl: API_URL,
  headers: { Authorization: `Basic ${btoa(`${EMAIL}:${API_KEY}`)}` },
  querySerializer: (query) =>
    new URLSearchParams(
      Object.entries(query)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ).toString(),
});

/** The data of a response. Throws the error of the server otherwise. */
const ok = async <T>(response: Promise<{ data?: T; error?: { code: string; msg: string } }>): Promise<T> => {
  const { data, error } = await response;
  if (data === undefined) throw new Error(`${error?.code}: ${error?.msg}`);
  return data;
};

let ownId = 0;
let queueId = '';
let messageId = 0;

await step('server settings', async () => {
  const settings = await ok(client.GET('/server_settings'));
  assert(settings.zulip_feature_level > 0);
});

await step('own user', async () => {
  const user = await ok(client.GET('/users/me'));
  const role: Schemas['Role'] = user.role;
  assert.equal(role, 100);
  ownId = user.user_id;
});

await step('subscribe to a new channel', async () => {
  const body = { subscriptions: [{ name: 'sdks', description: 'Tried by SDKs' }] };
  const { subscribed } = await ok(client.POST('/users/me/subscriptions', { body }));
  assert.deepEqual(Object.values(subscribed), [['sdks']]);
});

await step('register a queue', async () => {
  const queue = await ok(client.POST('/register', { body: { event_types: ['message'] } }));
  assert(queue.queue_id);
  queueId = queue.queue_id;
});

await step('send a channel message', async () => {
  const body = { type: 'channel', to: 'sdks', topic: 'hello', content: 'Hello, **SDK**' } as const;
  messageId = (await ok(client.POST('/messages', { body }))).id;
  assert(messageId > 0);
});

await step('send a direct message', async () => {
  const { id } = await ok(
    client.POST('/messages', { body: { type: 'direct', to: [ownId], content: 'Note to self' } }),
  );
  assert(id > messageId);
});

await step('get the message event', async () => {
  const query = { queue_id: queueId, last_event_id: -1 };
  const { events } = await ok(client.GET('/events', { params: { query } }));
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
  const { messages } = await ok(client.GET('/messages', { params: { query } }));
  assert.deepEqual(
    messages.map(({ id, content }) => [id, content]),
    [[messageId, 'Hello, **SDK**']],
  );
});

await step('large anchor', async () => {
  const query = { anchor: '10000000000000000', num_before: 1, num_after: 0 };
  const { anchor } = await ok(client.GET('/messages', { params: { query } }));
  assert.equal(anchor, 10_000_000_000_000_000);
});

await step('star a message', async () => {
  const body = { messages: [messageId], op: 'add', flag: 'starred' };
  const { messages } = await ok(client.POST('/messages/flags', { body }));
  assert.deepEqual(messages, [messageId]);
});

await step('add a reaction', async () => {
  const path = { message_id: messageId };
  const body = { emoji_name: 'tada' };
  const { result } = await ok(client.POST('/messages/{message_id}/reactions', { params: { path }, body }));
  assert.equal(result, 'success');
});

await step('upload a file', async () => {
  const { filename } = await ok(
    client.POST('/user_uploads', {
      body: { filename: 'notes.txt' },
      bodySerializer: () => {
        const form = new FormData();
        form.set('filename', new File(['Some notes'], 'notes.txt'));
        return form;
      },
    }),
  );
  assert.equal(filename, 'notes.txt');
});

await step('update settings', async () => {
  const body = { twenty_four_hour_time: true, web_mark_read_on_scroll_policy: 3 } as const;
  const { result } = await ok(client.PATCH('/settings', { body }));
  assert.equal(result, 'success');
});

await step('create a user group', async () => {
  const body = { name: 'sdk-makers', description: 'Makers of SDKs', members: [ownId] };
  const { group_id } = await ok(client.POST('/user_groups/create', { body }));
  assert(group_id > 0);
});

await step('error with its code', async () => {
  const body = { type: 'channel', to: 'no such channel', topic: 'hello', content: 'Hello' } as const;
  const { error } = await client.POST('/messages', { body });
  assert(error?.code === 'STREAM_DOES_NOT_EXIST');
});

await step('delete the queue', async () => {
  const { result } = await ok(client.DELETE('/events', { params: { query: { queue_id: queueId } } }));
  assert.equal(result, 'success');
});
