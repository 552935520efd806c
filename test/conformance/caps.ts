import type { OperationId } from '../../generated/operations.js';
import { caps, type CapName } from '../../src/caps.js';
import type { Role } from '../../src/http/types.js';
import { DAY } from '../../src/lib/seconds.js';
import { copyRow, times } from '../support/copy-rows.js';
import { exampleFile } from '../support/files.js';
import type { Person } from '../support/people.js';
import { startServer } from '../support/server.js';
import type { CaseSetup, CaseRequest } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

const LONG = '€'.repeat(10_000);
const LATER = 3165826990;

/** Creates a user who has reached a daily cap. */
const busy = async (fixtures: Fixtures, kind: CapName, role: Role = 'member'): Promise<Person> => {
  const person = await fixtures.person({ role });
  const { services, clock } = fixtures.server;
  const day = Math.floor(clock.seconds() / DAY);
  const row = { user_id: person.id, kind, day, number: caps[kind].most };
  await services.store.write((tx) => tx.upsertMany('daily_counts', [row], ['user_id', 'kind']));
  return person;
};

const fullOfDrafts: CaseSetup = async (fixtures) => {
  const { client } = await fixtures.person();
  const draft = { type: '', to: [], topic: '', content: LONG };
  const { ids } = (await client.ok('POST', '/drafts', { drafts: [draft, { ...draft, content: 'x' }] })) as {
    ids: [number, number];
  };
  const copies = times(75, () => ({ topic: '' }));
  await copyRow(fixtures.server, 'drafts', ids[0], copies);
  return { as: client, path: { draft_id: ids[1] }, parameters: { draft } };
};

/** Creates a user with the maximum number of scheduled messages, all of them long. */
const scheduling: CaseSetup = async (fixtures) => {
  const { id, client } = await fixtures.person();
  const parameters = { type: 'direct', to: [id], content: LONG, scheduled_delivery_timestamp: LATER };
  const made = (await client.ok('POST', '/scheduled_messages', parameters)) as {
    scheduled_message_id: number;
  };
  const path = { scheduled_message_id: made.scheduled_message_id };
  const copies = times(caps.scheduledMessages.most - 1, () => ({ topic: '' }));
  await copyRow(fixtures.server, 'scheduled_messages', made.scheduled_message_id, copies);
  return { as: client, path, parameters };
};

/** A message to which the owner has added as many submessages as possible. */
const votedMuch: CaseSetup = async (fixtures, base) => {
  const { id: message_id } = await fixtures.message();
  await fixtures.owner.ok('POST', '/submessage', { message_id, msg_type: 'widget', content: '{}' });
  const row = await fixtures.server.services.store.read((tx) =>
    tx.first<{ id: number }>('SELECT MAX(id) AS id FROM submessages'),
  );
  const copies = times(caps.submessagesOfUser.most - 1, () => ({ content: '{}' }));
  await copyRow(fixtures.server, 'submessages', row?.id ?? 0, copies);
  return { parameters: { ...base.parameters, message_id } };
};

const owningTooMany: CaseSetup = async (fixtures) => {
  const { id: botOf, client } = await fixtures.person();
  const first = await fixtures.person({ botOf });
  await client.ok('DELETE', `/bots/${String(first.id)}`);
  for (let made = 0; made < caps.activeBots.most; made += 1) await fixtures.person({ botOf });
  return { path: { user_id: first.id } };
};

const manyNames = (fixtures: Fixtures): string[] => times(101, () => fixtures.fresh('Channel'));

const withManyPolicies: CaseSetup = async (fixtures, base) => {
  const { id: user_id, client } = await fixtures.person();
  const { id: stream_id } = await fixtures.channel(client);
  const row = { user_id, channel_id: stream_id, visibility_policy: 3, last_updated: 0 };
  const topics = times(caps.topicPolicies.most, (index) => `topic ${String(index)}`);
  await fixtures.server.services.store.write((tx) =>
    tx.insertMany(
      'user_topics',
      topics.map((topic) => ({ ...row, topic, topic_key: topic })),
    ),
  );
  return { as: client, parameters: { ...base.parameters, stream: undefined, stream_id } };
};

const withManyDevices: CaseSetup = async (fixtures, base) => {
  const { id: user_id, client } = await fixtures.person();
  const rows = times(caps.deviceTokens.most, (index) => ({
    user_id,
    kind: 'gcm',
    token_hash: String(index),
    token_encrypted: '',
    registered_at: 0,
  }));
  await fixtures.server.services.store.write((tx) => tx.insertMany('device_tokens', rows));
  return { as: client, parameters: base.parameters };
};

