import { expect } from 'chai';

import { nameOfReference, type Schema } from '../../tools/generate-contract/schema/schema.js';
import { contract } from '../support/contract-sources.js';
import { find, makeChannel, say, tell } from '../chat/messages/fixtures.js';
import { upload } from '../chat/attachments/fixtures.js';
import { permissionSettings } from '../../src/chat/organization/permission-settings.js';
import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { expectListed } from '../support/expect-listed.js';

/** What an operation returns of these two, tests of the events compare as a whole. */
const ELSEWHERE = ['registerQueue', 'getEvents'];

const deref = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : deref(contract.schemas.get(nameOfReference(schema.$ref)) ?? {});

/** `.messages[].flags`: the places of lists in a response. */
const listsIn = (written: Schema, path = ''): string[] => {
  const schema = deref(written);
  const inside = [
    ...(schema.oneOf ?? []).flatMap((one) => listsIn(one, path)),
    ...(schema.anyOf ?? []).flatMap((one) => listsIn(one, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => listsIn(one, `${path}.${name}`)),
    ...(typeof schema.additionalProperties === 'object'
      ? listsIn(schema.additionalProperties, `${path}{}`)
      : []),
  ];
  return schema.items ? [path, ...listsIn(schema.items, `${path}[]`)] : inside;
};

const lists = contract.operations
  .filter(({ id, sameAs }) => !ELSEWHERE.includes(id) && sameAs === undefined)
  .flatMap(({ id, response }) => listsIn(response).map((path) => `${id} ${path}`));

/** Lists without an order, or without contents. */
const withoutOrder: Readonly<Record<string, string>> = {
  'getServerSettings .external_authentication_methods': 'The server has none.',
  'updateMessageFlags .messages': 'The list of the request.',
  'listMessages .messages[].flags': 'A set.',
  'getMessage .message.flags': 'A set.',
  'listUserGroups .user_groups[].direct_subgroup_ids': 'The same list as `subgroups`.',
};

const { realm: permissions } = permissionSettings;

/** The permissions of the organization that accept unnamed groups. */
const grantedToUnnamed = Object.entries(permissions).flatMap(([name, { require_system_group }]) =>
  require_system_group ? [] : [name],
);

/** Lists of permissions that accept no unnamed group. */
const neverUnnamed = Object.keys(permissions)
  .filter((name) => !grantedToUnnamed.includes(name))
  .flatMap((name) => [`${name}.direct_members`, `${name}.direct_subgroups`])
  .map((place) => `updateOrganization .${place}`);

const namesOf = (list: Body): string[] => (list as { name: string }[]).map(({ name }) => name);

describe('The order of a list in a response', () => {
  let site: TestServer;
  let zoe: Person;
  let mia: Person;
  let adam: Person;
  let made = 0;

  before(async () => {
    site = await startServer({ env: { DEV_MODE: 'on' } });
    // By name they would be in the opposite order.
    zoe = await site.person('Zoe');
    mia = await site.person('Mia');
    adam = await site.person('Adam');
    // The order of linkifiers is not that of the links.
    for (const pattern of ['second', 'first']) {
      const url_template = `https://x.example/${pattern}`;
      await site.owner.ok('POST', '/realm/filters', { pattern, url_template });
    }
  });
  after(() => site.close());

  const fresh = (word: string): string => `${word}${String((made += 1))}`;

  const get = async (person: Person, path: string, parameters = {}): Promise<Body> =>
    person.client.ok('GET', path, parameters);

  /** A message as both operations return it. */
  const bothOf = async (person: Person, id: number): Promise<Body[]> => {
    const { message } = await get(person, `/messages/${String(id)}`);
    const { messages } = await get(person, '/messages', { anchor: id, num_before: 0, num_after: 0 });
    return [message, messages[0]];
  };

  const words = async (act: () => Promise<Body>): Promise<unknown> => (await act()).alert_words;

  /** Zoe's groups: IDs of a new group with these members, and of its subgroups. */
  const makeGroup = async (members: readonly number[]): Promise<number> => {
    const parameters = { name: fresh('group'), description: '', members };
    return (await site.owner.ok('POST', '/user_groups/create', parameters)).group_id as number;
  };

  const groupOf = async (id: number): Promise<Body> =>
    (await site.owner.ok('GET', '/user_groups')).user_groups.find((group: Body) => group.id === id);

  const onMessage = (check: () => Promise<void>) => ({ check });

  const displayRecipient = onMessage(async () => {
    for (const message of await bothOf(adam, await tell(adam, [mia, zoe]))) {
      const ids = (message.display_recipient as { id: number }[]).map(({ id }) => id);
      expect(ids, 'by ID').to.deep.equal([zoe.id, mia.id, adam.id]);
    }
  });

  const editHistory = onMessage(async () => {
    const channel = await makeChannel(zoe, fresh('edits'), []);
    const id = await say(zoe, channel, 'logo', 'first');
    for (const content of ['second', 'third']) {
      site.clock.advance(1000);
      await zoe.client.ok('PATCH', `/messages/${String(id)}`, { content });
    }
    for (const { edit_history } of await bothOf(zoe, id)) {
      expect((edit_history as Body[]).map((one) => one.prev_content)).to.deep.equal(['second', 'first']);
    }
  });

  const submessages = onMessage(async () => {
    const channel = await makeChannel(zoe, fresh('polls'), [mia]);
    const message_id = await say(zoe, channel, 'logo', '/poll Which color?');
    for (const [person, option] of [
      [mia, 'z'],
      [zoe, 'a'],
    ] as const) {
      const content = JSON.stringify({ type: 'new_option', option, idx: 1 });
      await person.client.ok('POST', '/submessage', { message_id, msg_type: 'widget', content });
    }
    for (const message of await bothOf(zoe, message_id)) {
      const found = (message.submessages as Body[]).map((one) => JSON.parse(one.content as string).option);
      expect(found, 'as they came').to.deep.equal([undefined, 'z', 'a']);
    }
  });

  const reactions = onMessage(async () => {
    const channel = await makeChannel(zoe, fresh('reactions'), [mia]);
    const id = await say(zoe, channel, 'logo');
    for (const [person, emoji_name] of [
      [mia, 'tada'],
      [zoe, 'heart'],
      [zoe, 'tada'],
    ] as const) {
      await person.client.ok('POST', `/messages/${String(id)}/reactions`, { emoji_name });
    }
    for (const message of await bothOf(zoe, id)) {
      const found = (message.reactions as Body[]).map((one) => [one.user_id, one.emoji_name]);
      expect(found, 'as they came').to.deep.equal([
        [mia.id, 'tada'],
        [zoe.id, 'heart'],
        [zoe.id, 'tada'],
      ]);
    }
  });

  const topicLinks = onMessage(async () => {
    const channel = await makeChannel(zoe, fresh('links'), []);
    const id = await say(zoe, channel, 'first then second');
    for (const { topic_links } of await bothOf(zoe, id)) {
      const texts = (topic_links as { text: string }[]).map(({ text }) => text);
      expect(texts, 'as in the topic').to.deep.equal(['first', 'second']);
    }
  });

  const subscribed = async (parameters: object): Promise<Body> =>
    zoe.client.ok('POST', '/users/me/subscriptions', { ...parameters });

  const updated = async (parameters: object): Promise<Body> =>
    zoe.client.ok('PATCH', '/users/me/subscriptions', { ...parameters });

  const checks: Record<string, () => Promise<void>> = {
    async 'listDevUsers .direct_admins'() {
      await site.person('Yves', { role: 'administrator' });
      await site.person('Bea', { role: 'administrator' });
      const { direct_admins } = await site.anonymous.ok('GET', '/dev_list_users');
      const emails = (direct_admins as { email: string }[]).map(({ email }) => email);
      expect(emails).to.deep.equal(['owner@example.com', 'yves@example.com', 'bea@example.com']);
    },
    async 'listDevUsers .direct_users'() {
      const { direct_users } = await site.anonymous.ok('GET', '/dev_list_users');
      const emails = (direct_users as { email: string }[]).map(({ email }) => email).slice(0, 3);
      expect(emails).to.deep.equal(['zoe@example.com', 'mia@example.com', 'adam@example.com']);
    },
    async 'listUsers .members'() {
      const { members } = await site.owner.ok('GET', '/users');
      const ids = (members as { user_id: number }[]).map(({ user_id }) => user_id);
      expect(ids).to.deep.equal([...ids].sort((a, b) => a - b));
      expect(ids).to.include.members([zoe.id, mia.id, adam.id]);
    },
    async 'listBots .bots'() {
      for (const short_name of ['zeta', 'alpha', 'mu'])
        await zoe.client.ok('POST', '/bots', { full_name: short_name, short_name });
      expect((await get(zoe, '/bots')).bots.map((bot: Body) => bot.full_name)).to.deep.equal([
        'zeta',
        'alpha',
        'mu',
      ]);
    },
    async 'createAlertWords .alert_words'() {
      const path = '/users/me/alert_words';
      const add = (alert_words: string[]) => zoe.client.ok('POST', path, { alert_words });
      expect(await words(() => add(['pear', 'banana', 'Apple']))).to.deep.equal(['Apple', 'banana', 'pear']);
    },
    async 'listAlertWords .alert_words'() {
      await mia.client.ok('POST', '/users/me/alert_words', { alert_words: ['b', 'C', 'a'] });
      expect((await get(mia, '/users/me/alert_words')).alert_words).to.deep.equal(['a', 'b', 'C']);
    },
    async 'listProfileFields .custom_fields'() {
      const ids: number[] = [];
      for (const name of ['b', 'C', 'a'])
        ids.push((await site.owner.ok('POST', '/realm/profile_fields', { field_type: 1, name })).id);
      const [first, second, third] = ids;
      await site.owner.ok('PATCH', '/realm/profile_fields', { order: [third, first, second] });
      const { custom_fields } = await site.owner.ok('GET', '/realm/profile_fields');
      expect(custom_fields.map(({ id }: Body) => id)).to.deep.equal([third, first, second]);
    },
    async 'deleteAlertWords .alert_words'() {
      await adam.client.ok('POST', '/users/me/alert_words', { alert_words: ['b', 'C', 'a', 'd'] });
      const left = () => adam.client.ok('DELETE', '/users/me/alert_words', { alert_words: ['d'] });
      expect(await words(left)).to.deep.equal(['a', 'b', 'C']);
    },
    async 'listSubscriptions .subscriptions'() {
      const member = await site.person(fresh('Member'));
      for (const name of ['zebra', 'Mango', 'apple']) await makeChannel(member, name, []);
      const { subscriptions } = await get(member, '/users/me/subscriptions');
      expect(namesOf(subscriptions)).to.deep.equal(['apple', 'general', 'Mango', 'zebra']);
    },
    async 'listSubscriptions .subscriptions[].subscribers'() {
      const name = fresh('crowded');
      await makeChannel(adam, name, [mia]);
      await subscribed({ subscriptions: [{ name }] });
      const { subscriptions } = await get(zoe, '/users/me/subscriptions', { include_subscribers: true });
      const { subscribers } = subscriptions.find((one: Body) => one.name === name);
      expect(subscribers).to.deep.equal([zoe.id, mia.id, adam.id]);
    },
    async 'listChannels .streams'() {
      const member = await site.person(fresh('Member'));
      for (const name of ['zoo', 'Mandarin', 'ape']) await makeChannel(member, name, []);
      const { streams } = await get(member, '/streams', { include_public: false });
      expect(namesOf(streams)).to.deep.equal(['ape', 'general', 'Mandarin', 'zoo']);
    },
    async 'createSubscriptions .subscribed{}'() {
      const names = ['z', 'a', 'm'].map(fresh);
      const answer = await subscribed({ subscriptions: names.map((name) => ({ name })) });
      expect(answer.subscribed[zoe.email]).to.deep.equal(names);
    },
    async 'createSubscriptions .already_subscribed{}'() {
      const names = ['z', 'a', 'm'].map(fresh);
      const subscriptions = names.map((name) => ({ name }));
      await subscribed({ subscriptions });
      expect((await subscribed({ subscriptions })).already_subscribed[zoe.email]).to.deep.equal(names);
    },
    async 'createSubscriptions .unauthorized'() {
      const names = ['z', 'a', 'm'].map(fresh);
      for (const name of names) await makeChannel(mia, name, [], { invite_only: true });
      const answer = await subscribed({
        subscriptions: names.map((name) => ({ name })),
        authorization_errors_fatal: false,
      });
      expect(answer.unauthorized).to.deep.equal(names);
    },
    async 'deleteSubscriptions .removed'() {
      const names = ['z', 'a', 'm'].map(fresh);
      await subscribed({ subscriptions: names.map((name) => ({ name })) });
      const answer = await zoe.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: names });
      expect(answer.removed).to.deep.equal(names);
    },
    async 'deleteSubscriptions .not_removed'() {
      const names = ['z', 'a', 'm'].map(fresh);
      for (const name of names) await makeChannel(mia, name, []);
      const answer = await zoe.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: names });
      expect(answer.not_removed).to.deep.equal(names);
    },
    async 'updateSubscriptions .subscribed{}'() {
      const names = ['z', 'a', 'm'].map(fresh);
      const answer = await updated({ add: names.map((name) => ({ name })) });
      expect(answer.subscribed[zoe.email]).to.deep.equal(names);
    },
    async 'updateSubscriptions .already_subscribed{}'() {
      const names = ['z', 'a', 'm'].map(fresh);
      const add = names.map((name) => ({ name }));
      await updated({ add });
      expect((await updated({ add })).already_subscribed[zoe.email]).to.deep.equal(names);
    },
    async 'updateSubscriptions .removed'() {
      const names = ['z', 'a', 'm'].map(fresh);
      await updated({ add: names.map((name) => ({ name })) });
      expect((await updated({ delete: names })).removed).to.deep.equal(names);
    },
    async 'updateSubscriptions .not_removed'() {
      const names = ['z', 'a', 'm'].map(fresh);
      for (const name of names) await makeChannel(mia, name, []);
      expect((await updated({ delete: names })).not_removed).to.deep.equal(names);
    },
    async 'listSubscribers .subscribers'() {
      const channel = await makeChannel(adam, fresh('crowded'), [mia, zoe]);
      const { subscribers } = await get(mia, `/streams/${channel}/members`);
      expect(subscribers).to.deep.equal([zoe.id, mia.id, adam.id]);
    },
    async 'listTopics .topics'() {
      const channel = await makeChannel(zoe, fresh('topics'), []);
      for (const topic of ['m', 'z', 'a']) await say(zoe, channel, topic);
      expect(namesOf((await get(mia, `/users/me/${channel}/topics`)).topics)).to.deep.equal(['a', 'z', 'm']);
    },
    async 'listMessages .messages'() {
      const channel = await makeChannel(zoe, fresh('messages'), []);
      const ids = [await say(zoe, channel, 'z'), await say(zoe, channel, 'a'), await say(zoe, channel, 'm')];
      expect(await find(zoe, [{ operator: 'channel', operand: channel }])).to.deep.equal(ids);
      expect(
        await find(zoe, [{ operator: 'channel', operand: channel }], {
          anchor: 'oldest',
          num_before: 0,
          num_after: 10,
        }),
      ).to.deep.equal(ids);
    },
    'listMessages .messages[].display_recipient': displayRecipient.check,
    'getMessage .message.display_recipient': displayRecipient.check,
    'listMessages .messages[].edit_history': editHistory.check,
    'getMessage .message.edit_history': editHistory.check,
    async 'getMessageHistory .message_history'() {
      const id = await say(zoe, await makeChannel(zoe, fresh('history'), []), 'logo', 'first');
      await zoe.client.ok('PATCH', `/messages/${String(id)}`, { content: 'second' });
      const { message_history } = await get(zoe, `/messages/${String(id)}/history`);
      expect((message_history as Body[]).map((one) => one.content)).to.deep.equal(['first', 'second']);
    },
    'listMessages .messages[].submessages': submessages.check,
    'getMessage .message.submessages': submessages.check,
    'listMessages .messages[].reactions': reactions.check,
    'getMessage .message.reactions': reactions.check,
    'listMessages .messages[].topic_links': topicLinks.check,
    'getMessage .message.topic_links': topicLinks.check,
    async 'listAttachments .attachments'() {
      for (const name of ['m.txt', 'z.txt', 'a.txt']) await upload(zoe, new File(['x'], name));
      expect(namesOf((await get(zoe, '/attachments')).attachments)).to.deep.equal([
        'a.txt',
        'z.txt',
        'm.txt',
      ]);
    },
    async 'listAttachments .attachments[].messages'() {
      const path = await upload(mia, new File(['x'], 'used.txt'));
      const channel = await makeChannel(mia, fresh('files'), []);
      const ids: number[] = [];
      for (const topic of ['z', 'a', 'm']) ids.push(await say(mia, channel, topic, `[file](${path})`));
      const { attachments } = await get(mia, '/attachments');
      expect(attachments[0].messages.map((one: Body) => one.id)).to.deep.equal(ids);
    },
    async 'createDrafts .ids'() {
      const contents = ['z', 'a', 'm'];
      const drafts = contents.map((content) => ({ type: '', to: [], topic: '', content }));
      const { ids } = await zoe.client.ok('POST', '/drafts', { drafts });
      const found = (await get(zoe, '/drafts')).drafts as { id: number; content: string }[];
      const contentOf = new Map(found.map(({ id, content }) => [id, content]));
      expect((ids as number[]).map((id) => contentOf.get(id))).to.deep.equal(contents);
    },
    async 'listDrafts .drafts'() {
      const draft = (content: string, timestamp: number) => ({
        type: '',
        to: [],
        topic: '',
        content,
        timestamp,
      });
      const drafts = [draft('third', 30), draft('first', 10), draft('edited', 5), draft('second', 20)];
      const { ids } = await mia.client.ok('POST', '/drafts', { drafts });
      await mia.client.ok('PATCH', `/drafts/${String(ids[2])}`, { draft: draft('edited', 40) });
      const contents = (await get(mia, '/drafts')).drafts.map((one: Body) => one.content);
      expect(contents).to.deep.equal(['first', 'second', 'third', 'edited']);
    },
    async 'listDrafts .drafts[].to'() {
      const draft = { type: 'private', to: [adam.id, zoe.id, mia.id], topic: '', content: 'x' };
      await adam.client.ok('POST', '/drafts', { drafts: [draft] });
      expect((await get(adam, '/drafts')).drafts[0].to, 'as sent').to.deep.equal(draft.to);
    },
    async 'listReadReceipts .user_ids'() {
      const id = await tell(zoe, [mia, adam]);
      for (const { client } of [adam, mia])
        await client.ok('POST', '/messages/flags', { messages: [id], op: 'add', flag: 'read' });
      expect((await get(zoe, `/messages/${String(id)}/read_receipts`)).user_ids).to.deep.equal([
        mia.id,
        adam.id,
      ]);
    },
    async 'listScheduledMessages .scheduled_messages'() {
      const at = (seconds: number) => ({
        type: 'direct',
        to: [zoe.id],
        content: String(seconds),
        scheduled_delivery_timestamp: site.clock.seconds() + seconds,
      });
      for (const seconds of [3000, 1000, 2000, 1000])
        await zoe.client.ok('POST', '/scheduled_messages', at(seconds));
      const { scheduled_messages } = await get(zoe, '/scheduled_messages');
      const found = (scheduled_messages as Body[]).map((one) => one.content);
      expect(found).to.deep.equal(['1000', '1000', '2000', '3000']);
    },
    async 'listScheduledMessages .scheduled_messages[].to'() {
      await adam.client.ok('POST', '/scheduled_messages', {
        type: 'direct',
        to: [mia.id, zoe.id],
        content: 'x',
        scheduled_delivery_timestamp: site.clock.seconds() + 5000,
      });
      expect((await get(adam, '/scheduled_messages')).scheduled_messages[0].to).to.deep.equal([
        zoe.id,
        mia.id,
      ]);
    },
    async 'listUserGroups .user_groups'() {
      await makeGroup([]);
      const { user_groups } = await site.owner.ok('GET', '/user_groups');
      const ids = (user_groups as { id: number }[]).map(({ id }) => id);
      expect(ids).to.deep.equal([...ids].sort((a, b) => a - b));
    },
    async 'listLinkifiers .linkifiers'() {
      const patterns = async (): Promise<string[]> =>
        (await get(zoe, '/realm/linkifiers')).linkifiers.map(({ pattern }: Body) => pattern);
      expect(await patterns(), 'as they are tried').to.deep.equal(['second', 'first']);
    },
    async 'listInvitations .invites'() {
      const { invite_link } = await site.owner.ok('POST', '/invites/multiuse');
      for (const invitee_emails of ['z@example.com', 'a@example.com'])
        await site.owner.ok('POST', '/invites', { invitee_emails, stream_ids: [] });
      const { invites } = await site.owner.ok('GET', '/invites');
      const names = invites.map(({ email, link_url }: Body) => email ?? link_url);
      expect(names, 'links last').to.deep.equal(['z@example.com', 'a@example.com', invite_link]);
    },
    async 'listOwnApnsDeviceTokens .tokens'() {
      const path = '/users/me/apns_device_token';
      const tokens = ['ejE=', 'YTE=', 'bTE='];
      for (const token of tokens) await zoe.client.ok('POST', path, { token, appid: 'org.example.Chat' });
      const found = (await get(zoe, path)).tokens.map(({ token }: Body) => token);
      expect(found, 'as they were registered').to.deep.equal(tokens);
    },
    async 'listOwnAndroidDeviceTokens .tokens'() {
      const path = '/users/me/android_gcm_reg_id';
      const tokens = ['z:1', 'a:1', 'm:1'];
      for (const token of tokens) await zoe.client.ok('POST', path, { token });
      const found = (await get(zoe, path)).tokens.map(({ token }: Body) => token);
      expect(found, 'as they were registered').to.deep.equal(tokens);
    },
    async 'listDomains .domains'() {
      const names = ['z.example', 'a.example'];
      for (const domain of names)
        await site.owner.ok('POST', '/realm/domains', { domain, allow_subdomains: false });
      const { domains } = await get(zoe, '/realm/domains');
      expect(
        domains.map(({ domain }: Body) => domain),
        'as they were added',
      ).to.deep.equal(names);
    },
    async 'listExports .exports'() {
      const path = '/export/realm';
      const ids: number[] = [];
      for (let number = 0; number < 3; number += 1) {
        ids.push((await site.owner.ok('POST', path)).id);
        await site.server.workers.exports.settled();
      }
      // A change of an export keeps its place.
      await site.owner.ok('DELETE', `${path}/${String(ids[0])}`);
      const { exports } = await site.owner.ok('GET', path);
      expect(
        exports.map(({ id }: Body) => id),
        'as they were requested',
      ).to.deep.equal(ids);
    },
    async 'createDomain .new_domain'() {
      const parameters = { domain: 'new.example', allow_subdomains: false };
      const { new_domain: pair } = await site.owner.ok('POST', '/realm/domains', parameters);
      expect(pair.map((each: unknown) => typeof each)).to.deep.equal(['number', 'string']);
    },
    async 'listUserGroupMembers .members'() {
      const id = await makeGroup([adam.id, zoe.id, mia.id]);
      const { members } = await get(zoe, `/user_groups/${String(id)}/members`);
      expect(members).to.deep.equal([zoe.id, mia.id, adam.id]);
    },
    async 'listUserGroupSubgroups .subgroups'() {
      const [first, second, id] = [await makeGroup([]), await makeGroup([]), await makeGroup([])];
      await site.owner.ok('POST', `/user_groups/${String(id)}/subgroups`, { add: [second, first] });
      const { subgroups } = await get(zoe, `/user_groups/${String(id)}/subgroups`);
      expect(subgroups).to.deep.equal([first, second]);
    },
    async 'listUserGroups .user_groups[].members'() {
      const group = await groupOf(await makeGroup([adam.id, zoe.id, mia.id]));
      expect(group.members).to.deep.equal([zoe.id, mia.id, adam.id]);
    },
    async 'listUserGroups .user_groups[].subgroups'() {
      const [first, second, id] = [await makeGroup([]), await makeGroup([]), await makeGroup([])];
      await site.owner.ok('POST', `/user_groups/${String(id)}/subgroups`, { add: [second, first] });
      const group = await groupOf(id);
      expect(group.subgroups).to.deep.equal([first, second]);
      expect(group.direct_subgroup_ids).to.deep.equal([first, second]);
    },
    async 'listUserGroups .user_groups[].can_mention_group.direct_members'() {
      const id = await makeGroup([]);
      const value = { direct_members: [adam.id, zoe.id, mia.id], direct_subgroups: [] };
      await site.owner.ok('PATCH', `/user_groups/${String(id)}`, { can_mention_group: { new: value } });
      expect((await groupOf(id)).can_mention_group.direct_members).to.deep.equal([zoe.id, mia.id, adam.id]);
    },
    async 'listUserGroups .user_groups[].can_mention_group.direct_subgroups'() {
      const [first, second, id] = [await makeGroup([]), await makeGroup([]), await makeGroup([])];
      const value = { direct_members: [zoe.id], direct_subgroups: [second, first] };
      await site.owner.ok('PATCH', `/user_groups/${String(id)}`, { can_mention_group: { new: value } });
      expect((await groupOf(id)).can_mention_group.direct_subgroups).to.deep.equal([first, second]);
    },
  };

  for (const name of grantedToUnnamed) {
    const change = async (members: readonly number[], groups: readonly number[]): Promise<Body> => {
      const value = { direct_members: members, direct_subgroups: groups };
      return (await site.owner.ok('PATCH', '/realm', { [name]: { new: value } }))[name];
    };
    checks[`updateOrganization .${name}.direct_members`] = async () => {
      expect((await change([adam.id, zoe.id, mia.id], [])).direct_members).to.deep.equal([
        zoe.id,
        mia.id,
        adam.id,
      ]);
    };
    checks[`updateOrganization .${name}.direct_subgroups`] = async () => {
      const [first, second] = [await makeGroup([]), await makeGroup([])];
      expect((await change([zoe.id], [second, first])).direct_subgroups).to.deep.equal([first, second]);
    };
  }

  it('is tried for every list that the contract has', () => {
    const stated = [...Object.keys(checks), ...Object.keys(withoutOrder), ...neverUnnamed];
    expectListed(stated, lists, 'test/contract/list-orders.test.ts');
  });

  for (const [name, check] of Object.entries(checks)) it(`is fixed: ${name}`, check);
});
