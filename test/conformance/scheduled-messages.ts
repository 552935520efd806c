import type { Role } from '../../src/http/types.js';
import type { Client } from '../support/client.js';
import type { CaseSetup, CaseRequest, PartArrangements } from './case-setup.js';
import { by, GROWING, member, mentioningClosed } from './messages.js';
import type { Fixtures } from './fixtures.js';

const NOBODY = 4711;
const LATER = 3165826990;

type Fields = Readonly<Record<string, unknown>>;

const COMMON = { content: 'Good **morning**', scheduled_delivery_timestamp: LATER };

/** Schedules a message to a new channel of the owner. */
const toChannel =
  (fields: Fields, options: Fields = {}): CaseSetup =>
  async (fixtures) => {
    const { id: to } = await fixtures.channel(fixtures.owner, options);
    return { parameters: { ...COMMON, type: 'channel', to, topic: 'logo', ...fields } };
  };

const toPeople =
  (to: (fixtures: Fixtures) => unknown): CaseSetup =>
  async (fixtures) => ({ parameters: { ...COMMON, type: 'direct', to: await to(fixtures) } });

const as =
  (role: Role) =>
  async (fixtures: Fixtures): Promise<Pick<CaseRequest, 'as'>> => ({ as: (await fixtures.one(role)).client });

/** Schedules a message to a channel that the requesting guest is subscribed to. */
const fromGuest: CaseSetup = async (fixtures, base, one) => {
  const { id, client } = await fixtures.one('guest');
  const principals = [await fixtures.ownerId, id];
  return { ...(await toChannel({}, { stream_post_policy: 3, principals })(fixtures, base, one)), as: client };
};

/** All users of a large channel have sent a message to the topic. The messages are copies of one. */
const crowdedTopic: CaseSetup = async (fixtures) => {
  const { id, to: name, topic } = await fixtures.message();
  const columns =
    'recipient_id, channel_id, conversation_id, topic, topic_key, content, content_key, rendered_content, date_sent, client';
  for (const sender of await fixtures.crowd()) {
    const copy = `INSERT INTO messages (sender_id, ${columns}) SELECT ?, ${columns} FROM messages WHERE id = ?`;
    await fixtures.store(copy, [sender, id], `channel:${name}`);
  }
  const to = await fixtures.channelId(name);
  return { parameters: { ...COMMON, type: 'channel', to, topic, content: '@**topic**' } };
};

const anotherUser = toPeople(async (fixtures) => [(await fixtures.person()).id]);

/** Invalid messages, for creating and editing. */
const wrong: Readonly<Record<string, CaseSetup>> = {
  deliveryTimeNotInFuture: toChannel({ scheduled_delivery_timestamp: 1 }),
  channelIdWrongType: toChannel({ to: [7] }),
  recipientsWrongType: toPeople(() => 7),
  messageEmpty: toChannel({ content: ' ' }),
  messageNullBytes: toChannel({ content: 'a\0b' }),
  messageNotRendered: toChannel({ content: GROWING }),
  channelNotFoundById: toChannel({ to: NOBODY }),
  topicEmpty: toChannel({ topic: ' ' }),
  topicMandatory: async (fixtures, base, one) => ({
    ...(await toChannel({ topic: '(no topic)' })(fixtures, base, one)),
    ...(await fixtures.settings({ mandatory_topics: true })),
  }),
  topicInvalidCharacter: toChannel({ topic: 'a\u0001b' }),
  recipientsMissing: toPeople(() => []),
  recipientsTooMany: toPeople(() => Array.from({ length: 251 }, (_, index) => index + 1)),
  invalidUserId: toPeople(() => [NOBODY]),
  recipientDeactivated: toPeople(async (fixtures) => [(await fixtures.deactivated()).id]),
  notAuthorizedToSend: by(as('administrator'), toChannel({}, { invite_only: true })),
  onlyAdministratorsPost: by(member, toChannel({}, { stream_post_policy: 2 })),
  onlyModeratorsPost: by(member, toChannel({}, { stream_post_policy: 4 })),
  newMembersDoNotPost: by(member, toChannel({}, { stream_post_policy: 3 }), { waiting_period_threshold: 30 }),
  guestsDoNotPost: fromGuest,
  groupMentionNotAllowed: mentioningClosed(toChannel),
  streamWildcardMentionNotAllowed: async (fixtures, base, one) =>
    by(
      member,
      toChannel(
        { content: '@**all**' },
        { principals: [await fixtures.ownerId, ...(await fixtures.crowd())] },
      ),
    )(fixtures, base, one),
  topicWildcardMentionNotAllowed: by(member, crowdedTopic),
  directMessagesDisabled: by(member, anotherUser, { direct_message_permission_group: 'role:nobody' }),
  directMessageNotAuthorized: by(member, anotherUser, { direct_message_permission_group: 'role:owners' }),
  directMessageInitiationNotAllowed: by(member, anotherUser, {
    direct_message_initiator_group: 'role:owners',
  }),
};

/** Schedules a message to the requester, which every user may do. */
const scheduled = async (client: Client): Promise<number> => {
  const { user_id } = (await client.ok('GET', '/users/me')) as { user_id: number };
  const fields = { ...COMMON, type: 'direct', to: [user_id] };
  const made = (await client.ok('POST', '/scheduled_messages', fields)) as { scheduled_message_id: number };
  return made.scheduled_message_id;
};

/** The same request about a message that the requester scheduled before. */
const editing =
  (setup: CaseSetup): CaseSetup =>
  async (fixtures, base, one) => {
    const request = await setup(fixtures, base, one);
    return { ...request, path: { scheduled_message_id: await scheduled(request.as ?? fixtures.owner) } };
  };

const changing = (parameters: Fields): CaseSetup => editing(() => ({ parameters }));

/** A request about a message that was sent. */
const whenSent =
  (parameters: Fields): CaseSetup =>
  async (fixtures, base, one) => {
    const request = await changing(parameters)(fixtures, base, one);
    const sent = "UPDATE scheduled_messages SET state = 'sent' WHERE id = ?";
    await fixtures.store(sent, [Number(request.path?.scheduled_message_id)], 'nothing');
    return request;
  };

export const scheduledMessages: PartArrangements = {
  deleteScheduledMessage: {
    default: changing({}),
    scheduledMessageNotFound: () => ({ path: { scheduled_message_id: NOBODY } }),
    scheduledMessageSent: whenSent({}),
  },
  createScheduledMessage: {
    default: toChannel({}),
    topicMissing: toChannel({ topic: undefined }),
    ...wrong,
  },
  updateScheduledMessage: {
    ...Object.fromEntries(Object.entries(wrong).map(([name, setup]) => [name, editing(setup)] as const)),
    default: editing(toChannel({})),
    scheduledMessageNotFound: () => ({
      path: { scheduled_message_id: NOBODY },
      parameters: { scheduled_delivery_timestamp: LATER },
    }),
    scheduledMessageSent: whenSent({ content: 'Too late' }),
    nothingToChange: changing({}),
    scheduledRecipientRequired: changing({ type: 'direct' }),
    scheduledTopicRequired: changing({ type: 'channel', to: 7 }),
  },
};
