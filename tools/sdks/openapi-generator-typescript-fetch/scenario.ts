import assert from 'node:assert/strict';

import {
  AttachmentsApi,
  ChannelsApi,
  Configuration,
  ErrorCode,
  EventsApi,
  MessagesApi,
  OrganizationApi,
  ResponseError,
  Role,
  SettingsApi,
  UserGroupsApi,
  UsersApi,
  type SendMessageBadRequestError,
} from './sdk/index.js';
import { step } from './step.js';

const { API_URL, EMAIL, API_KEY } = process.env;
const configuration = new Configuration({ basePath: API_URL, username: EMAIL, password: API_KEY });
const messagesApi = new MessagesApi(configuration);
const eventsApi = new EventsApi(configuration);

let ownId = 0;
let queueId = '';
let messageId = 0;

await step('server settings', async () => {
  const settings = await new OrganizationApi(configuration).getServerSettings();
  assert(settings.zulip_feature_level > 0);
});

await step('own user', async () => {
  const user = await new UsersApi(configuration).getOwnUser();
  assert.equal(user.role, Role.OWNER);
  ownId = user.user_id;
});

await step('subscribe to a new channel', async () => {
  const body = { subscriptions: [{ name: 'sdks', description: 'Tried by SDKs' }] };
  const { subscribed } = await new ChannelsApi(configuration).createSubscriptions({
    CreateSubscriptionsRequest: body,
  });
  assert.deepEqual(Object.values(subscribed), [['sdks']]);
});

await step('register a queue', async () => {
  const queue = await eventsApi.registerQueue({ RegisterQueueRequest: { event_types: ['message'] } });
  assert(queue.queue_id);
  queueId = queue.queue_id;
});

await step('send a channel message', async () => {
  const body = { type: 'channel', to: 'sdks', topic: 'hello', content: 'Hello, **SDK**' } as const;
  messageId = (await messagesApi.sendMessage({ SendMessageRequest: body })).id;
  assert(messageId > 0);
});

await step('send a direct message', async () => {
  const { id } = await messagesApi.sendMessage({
    SendMessageRequest: { type: 'direct', to: [ownId], content: 'Note to self' },
  });
  assert(id > messageId);
});

await step('get the message event', async () => {
  const query = { queue_id: queueId, last_event_id: -1 };
  const { events } = await eventsApi.getEvents(query);
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
  const { messages } = await messagesApi.listMessages(query);
  assert.deepEqual(
    messages.map(({ id, content }) => [id, content]),
    [[messageId, 'Hello, **SDK**']],
  );
});

await step('large anchor', async () => {
  const query = { anchor: '10000000000000000', num_before: 1, num_after: 0 };
  const { anchor } = await messagesApi.listMessages(query);
  assert.equal(anchor, 10_000_000_000_000_000);
});

await step('star a message', async () => {
  const body = { messages: [messageId], op: 'add', flag: 'starred' };
  const { messages } = await messagesApi.updateMessageFlags({ UpdateMessageFlagsRequest: body });
  assert.deepEqual(messages, [messageId]);
});

await step('add a reaction', async () => {
  const body = { emoji_name: 'tada' };
  const { result } = await messagesApi.createReaction({ message_id: messageId, CreateReactionRequest: body });
  assert.equal(result, 'success');
});

await step('upload a file', async () => {
  const file = new File(['Some notes'], 'notes.txt');
  const { filename } = await new AttachmentsApi(configuration).uploadFile({ filename: file });
  assert.equal(filename, 'notes.txt');
});

await step('update settings', async () => {
  const body = { twenty_four_hour_time: true, web_mark_read_on_scroll_policy: 3 } as const;
  const { result } = await new SettingsApi(configuration).updateSettings({ UpdateSettingsRequest: body });
  assert.equal(result, 'success');
});

await step('create a user group', async () => {
  const body = { name: 'sdk-makers', description: 'Makers of SDKs', members: [ownId] };
  const { group_id } = await new UserGroupsApi(configuration).createUserGroup({
    CreateUserGroupRequest: body,
  });
  assert(group_id > 0);
});

await step('error with its code', async () => {
  const body = { type: 'channel', to: 'no such channel', topic: 'hello', content: 'Hello' } as const;
  const error: unknown = await messagesApi
    .sendMessage({ SendMessageRequest: body })
    .catch((reason) => reason);
  assert(error instanceof ResponseError);
  const { code }: SendMessageBadRequestError = await error.response.json();
  assert.equal(code, ErrorCode.StreamDoesNotExist);
});

await step('delete the queue', async () => {
  const { result } = await eventsApi.deleteQueue({ queue_id: queueId });
  assert.equal(result, 'success');
});