const withManyLinkifiers: CaseSetup = async (fixtures, base) => {
  const site = await startServer();
  const parameters = (): CaseRequest['parameters'] => ({
    ...base.parameters,
    pattern: fixtures.fresh('issue'),
    url_template: 'https://issues.example.com/',
  });
  const { id } = (await site.owner.ok('POST', '/realm/filters', parameters())) as { id: number };
  const copies = times(caps.linkifiers.most - 1, (index) => ({ pattern: `copy ${String(index)}` }));
  await copyRow(site, 'linkifiers', id, copies);
  return { url: site.url, as: site.owner, parameters: parameters(), after: () => site.close() };
};

/** A server whose table has as many rows as the cap allows. */
const withManyRows = async (
  table: string,
  most: number,
  base: CaseRequest,
  row: (index: number) => Record<string, string | number>,
): Promise<Partial<CaseRequest>> => {
  const site = await startServer();
  await site.services.store.write((tx) => tx.insertMany(table, times(most, row)));
  return { url: site.url, as: site.owner, parameters: base.parameters, after: () => site.close() };
};

const withoutChannels = (base: CaseRequest): CaseRequest => ({
  ...base,
  parameters: { ...base.parameters, stream_ids: [] },
});

const invitationTerms = (index: number) => ({
  inviter_id: 1,
  invited_as: 400,
  include_defaults: 0,
  channel_ids: '[]',
  created_at: 0,
  expires_at: 4_000_000_000,
  token_hash: `hash ${String(index)}`,
});

const tooManyOptions = {
  field_type: 3,
  field_data: { a: { text: 'x'.repeat(caps.profileFieldKibibytes.most * 1024), order: '1' } },
};

const withManySubgroups: CaseSetup = async (fixtures) => {
  const add: number[] = [];
  while (add.length <= caps.subgroups.most) add.push(await fixtures.ownGroup());
  return { path: { user_group_id: await fixtures.ownGroup() }, parameters: { add } };
};

const reactedMuch: CaseSetup = async (fixtures, base) => {
  const { id: message_id } = await fixtures.message();
  await fixtures.owner.ok('POST', `/messages/${String(message_id)}/reactions`, { emoji_name: 'heart' });
  const row = await fixtures.server.services.store.read((tx) =>
    tx.first<{ id: number }>('SELECT MAX(id) AS id FROM reactions'),
  );
  const copies = times(caps.reactions.most - 1, (index) => ({ emoji_code: String(index) }));
  await copyRow(fixtures.server, 'reactions', row?.id ?? 0, copies);
  return { path: { message_id }, parameters: { ...base.parameters, emoji_name: 'tada' } };
};

