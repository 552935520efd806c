import { cap, type Role } from '../contract/data.js';
import { EMOJI_NAMES } from '../world/emoji-names.js';
import { exampleFile } from '../world/files.js';
import type { Full, FullSite } from '../world/controls.js';
import { UNKNOWN, type Person, type World } from '../world/world.js';
import type { CaseSetup } from './case-setup.js';
import type { CaseRequest } from '../world/case-request.js';

const LONG = '€'.repeat(10_000);
const LATER = 3165826990;

/** The HTML of a message has at most 120,000 bytes. An emoji takes less than 100 of them. */
const EMOJI_IN_MESSAGE = 1_000;
const MESSAGES_IN_MEBIBYTE = 11;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Creates a user who has reached a daily cap. */
const busy = async (world: World, kind: string, role: Role = 'member'): Promise<Person> => {
  const useUp = world.control('useUpToday');
  const person = await world.person({ role });
  await useUp(person.id, kind);
  return person;
};

/** Creates a user who has as many objects of a kind as the cap allows. */
const full = async (world: World, what: Full): Promise<Person> => {
  const fill = world.control('fill');
  const person = await world.person();
  await fill(what, person.id);
  return person;
};

/** Long drafts, as many as one request may create. */
const DRAFTS_AT_ONCE = 17;
const LONG_DRAFT = { type: '', to: [], topic: '', content: LONG };

const fullOfDrafts: CaseSetup = async (world) => {
  const { client } = await world.person();
  const { ids } = (await client.ok('POST', '/drafts', {
    drafts: [{ ...LONG_DRAFT, content: 'x' }],
  })) as { ids: [number] };
  for (const count of [DRAFTS_AT_ONCE, 1]) await addDrafts(client, count);
  return { as: client, path: { draft_id: ids[0] }, parameters: { draft: LONG_DRAFT } };
};

/** Adds so many drafts at once until the server refuses them. */
const addDrafts = async (client: Person['client'], count: number): Promise<void> => {
  const drafts = times(count, () => LONG_DRAFT);
  for (let added = 0; added < cap('drafts'); added += count)
    if ((await client.send('POST', '/drafts', { drafts })).status !== 200) return;
};

/** Creates a user with the maximum number of scheduled messages, all of them long. */
const scheduling: CaseSetup = async (world) => {
  const fill = world.control('fill');
  const { id, client } = await world.person();
  const parameters = { type: 'direct', to: [id], content: LONG, scheduled_delivery_timestamp: LATER };
  const made = (await client.ok('POST', '/scheduled_messages', parameters)) as {
    scheduled_message_id: number;
  };
  const path = { scheduled_message_id: made.scheduled_message_id };
  await fill('scheduledMessages', id, made.scheduled_message_id);
  return { as: client, path, parameters };
};

/** A message to which the owner has added as many submessages as possible. */
const votedMuch: CaseSetup = async (world, base) => {
  const fill = world.control('fill');
  const { id: message_id } = await world.message();
  await world.owner.ok('POST', '/submessage', { message_id, msg_type: 'widget', content: '{}' });
  await fill('submessages', await world.ownerId, message_id);
  return { parameters: { ...base.parameters, message_id } };
};

/** A user who has written as many bytes of messages today as the cap allows, and a MiB more. */
const wroteMuch: CaseSetup = async (world) => {
  const { id, client } = await busy(world, 'messageMebibytesPerDay');
  const parameters = { type: 'direct', to: [id], content: '😀'.repeat(EMOJI_IN_MESSAGE) };
  let message_id = 0;
  for (let sent = 0; sent < MESSAGES_IN_MEBIBYTE; sent += 1)
    message_id = ((await client.ok('POST', '/messages', parameters)) as { id: number }).id;
  return { as: client, path: { message_id }, parameters: { ...parameters, content: 'One more' } };
};

const owningTooMany: CaseSetup = async (world) => {
  const fill = world.control('fill');
  const keeper = await world.person();
  const first = await world.botOf(keeper);
  await keeper.client.ok('DELETE', `/bots/${String(first.id)}`);
  await fill('activeBots', keeper.id);
  return { path: { user_id: first.id } };
};

const manyNames = (world: World): string[] => times(101, () => world.fresh('Channel'));

const withManyPolicies: CaseSetup = async (world, base) => {
  const fill = world.control('fill');
  const { id, client } = await world.person();
  const { id: stream_id } = await world.channel(client);
  await fill('topicPolicies', id, stream_id);
  return { as: client, parameters: { ...base.parameters, stream: undefined, stream_id } };
};

const withManyDevices: CaseSetup = async (world, base) => {
  const { client } = await world.person();
  for (let made = 0; made < cap('deviceTokens'); made += 1)
    await client.ok('POST', '/users/me/android_gcm_reg_id', { token: `phone:${String(made)}` });
  return { as: client, parameters: base.parameters };
};

/** A server whose organization has as many objects of a kind as the cap allows. */
const atFullSite =
  (what: FullSite, parameters: (base: CaseRequest) => object = (base) => base.parameters): CaseSetup =>
  async (world, base) => {
    const { url, owner, close } = await world.control('full')(what);
    const after = close && { after: close };
    return { url, as: owner, parameters: { ...parameters(base) }, ...after };
  };

const withoutChannels = ({ parameters }: CaseRequest): object => ({ ...parameters, stream_ids: [] });

const tooManyOptions = {
  field_type: 3,
  field_data: { a: { text: 'x'.repeat(cap('profileFieldKibibytes') * 1024), order: '1' } },
};

