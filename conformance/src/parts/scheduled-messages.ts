import type { Role } from '../contract/data.js';
import type { Client } from '../world/client.js';
import { NotReached } from '../world/controls.js';
import type { CaseSetup, PartArrangements } from '../cases/case-setup.js';
import type { CaseRequest } from '../world/case-request.js';
import { by, GROWING, member, mentioningClosed, whileAllowed } from './messages.js';
import { UNKNOWN, type World } from '../world/world.js';

const LATER = 3165826990;

type Fields = Readonly<Record<string, unknown>>;

const COMMON = { content: 'Good **morning**', scheduled_delivery_timestamp: LATER };

/** Schedules a message to a new channel of the owner. */
const toChannel =
  (fields: Fields, options: Fields = {}): CaseSetup =>
  async (world) => {
    const { id: to } = await world.channel(world.owner, options);
    return { parameters: { ...COMMON, type: 'channel', to, topic: 'logo', ...fields } };
  };

const toPeople =
  (to: (world: World) => unknown): CaseSetup =>
  async (world) => ({ parameters: { ...COMMON, type: 'direct', to: await to(world) } });

const as =
  (role: Role) =>
  async (world: World): Promise<Pick<CaseRequest, 'as'>> => ({ as: (await world.one(role)).client });

/** Schedules a message to a channel that the requesting guest is subscribed to. */
const fromGuest: CaseSetup = async (world, base, one) => {
  const { id, client } = await world.one('guest');
  const principals = [await world.ownerId, id];
  return { ...(await toChannel({}, { stream_post_policy: 3, principals })(world, base, one)), as: client };
};

/** A topic of a large channel in which many users have sent a message. */
const crowdedTopic: CaseSetup = async (world) => {
  const { to: name, topic } = await world.crowdedTopic();
  const to = await world.channelId(name);
  return { parameters: { ...COMMON, type: 'channel', to, topic, content: '@**topic**' } };
};

const anotherUser = toPeople(async (world) => [(await world.person()).id]);

/** Invalid messages, for creating and editing. */
const wrong: Readonly<Record<string, CaseSetup>> = {
  deliveryTimeNotInFuture: toChannel({ scheduled_delivery_timestamp: 1 }),
  channelIdWrongType: toChannel({ to: [7] }),
  recipientsWrongType: toPeople(() => 7),
  messageEmpty: toChannel({ content: ' ' }),
  messageNullBytes: toChannel({ content: 'a\0b' }),
  messageNotRendered: toChannel({ content: GROWING }),
  channelNotFoundById: toChannel({ to: UNKNOWN }),
  topicEmpty: toChannel({ topic: ' ' }),
  topicMandatory: async (world, base, one) => ({
    ...(await toChannel({ topic: '(no topic)' })(world, base, one)),
    ...(await world.settings({ mandatory_topics: true })),
  }),
  topicInvalidCharacter: toChannel({ topic: 'a\u0001b' }),
  recipientsMissing: toPeople(() => []),
  recipientsTooMany: toPeople(() => Array.from({ length: 251 }, (_, index) => index + 1)),
  invalidUserId: toPeople(() => [UNKNOWN]),
  recipientDeactivated: toPeople(async (world) => [(await world.deactivated()).id]),
  notAuthorizedToSend: by(as('administrator'), toChannel({}, { invite_only: true })),
  onlyAdministratorsPost: by(member, toChannel({}, { stream_post_policy: 2 })),
  onlyModeratorsPost: by(member, toChannel({}, { stream_post_policy: 4 })),
  newMembersDoNotPost: by(member, toChannel({}, { stream_post_policy: 3 }), { waiting_period_threshold: 30 }),
  guestsDoNotPost: fromGuest,
  groupMentionNotAllowed: mentioningClosed(toChannel),
  streamWildcardMentionNotAllowed: async (world, base, one) =>
    by(
      member,
      toChannel({ content: '@**all**' }, { principals: [await world.ownerId, ...(await world.crowdIds())] }),
    )(world, base, one),
  topicWildcardMentionNotAllowed: by(member, crowdedTopic),
  directMessagesDisabled: whileAllowed('direct_message_permission_group', 'role:nobody', anotherUser),
  directMessageNotAuthorized: whileAllowed('direct_message_permission_group', 'role:owners', anotherUser),
  directMessageInitiationNotAllowed: whileAllowed(
    'direct_message_initiator_group',
    'role:owners',
    anotherUser,
  ),
};

/** Schedules a message to the requester, which every user may do. */
const scheduled = async (client: Client, scheduled_delivery_timestamp = LATER): Promise<number> => {
  const { user_id } = (await client.ok('GET', '/users/me')) as { user_id: number };
  const fields = { ...COMMON, type: 'direct', to: [user_id], scheduled_delivery_timestamp };
  const made = (await client.ok('POST', '/scheduled_messages', fields)) as { scheduled_message_id: number };
  return made.scheduled_message_id;
};

/** A message to the own account that was sent. Do not change it. */
const sent = async (world: World): Promise<{ readonly client: Client; readonly id: number }> => {
  const { client } = await world.one('member');
  const id = await scheduled(client, world.now() + 2);
  for (let waited = 0; waited < LONGEST_DELIVERY; waited += 1) {
    const { scheduled_messages: left } = (await client.ok('GET', '/scheduled_messages')) as {
      scheduled_messages: readonly { readonly scheduled_message_id: number }[];
    };
    if (!left.some((one) => one.scheduled_message_id === id)) return { client, id };
    await world.wait(1);
  }
  throw new NotReached(`The server sent no scheduled message within ${String(LONGEST_DELIVERY)} seconds.`);
};

/** In seconds. */
const LONGEST_DELIVERY = 150;

/** The same request about a message that the requester scheduled before. */
const editing =
  (setup: CaseSetup): CaseSetup =>
  async (world, base, one) => {
    const request = await setup(world, base, one);
    return { ...request, path: { scheduled_message_id: await scheduled(request.as ?? world.owner) } };
  };

const changing = (parameters: Fields): CaseSetup => editing(() => ({ parameters }));

/** A request about a message that was sent. */
const whenSent =
  (parameters: Fields): CaseSetup =>
  async (world) => {
    const { client, id } = await world.once('scheduled and sent', () => sent(world));
    return { as: client, path: { scheduled_message_id: id }, parameters };
  };

export const scheduledMessages: PartArrangements = {
  deleteScheduledMessage: {
    default: changing({}),
    scheduledMessageNotFound: () => ({ path: { scheduled_message_id: UNKNOWN } }),
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
      path: { scheduled_message_id: UNKNOWN },
      parameters: { scheduled_delivery_timestamp: LATER },
    }),
    scheduledMessageSent: whenSent({ content: 'Too late' }),
    nothingToChange: changing({}),
    scheduledRecipientRequired: changing({ type: 'direct' }),
    scheduledTopicRequired: changing({ type: 'channel', to: 7 }),
  },
};