/** Requests that reach a cap, by operation. */
const reachingCaps: Readonly<Partial<Record<OperationId, CaseSetup>>> = {
  createDrafts: () => ({
    parameters: { drafts: times(18, () => ({ type: '', to: [], topic: '', content: LONG })) },
  }),
  updateDraft: fullOfDrafts,
  createScheduledMessage: scheduling,
  updateScheduledMessage: scheduling,
  createBot: async (fixtures) => ({ as: (await busy(fixtures, 'botsPerDay')).client }),
  updateBot: async (fixtures) => {
    const { client } = await busy(fixtures, 'avatarsPerDay');
    const bot = { full_name: fixtures.fresh('Bot'), short_name: fixtures.fresh('bot').replace(' ', '') };
    const { user_id: bot_id } = (await client.ok('POST', '/bots', bot)) as { user_id: number };
    return { as: client, path: { bot_id }, parameters: { filename: exampleFile() } };
  },
  updateBotStorage: async (fixtures) => {
    const { id: user_id, client: as } = await fixtures.person();
    const usage = { user_id, entries: caps.storageEntries.most, bytes: 0 };
    await fixtures.server.services.store.write((tx) => tx.insertMany('bot_storage_usage', [usage]));
    return { as };
  },
  reactivateUser: owningTooMany,
  uploadOwnAvatar: async (fixtures) => ({ as: (await busy(fixtures, 'avatarsPerDay')).client }),
  uploadIcon: async (fixtures) => ({
    as: (await busy(fixtures, 'organizationPicturesPerDay', 'administrator')).client,
  }),
  uploadLogo: async (fixtures) => ({
    as: (await busy(fixtures, 'organizationPicturesPerDay', 'administrator')).client,
  }),
  uploadCustomEmoji: async (fixtures) => ({
    as: (await busy(fixtures, 'emojiPerDay')).client,
    path: { emoji_name: fixtures.fresh('emoji') },
  }),
  uploadFile: async (fixtures) => {
    const { id: user_id, client } = await fixtures.person();
    const row = { user_id, files: caps.uploads.most, bytes: 0 };
    await fixtures.server.services.store.write((tx) => tx.insertMany('upload_usage', [row]));
    return { as: client };
  },
  createSubscriptions: (fixtures) => ({
    parameters: { subscriptions: manyNames(fixtures).map((name) => ({ name })) },
  }),
  deleteSubscriptions: (fixtures) => ({
    parameters: { subscriptions: manyNames(fixtures), principals: times(200, (index) => index + 1) },
  }),
  createAlertWords: async (fixtures) => {
    const { client } = await fixtures.person();
    const alert_words = times(caps.alertWords.most, (index) => `word ${String(index)}`);
    await client.ok('POST', '/users/me/alert_words', { alert_words });
    return { as: client, parameters: { alert_words: ['one more'] } };
  },
  updateSubscriptions: (fixtures) => ({
    parameters: { add: manyNames(fixtures).map((name) => ({ name })) },
  }),
  updateUserTopic: withManyPolicies,
  updateMutedTopic: withManyPolicies,
  createOwnApnsDeviceToken: withManyDevices,
  createOwnAndroidDeviceToken: withManyDevices,
  muteUser: async (fixtures) => {
    const { id, client } = await fixtures.person();
    const rows = times(caps.mutedUsers.most, (index) => ({
      user_id: id,
      muted_user_id: 1_000_000 + index,
      muted_at: 0,
    }));
    await fixtures.server.services.store.write((tx) => tx.insertMany('muted_users', rows));
    return { as: client, path: { muted_user_id: (await fixtures.person()).id } };
  },
  createLinkifier: withManyLinkifiers,
  createInvitations: (_fixtures, base) =>
    withManyRows('invitations', caps.invitations.most, withoutChannels(base), (index) => ({
      email: `many${String(index)}@example.com`,
      email_key: `many${String(index)}@example.com`,
      notify_inviter: 1,
      ...invitationTerms(index),
    })),
  createInvitationLink: (_fixtures, base) =>
    withManyRows('invitation_links', caps.invitationLinks.most, withoutChannels(base), (index) => ({
      seed: `seed ${String(index)}`,
      ...invitationTerms(index),
    })),
  createDomain: (_fixtures, base) =>
    withManyRows('realm_domains', caps.domains.most, base, (index) => ({
      domain: `domain${String(index)}.example`,
      allow_subdomains: 0,
    })),
  createPlayground: (_fixtures, base) =>
    withManyRows('code_playgrounds', caps.playgrounds.most, base, (index) => ({
      name: `Playground ${String(index)}`,
      pygments_language: 'Python',
      url_template: 'https://python.example.com/{code}',
    })),
  createProfileField: (fixtures) => ({ parameters: { ...tooManyOptions, name: fixtures.fresh('Field') } }),
  updateProfileField: async (fixtures) => {
    const small = { ...tooManyOptions, field_data: { a: { text: 'a', order: '1' } } };
    const field = { ...small, name: fixtures.fresh('Field') };
    const { id: field_id } = (await fixtures.owner.ok('POST', '/realm/profile_fields', field)) as {
      id: number;
    };
    return { path: { field_id }, parameters: { field_data: tooManyOptions.field_data } };
  },
  createUserGroup: async (fixtures, base) => {
    const { id, client } = await busy(fixtures, 'groupMembersPerDay');
    return { as: client, parameters: { ...base.parameters, name: fixtures.fresh('group'), members: [id] } };
  },
  updateUserGroup: async (fixtures) => {
    const { id, client } = await busy(fixtures, 'groupMembersPerDay', 'administrator');
    const path = { user_group_id: await fixtures.ownGroup() };
    const value = { direct_members: [id], direct_subgroups: [] };
    return { as: client, path, parameters: { can_mention_group: { new: value } } };
  },
  updateUserGroupMembers: async (fixtures) => {
    const { id, client } = await busy(fixtures, 'groupMembersPerDay', 'administrator');
    return { as: client, path: { user_group_id: await fixtures.ownGroup() }, parameters: { add: [id] } };
  },
  updateUserGroupSubgroups: withManySubgroups,
  createReaction: reactedMuch,
  createSubmessage: votedMuch,
};

/** A request that reaches a cap of the operation. */
export const reachingCap: CaseSetup = (fixtures, base, one) => {
  const setup = reachingCaps[one.operation.id as OperationId];
  if (!setup) throw new Error(`Nothing reaches a cap of ${one.operation.id}; add it to caps.ts.`);
  return setup(fixtures, base, one);
};