const withManySubgroups: CaseSetup = async (world) => {
  const add: number[] = [];
  while (add.length <= cap('subgroups')) add.push(await world.ownGroup());
  return { path: { user_group_id: await world.ownGroup() }, parameters: { add } };
};

const reactedMuch: CaseSetup = async (world, base) => {
  const { id: message_id } = await world.message();
  const [last, ...names] = EMOJI_NAMES.slice(0, cap('reactions') + 1);
  for (const emoji_name of names)
    await world.owner.ok('POST', `/messages/${String(message_id)}/reactions`, { emoji_name });
  return { path: { message_id }, parameters: { ...base.parameters, emoji_name: last } };
};

/** Requests that reach a cap, by operation. */
const reachingCaps: Readonly<Record<string, CaseSetup>> = {
  sendMessage: wroteMuch,
  updateMessage: async (world, base, one) => {
    const { as, path } = await wroteMuch(world, base, one);
    return { as, path, parameters: { content: 'One more' } };
  },
  createDrafts: () => ({
    parameters: { drafts: times(18, () => ({ type: '', to: [], topic: '', content: LONG })) },
  }),
  updateDraft: fullOfDrafts,
  createScheduledMessage: scheduling,
  updateScheduledMessage: scheduling,
  createBot: async (world) => ({ as: (await busy(world, 'botsPerDay')).client }),
  updateBot: async (world) => {
    const { client } = await busy(world, 'avatarsPerDay');
    const bot = { full_name: world.fresh('Bot'), short_name: world.freshWord('bot') };
    const { user_id: bot_id } = (await client.ok('POST', '/bots', bot)) as { user_id: number };
    return { as: client, path: { bot_id }, parameters: { filename: exampleFile() } };
  },
  updateBotStorage: async (world) => ({ as: (await full(world, 'storageEntries')).client }),
  reactivateUser: owningTooMany,
  uploadOwnAvatar: async (world) => ({ as: (await busy(world, 'avatarsPerDay')).client }),
  uploadIcon: async (world) => ({
    as: (await busy(world, 'organizationPicturesPerDay', 'administrator')).client,
  }),
  uploadLogo: async (world) => ({
    as: (await busy(world, 'organizationPicturesPerDay', 'administrator')).client,
  }),
  uploadCustomEmoji: async (world) => ({
    as: (await busy(world, 'emojiPerDay')).client,
    path: { emoji_name: world.fresh('emoji') },
  }),
  uploadFile: async (world) => ({ as: (await full(world, 'uploads')).client }),
  createSubscriptions: (world) => ({
    parameters: { subscriptions: manyNames(world).map((name) => ({ name })) },
  }),
  deleteSubscriptions: (world) => ({
    parameters: { subscriptions: manyNames(world), principals: times(200, (index) => UNKNOWN + index) },
  }),
  createAlertWords: async (world) => {
    const { client } = await world.person();
    const alert_words = times(cap('alertWords'), (index) => `word ${String(index)}`);
    await client.ok('POST', '/users/me/alert_words', { alert_words });
    return { as: client, parameters: { alert_words: ['one more'] } };
  },
  updateSubscriptions: (world) => ({
    parameters: { add: manyNames(world).map((name) => ({ name })) },
  }),
  updateUserTopic: withManyPolicies,
  updateMutedTopic: withManyPolicies,
  createOwnApnsDeviceToken: withManyDevices,
  createOwnAndroidDeviceToken: withManyDevices,
  muteUser: async (world) => ({
    as: (await full(world, 'mutedUsers')).client,
    path: { muted_user_id: (await world.person()).id },
  }),
  createLinkifier: async (world, base, one) => {
    const linkifier = { pattern: world.fresh('issue'), url_template: 'https://issues.example.com/' };
    return atFullSite('linkifiers', () => linkifier)(world, base, one);
  },
  createInvitations: atFullSite('invitations', withoutChannels),
  createInvitationLink: atFullSite('invitationLinks', withoutChannels),
  createDomain: atFullSite('domains'),
  createPlayground: atFullSite('playgrounds'),
  createProfileField: (world) => ({ parameters: { ...tooManyOptions, name: world.fresh('Field') } }),
  updateProfileField: async (world) => {
    const small = { ...tooManyOptions, field_data: { a: { text: 'a', order: '1' } } };
    const field = { ...small, name: world.fresh('Field') };
    const { id: field_id } = (await world.owner.ok('POST', '/realm/profile_fields', field)) as {
      id: number;
    };
    return { path: { field_id }, parameters: { field_data: tooManyOptions.field_data } };
  },
  createUserGroup: async (world, base) => {
    const { id, client } = await busy(world, 'groupMembersPerDay');
    return { as: client, parameters: { ...base.parameters, name: world.fresh('group'), members: [id] } };
  },
  updateUserGroup: async (world) => {
    const { id, client } = await busy(world, 'groupMembersPerDay', 'administrator');
    const path = { user_group_id: await world.ownGroup() };
    const value = { direct_members: [id], direct_subgroups: [] };
    return { as: client, path, parameters: { can_mention_group: { new: value } } };
  },
  updateUserGroupMembers: async (world) => {
    const { id, client } = await busy(world, 'groupMembersPerDay', 'administrator');
    return { as: client, path: { user_group_id: await world.ownGroup() }, parameters: { add: [id] } };
  },
  updateUserGroupSubgroups: withManySubgroups,
  createReaction: reactedMuch,
  createSubmessage: votedMuch,
};

/** A request that reaches a cap of the operation. */
export const reachingCap: CaseSetup = (world, base, one) => {
  const setup = reachingCaps[one.operation.id];
  if (!setup) throw new Error(`Nothing reaches a cap of ${one.operation.id}; add it to caps.ts.`);
  return setup(world, base, one);
};
