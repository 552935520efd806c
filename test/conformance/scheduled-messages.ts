import type { Role } from '../../src/http/types.js';
import type { Client } from '../support/client.js';
import type { Arrangement, CaseRequest, PartArrangements } from './arrangement.js';
import { by, GROWING, member } from './messages.js';
import type { World } from './world.js';

const NOBODY = 4711;
const LATER = 3165826990;

type Fields = Readonly<Record<string, unknown>>;

const COMMON = { content: 'Good **morning**', scheduled_delivery_timestamp: LATER };

/** A message to a new channel of the owner's. */
const toChannel =
  (fields: Fields, options: Fields = {}): Arrangement =>
  async (world) => {
    const { id: to } = await world.channel(world.owner, options);
    return { parameters: { ...COMMON, type: 'channel', to, topic: 'logo', ...fields } };
  };

const toPeople =
  (to: (world: World) => unknown): Arrangement =>
  async (world) => ({ parameters: { ...COMMON, type: 'direct', to: await to(world) } });

const as =
  (role: Role) =>
  async (world: World): Promise<Pick<CaseRequest, 'as'>> => ({ as: (await world.one(role)).client });

/** To a channel that the guest who asks is in. */
const fromGuest: Arrangement = async (world, base, one) => {
  const { id, client } = await world.one('guest');
  const principals = [await world.ownerId, id];
  return { ...(await toChannel({}, { stream_post_policy: 3, principals })(world, base, one)), as: client };
};

/** Everyone of a crowd has written to the topic; their messages are copies of one. */
const crowdedTopic: Arrangement = async (world) => {
  const { id, to: name, topic } = await world.message();
  const columns =
    'recipient_id, channel_id, conversation_id, topic, topic_key, content, content_key, rendered_content, date_sent, client';
  for (const sender of await world.crowd()) {
    const copy = `INSERT INTO messages (sender_id, ${columns}) SELECT ?, ${columns} FROM messages WHERE id = ?`;
    await world.store(copy, [sender, id], `channel:${name}`);
  }
  const to = await world.channelId(name);
  return { parameters: { ...COMMON, type: 'channel', to, topic, content: '@**topic**' } };
};

const somebody = toPeople(async (world) => [(await world.person()).id]);

/** What is wrong with a message, whether it is new or edited. */
const wrong: Readonly<Record<string, Arrangement>> = {
  deliveryTimeNotInFuture: toChannel({ scheduled_delivery_timestamp: 1 }),
  channelIdWrongType: toChannel({ to: [7] }),
  recipientsWrongType: toPeople(() => 7),
  messageEmpty: toChannel({ content: ' ' }),
  messageNullBytes: toChannel({ content: 'a\0b' }),
  messageNotRendered: toChannel({ content: GROWING }),
  channelNotFoundById: toChannel({ to: NOBODY }),
  topicEmpty: toChannel({ topic: ' ' }),
  topicMandatory: async (world, base, one) => ({
    ...(await toChannel({ topic: '(no topic)' })(world, base, one)),
    ...(await world.settings({ mandatory_topics: true })),
  }),
  topicInvalidCharacter: toChannel({ topic: 'a\u0001b' }),
  recipientsMissing: toPeople(() => []),
  recipientsTooMany: toPeople(() => Array.from({ length: 251 }, (_, index) => index + 1)),
  invalidUserId: toPeople(() => [NOBODY]),
  recipientDeactivated: toPeople(async (world) => [(await world.deactivated()).id]),
  notAuthorizedToSend: by(as('administrator'), toChannel({}, { invite_only: true })),
  onlyAdministratorsPost: by(member, toChannel({}, { stream_post_policy: 2 })),
  onlyModeratorsPost: by(member, toChannel({}, { stream_post_policy: 4 })),
  newMembersDoNotPost: by(member, toChannel({}, { stream_post_policy: 3 }), { waiting_period_threshold: 30 }),
  guestsDoNotPost: fromGuest,
  groupMentionNotAllowed: toChannel({ content: 'Look, @*role:members*' }),
  streamWildcardMentionNotAllowed: async (world, base, one) =>
    by(
      member,
      toChannel({ content: '@**all**' }, { principals: [await world.ownerId, ...(await world.crowd())] }),
    )(world, base, one),
  topicWildcardMentionNotAllowed: by(member, crowdedTopic),
  directMessagesDisabled: by(member, somebody, { direct_message_permission_group: 'role:nobody' }),
  directMessageNotAuthorized: by(member, somebody, { direct_message_permission_group: 'role:owners' }),
  directMessageInitiationNotAllowed: by(member, somebody, { direct_message_initiator_group: 'role:owners' }),
};

/** A message of somebody's to themselves, which nothing forbids. */
const scheduled = async (client: Client): Promise<number> => {
  const { user_id } = (await client.ok('GET', '/users/me')) as { user_id: number };
  const fields = { ...COMMON, type: 'direct', to: [user_id] };
  const made = (await client.ok('POST', '/scheduled_messages', fields)) as { scheduled_message_id: number };
  return made.scheduled_message_id;
};

/** The same request about a message that whoever asks has scheduled before. */
const editing =
  (arrangement: Arrangement): Arrangement =>
  async (world, base, one) => {
    const request = await arrangement(world, base, one);
    return { ...request, path: { scheduled_message_id: await scheduled(request.as ?? world.owner) } };
  };

const changing = (parameters: Fields): Arrangement => editing(() => ({ parameters }));

export const scheduledMessages: PartArrangements = {
  createScheduledMessage: {
    default: toChannel({}),
    topicMissing: toChannel({ topic: undefined }),
    ...wrong,
  },
  updateScheduledMessage: {
    ...Object.fromEntries(
      Object.entries(wrong).map(([name, arrangement]) => [name, editing(arrangement)] as const),
    ),
    default: editing(toChannel({})),
    scheduledMessageNotFound: () => ({
      path: { scheduled_message_id: NOBODY },
      parameters: { scheduled_delivery_timestamp: LATER },
    }),
    scheduledMessageSent: async (world, base, one) => {
      const request = await changing({ content: 'Too late' })(world, base, one);
      const sent = "UPDATE scheduled_messages SET state = 'sent' WHERE id = ?";
      await world.store(sent, [Number(request.path?.scheduled_message_id)], 'nothing');
      return request;
    },
    nothingToChange: changing({}),
    scheduledRecipientRequired: changing({ type: 'direct' }),
    scheduledTopicRequired: changing({ type: 'channel', to: 7 }),
  },
};
