import type { OperationId } from '../../generated/operations.js';
import { caps, type CapName } from '../../src/caps.js';
import type { Role } from '../../src/http/types.js';
import { DAY } from '../../src/lib/seconds.js';
import { copyRow, times } from '../support/copy-rows.js';
import { exampleFile } from '../support/files.js';
import type { Person } from '../support/people.js';
import { startServer } from '../support/server.js';
import type { Arrangement, CaseRequest } from './arrangement.js';
import type { World } from './world.js';

const LONG = '€'.repeat(10_000);
const LATER = 3165826990;

/** Somebody new who did as much of something today as they may. */
const busy = async (world: World, kind: CapName, role: Role = 'member'): Promise<Person> => {
  const person = await world.person({ role });
  const { services, clock } = world.server;
  const day = Math.floor(clock.seconds() / DAY);
  const row = { user_id: person.id, kind, day, number: caps[kind].most };
  await services.store.write((tx) => tx.upsertMany('daily_counts', [row], ['user_id', 'kind']));
  return person;
};

const fullOfDrafts: Arrangement = async (world) => {
  const { client } = await world.person();
  const draft = { type: '', to: [], topic: '', content: LONG };
  const { ids } = (await client.ok('POST', '/drafts', { drafts: [draft, { ...draft, content: 'x' }] })) as {
    ids: [number, number];
  };
  const copies = times(75, () => ({ topic: '' }));
  await copyRow(world.server, 'drafts', ids[0], copies);
  return { as: client, path: { draft_id: ids[1] }, parameters: { draft } };
};

/** Somebody with as many scheduled messages as they may have, all of them long. */
const scheduling: Arrangement = async (world) => {
  const { id, client } = await world.person();
  const parameters = { type: 'direct', to: [id], content: LONG, scheduled_delivery_timestamp: LATER };
  const made = (await client.ok('POST', '/scheduled_messages', parameters)) as {
    scheduled_message_id: number;
  };
  const path = { scheduled_message_id: made.scheduled_message_id };
  const copies = times(caps.scheduledMessages.most - 1, () => ({ topic: '' }));
  await copyRow(world.server, 'scheduled_messages', made.scheduled_message_id, copies);
  return { as: client, path, parameters };
};

const owningTooMany: Arrangement = async (world) => {
  const { id: botOf, client } = await world.person();
  const first = await world.person({ botOf });
  await client.ok('DELETE', `/bots/${String(first.id)}`);
  for (let made = 0; made < caps.activeBots.most; made += 1) await world.person({ botOf });
  return { path: { user_id: first.id } };
};

const manyNames = (world: World): string[] => times(101, () => world.fresh('Channel'));

const withManyLinkifiers: Arrangement = async (world, base) => {
  const site = await startServer();
  const parameters = (): CaseRequest['parameters'] => ({
    ...base.parameters,
    pattern: world.fresh('issue'),
    url_template: 'https://issues.example.com/',
  });
  const { id } = (await site.owner.ok('POST', '/realm/filters', parameters())) as { id: number };
  const copies = times(caps.linkifiers.most - 1, (index) => ({ pattern: `copy ${String(index)}` }));
  await copyRow(site, 'linkifiers', id, copies);
  return { url: site.url, as: site.owner, parameters: parameters(), after: () => site.close() };
};

const tooManyOptions = {
  field_type: 3,
  field_data: { a: { text: 'x'.repeat(caps.profileFieldKibibytes.most * 1024), order: '1' } },
};

const withManySubgroups: Arrangement = async (world) => {
  const add: number[] = [];
  while (add.length <= caps.subgroups.most) add.push(await world.ownGroup());
  return { path: { user_group_id: await world.ownGroup() }, parameters: { add } };
};

const reactedMuch: Arrangement = async (world, base) => {
  const { id: message_id } = await world.message();
  await world.owner.ok('POST', `/messages/${String(message_id)}/reactions`, { emoji_name: 'heart' });
  const row = await world.server.services.store.read((tx) =>
    tx.first<{ id: number }>('SELECT MAX(id) AS id FROM reactions'),
  );
  const copies = times(caps.reactions.most - 1, (index) => ({ emoji_code: String(index) }));
  await copyRow(world.server, 'reactions', row?.id ?? 0, copies);
  return { path: { message_id }, parameters: { ...base.parameters, emoji_name: 'tada' } };
};

/** What reaches a cap, by operation. */
const reachingCaps: Readonly<Partial<Record<OperationId, Arrangement>>> = {
  createDrafts: () => ({
    parameters: { drafts: times(18, () => ({ type: '', to: [], topic: '', content: LONG })) },
  }),
  updateDraft: fullOfDrafts,
  createScheduledMessage: scheduling,
  updateScheduledMessage: scheduling,
  createBot: async (world) => ({ as: (await busy(world, 'botsPerDay')).client }),
  updateBot: async (world) => {
    const { client } = await busy(world, 'avatarsPerDay');
    const bot = { full_name: world.fresh('Bot'), short_name: world.fresh('bot').replace(' ', '') };
    const { user_id: bot_id } = (await client.ok('POST', '/bots', bot)) as { user_id: number };
    return { as: client, path: { bot_id }, parameters: { filename: exampleFile() } };
  },
  reactivateUser: owningTooMany,
  uploadOwnAvatar: async (world) => ({ as: (await busy(world, 'avatarsPerDay')).client }),
  uploadCustomEmoji: async (world) => ({
    as: (await busy(world, 'emojiPerDay')).client,
    path: { emoji_name: world.fresh('emoji') },
  }),
  uploadFile: async (world) => {
    const { id: user_id, client } = await world.person();
    const row = { user_id, files: caps.uploads.most, bytes: 0 };
    await world.server.services.store.write((tx) => tx.insertMany('upload_usage', [row]));
    return { as: client };
  },
  createSubscriptions: (world) => ({
    parameters: { subscriptions: manyNames(world).map((name) => ({ name })) },
  }),
  deleteSubscriptions: (world) => ({
    parameters: { subscriptions: manyNames(world), principals: times(200, (index) => index + 1) },
  }),
  createAlertWords: async (world) => {
    const { client } = await world.person();
    const alert_words = times(caps.alertWords.most, (index) => `word ${String(index)}`);
    await client.ok('POST', '/users/me/alert_words', { alert_words });
    return { as: client, parameters: { alert_words: ['one more'] } };
  },
  createLinkifier: withManyLinkifiers,
  createProfileField: (world) => ({ parameters: { ...tooManyOptions, name: world.fresh('Field') } }),
  updateProfileField: async (world) => {
    const small = { ...tooManyOptions, field_data: { a: { text: 'a', order: '1' } } };
    const field = { ...small, name: world.fresh('Field') };
    const { id: field_id } = (await world.owner.ok('POST', '/realm/profile_fields', field)) as { id: number };
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
  updateUserGroupSubgroups: withManySubgroups,
  createReaction: reactedMuch,
};

/** What reaches a cap of the operation. */
export const reachingCap: Arrangement = (world, base, one) => {
  const arrangement = reachingCaps[one.operation.id as OperationId];
  if (!arrangement) throw new Error(`Nothing reaches a cap of ${one.operation.id}; add it to caps.ts.`);
  return arrangement(world, base, one);
};
