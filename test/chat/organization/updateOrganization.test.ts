import { expect } from 'chai';

import { makeChannel } from '../messages/fixtures.js';
import type { HttpResponse, Body } from '../../support/client.js';
import { ManualClock } from '../../support/clock.js';
import { testDialect } from '../../support/databases.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { migratedTestDatabase } from '../../support/store.js';
import { systemGroup } from '../user-groups/fixtures.js';
import { events, watch } from '../users/event-recorder.js';
import { anotherValue, generalId, settingRows } from './fixtures.js';

const PATH = '/realm';

describe('PATCH /realm', () => {
  let site: TestServer;
  let guest: Person;
  let admin: Person;

  beforeEach(async () => {
    site = await startServer();
    guest = await site.person('Guest', { role: 'guest' });
    admin = await site.person('Admin', { role: 'administrator' });
  });
  afterEach(() => site.close());

  const update = (parameters: object, by = site.owner): Promise<unknown> =>
    by.ok('PATCH', PATH, { ...parameters });
  const refused = (parameters: object, wanted: object, by = site.owner): Promise<unknown> =>
    by.fails('PATCH', PATH, { ...parameters }, { ...wanted });
  const state = async (): Promise<Body> => {
    const found = await guest.client.ok('POST', '/register', { fetch_event_types: ['realm'] });
    return Object.fromEntries(Object.entries(found).filter(([name]) => name.startsWith('realm_')));
  };
  /** The state without the legacy policies, which no event carries. */
  const told = (fields: Body): Body =>
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => !/^realm_create_\w+_stream_policy$/.test(name)),
    );
  /** The state after the given events. */
  const applied = (before: Body, news: readonly Body[]): Body => {
    const after = { ...before };
    for (const { op, property, value, data } of news) {
      const changes = op === 'update' ? { [property]: value } : data;
      for (const [name, one] of Object.entries(changes)) after[`realm_${name}`] = one;
    }
    return after;
  };

  it('changes every setting in the contract, and sends an event to all users', async () => {
    for (const row of settingRows) {
      const before = await state();
      const queue = await watch(guest.client, ['realm']);
      await update({ [row.name]: await anotherValue(site.owner, row) });
      const news = await events(queue);
      const after = await state();
      const isNew = row.name !== 'authentication_methods';
      expect(news, row.name).to.have.length(isNew ? 1 : 0);
      expect(told(applied(before, news)), row.name).to.deep.equal(told(after));
      if (isNew) expect(after[`realm_${row.name}`], row.name).not.to.deep.equal(before[`realm_${row.name}`]);
    }
  });

  it('sends no event for unchanged values', async () => {
    const queue = await watch(guest.client, ['realm']);
    const { realm_name: name } = await state();
    await update({ name: ` ${name as string}`, description: '', mandatory_topics: false });
    await update({ message_content_edit_limit_seconds: 600, message_retention_days: 'unlimited' });
    await update({ can_create_public_channel_group: { new: await systemGroup(site.owner, 'role:members') } });
    expect(await events(queue)).to.deep.equal([]);
  });

  it('changes the name and the description', async () => {
    const queue = await watch(guest.client, ['realm']);
    await update({ name: ' The team ', description: '*Talks*' });
    expect(await events(queue)).to.deep.equal([
      { type: 'realm', op: 'update', property: 'name', value: 'The team' },
      { type: 'realm', op: 'update', property: 'description', value: '*Talks*' },
    ]);
    expect(await site.anonymous.ok('GET', '/server_settings')).to.deep.include({
      realm_name: 'The team',
      realm_description: '<p><em>Talks</em></p>',
    });
    await refused({ name: ' ' }, { msg: 'name cannot be blank' });
    for (const wrong of ['a\nb', 'a\u001bb', 'a\u009fb', 'a\uffffb'])
      await refused({ name: wrong }, { msg: 'Invalid character in name, at position 2.' });
    await refused({ name: 'x'.repeat(41) }, { msg: 'name is too long (limit: 40 characters)' });
  });

  it('returns what changed, with new values except for texts', async () => {
    const moderators = await systemGroup(site.owner, 'role:moderators');
    const change = async (parameters: object): Promise<Body> => {
      const { result, msg, ...changed } = await site.owner.ok('PATCH', PATH, { ...parameters });
      expect([result, msg]).to.deep.equal(['success', '']);
      return changed;
    };
    expect(await change({ name: 'Renamed', description: 'New' })).to.deep.equal({
      name: 'updated',
      description: 'updated',
    });
    expect(await change({ name: 'Renamed', mandatory_topics: true, digest_weekday: 2 })).to.deep.equal({
      mandatory_topics: true,
      digest_weekday: 2,
    });
    const texts = { default_language: 'fr', default_code_block_language: 'js' };
    expect(await change(texts)).to.deep.equal({
      default_language: 'updated',
      default_code_block_language: 'updated',
    });
    expect(await change({ jitsi_server_url: 'https://meet.example.com' })).to.deep.equal({
      jitsi_server_url: 'updated',
    });
    expect(await change({ jitsi_server_url: 'default' })).to.deep.equal({ jitsi_server_url: null });
    const limits = { message_content_edit_limit_seconds: 'unlimited', message_retention_days: 30 };
    expect(await change(limits)).to.deep.equal({
      message_content_edit_limit_seconds: null,
      message_retention_days: 30,
    });
    expect(await change({ can_delete_any_message_group: { new: moderators } })).to.deep.equal({
      can_delete_any_message_group: moderators,
    });
    const channel = await generalId(site.owner);
    expect(await change({ service_update_announcements_stream_id: channel })).to.deep.equal({
      service_update_announcements_stream_id: channel,
      zulip_update_announcements_stream_id: channel,
    });
    expect(await change({ digest_weekday: 2 })).to.deep.equal({});
    expect(await change({})).to.deep.equal({});
  });

  it('reads the URL of a Jitsi server as text and as JSON', async () => {
    for (const [given, kept] of [
      ['https://one.example.com', 'https://one.example.com'],
      ['"https://two.example.com"', 'https://two.example.com'],
      ['"default"', null],
      ['"https:\\/\\/three.example.com"', 'https://three.example.com'],
      ['default', null],
    ] as const) {
      await update({ jitsi_server_url: given });
      expect((await state()).realm_jitsi_server_url, given).to.equal(kept);
    }
    for (const given of ['"', '""', '"\\x"', '"not a URL"', "'https://four.example.com'"]) {
      await refused({ jitsi_server_url: given }, { msg: 'Invalid jitsi_server_url: Value error, Not a URL' });
    }
  });

  it('names the value of an unknown rating or provider in its error', async () => {
    await refused({ giphy_rating: 77 }, { msg: 'Invalid giphy_rating 77', code: 'BAD_REQUEST' });
    await refused({ video_chat_provider: 99 }, { msg: 'Invalid video_chat_provider 99' });
    await update({ giphy_rating: 5, video_chat_provider: 0 });
  });

  it('sends permissions to create channels without the policies that they replaced', async () => {
    const queue = await watch(guest.client, ['realm']);
    const value = await systemGroup(site.owner, 'role:fullmembers');
    const names = ['can_create_public_channel_group', 'can_create_private_channel_group'];
    for (const name of names) await update({ [name]: { new: value } });
    expect((await events(queue)).map(({ data }) => data)).to.deep.equal(
      names.map((name) => ({ [name]: value })),
    );
  });

  it('requires an administrator, and an owner for some settings', async () => {
    await refused({ mandatory_topics: true }, { code: 'UNAUTHORIZED_PRINCIPAL' }, guest.client);
    const before = await state();
    for (const row of settingRows) {
      const parameters = { [row.name]: await anotherValue(site.owner, row) };
      if (row.role === 'owner') {
        await refused({ ...parameters, name: 'x' }, { msg: 'Must be an organization owner' }, admin.client);
      } else await update(parameters, admin.client);
    }
    const after = await state();
    for (const { name } of settingRows.filter(({ role }) => role === 'owner')) {
      expect(after[`realm_${name}`], name).to.deep.equal(before[`realm_${name}`]);
    }
    expect(after.realm_name).to.equal(before.realm_name);
  });

  it('changes a permission only if the expected old value matches', async () => {
    const moderators = await systemGroup(site.owner, 'role:moderators');
    const members = await systemGroup(site.owner, 'role:members');
    const name = 'can_create_private_channel_group';
    await refused(
      { [name]: { new: moderators, old: moderators }, mandatory_topics: true },
      { code: 'EXPECTATION_MISMATCH' },
    );
    expect((await state()).realm_mandatory_topics).to.equal(false);
    const queue = await watch(guest.client, ['realm']);
    await update({ [name]: { new: moderators, old: members } });
    const set = { direct_members: [admin.id], direct_subgroups: [moderators] };
    await update({ [name]: { new: set, old: { direct_members: [], direct_subgroups: [moderators] } } });
    await update({ [name]: moderators });
    expect((await events(queue)).map(({ data }) => data)).to.deep.equal([
      { [name]: moderators },
      { [name]: set },
      { [name]: moderators },
    ]);
  });

  it('accepts one of two concurrent changes that expect the same old value', async () => {
    const old = await systemGroup(site.owner, 'role:members');
    const wanted = await Promise.all(
      ['role:moderators', 'role:administrators'].map((name) => systemGroup(site.owner, name)),
    );
    const answers = await Promise.all(
      wanted.map((group) =>
        site.owner.send('PATCH', PATH, { can_create_public_channel_group: { new: group, old } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 400]);
  });

  it('accepts for each permission only the groups that POST /register allows', async () => {
    const { server_supported_permission_settings: supported } = await guest.client.ok('POST', '/register');
    const own = { direct_members: [admin.id], direct_subgroups: [] };
    const allowed: Readonly<Record<string, string>> = {
      'role:internet': 'allow_internet_group',
      'role:nobody': 'allow_nobody_group',
      'role:everyone': 'allow_everyone_group',
      'role:owners': 'allow_owners_group',
    };
    for (const [name, rules] of Object.entries(supported.realm as Record<string, Body>)) {
      if (rules.require_system_group) {
        const needed = { code: 'SYSTEM_GROUP_REQUIRED', setting_name: name };
        await refused({ [name]: { new: own } }, needed);
      } else await update({ [name]: { new: own } });
      for (const group of ['role:internet', 'role:nobody', 'role:everyone', 'role:owners', 'role:members']) {
        const only = rules.allowed_system_groups as string[];
        const flag = allowed[group];
        const isTaken = (only.length === 0 || only.includes(group)) && (!flag || rules[flag]);
        const parameters = { [name]: { new: await systemGroup(site.owner, group) } };
        if (isTaken) await update(parameters);
        else await refused(parameters, { msg: `'${name}' setting cannot be set to '${group}' group.` });
      }
      await refused({ [name]: { new: 4711 } }, { msg: 'Invalid user group' });
    }
  });

  it('accepts time limits from 1, or "unlimited"', async () => {
    const limits = settingRows.filter(({ name }) => /_limit_seconds$|_retention_days$/.test(name));
    expect(limits).to.have.length(5);
    for (const { name } of limits) {
      const keeps = name === 'message_retention_days' ? -1 : null;
      for (const [given, kept] of [
        [1, 1],
        [2 ** 31 - 1, 2 ** 31 - 1],
        ['unlimited', keeps],
        ['"unlimited"', keeps],
      ]) {
        await update({ [name]: given });
        expect((await state())[`realm_${name}`], name).to.equal(kept);
      }
      for (const given of [0, -1, 2 ** 31, 'forever', 'null']) {
        const invalid = { code: 'REQUEST_VARIABLE_INVALID', var_name: name };
        if (given === 'null') await update({ [name]: given });
        else await refused({ [name]: given }, invalid);
      }
    }
  });

  it('accepts existing channels, and -1 for none', async () => {
    const id = await makeChannel(admin, 'news', []);
    for (const { name } of settingRows.filter((row) => row.name.endsWith('_announcements_stream_id'))) {
      await update({ [name]: id }, admin.client);
      expect((await state())[`realm_${name}`]).to.equal(id);
      for (const other of [4711, 0, -2]) await refused({ [name]: other }, { msg: 'Invalid channel ID' });
      await update({ [name]: -1 });
      expect((await state())[`realm_${name}`]).to.equal(-1);
    }
  });

  it('refuses invalid values', async () => {
    await refused({ default_language: 'zz' }, { msg: 'Invalid default_language' });
    await refused({ jitsi_server_url: 'jitsi' }, { msg: 'Invalid jitsi_server_url: Value error, Not a URL' });
    await refused({ waiting_period_threshold: -1 }, { msg: 'waiting_period_threshold is too small' });
    await refused({ authentication_methods: { Email: false } }, { code: 'BAD_REQUEST' });
    await refused({ authentication_methods: { toString: true } }, { code: 'BAD_REQUEST' });
    await refused({ edit_topic_policy: 7 }, { code: 'BAD_REQUEST' });
    await update({ jitsi_server_url: 'https://jitsi.example.com' });
    await update({ jitsi_server_url: 'default' });
    expect((await state()).realm_jitsi_server_url).to.equal(null);
  });

  it('sends membership events for full members when the waiting period changes', async () => {
    const groups = async (): Promise<Body[]> =>
      (await guest.client.ok('POST', '/register', { fetch_event_types: ['realm_user_groups'] }))
        .realm_user_groups;
    const fullMembers = async (): Promise<number[]> =>
      (await groups()).find(({ name }) => name === 'role:fullmembers').members;
    const member = await site.person('Member');
    expect(await fullMembers()).to.include(member.id);
    const queue = await watch(guest.client, ['user_group']);
    await update({ waiting_period_threshold: 1 });
    expect(await fullMembers()).not.to.include(member.id);
    await update({ waiting_period_threshold: 0 });
    const group_id = await systemGroup(site.owner, 'role:fullmembers');
    expect(await events(queue)).to.deep.equal(
      ['remove_members', 'add_members'].map((op) => ({
        type: 'user_group',
        op,
        group_id,
        user_ids: [member.id],
      })),
    );
  });

  it('sends guests events for users they can no longer access, and for those they regain', async () => {
    await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
    const known = await site.person('Known');
    await makeChannel(known, 'shared', [guest]);
    const users = async (): Promise<Body[]> => {
      const capable = { user_list_incomplete: true };
      const { realm_users: found } = await guest.client.ok('POST', '/register', {
        fetch_event_types: ['realm_user'],
        client_capabilities: capable,
      });
      return (found as Body[]).map(({ user_id, full_name }) => ({ user_id, full_name }));
    };
    const { queue_id, last_event_id } = await guest.client.ok('POST', '/register', {
      event_types: ['realm_user'],
      client_capabilities: { user_list_incomplete: true },
    });
    const all = await users();
    const members = await systemGroup(site.owner, 'role:members');
    const everyone = await systemGroup(site.owner, 'role:everyone');
    await update({ can_access_all_users_group: { new: members } });
    const some = await users();
    expect(some.map(({ full_name }) => full_name as string)).to.deep.equal(['Guest', 'Known']);
    await update({ can_access_all_users_group: { new: everyone } });
    expect(await users()).to.deep.equal(all);
    const { events: told } = await guest.client.ok('GET', '/events', {
      queue_id,
      last_event_id,
      dont_block: true,
    });
    const strangers = all.filter(({ user_id }) => !some.some((one) => one.user_id === user_id));
    expect(told.map(({ op, person }: Body) => [op, person.user_id])).to.deep.equal([
      ...strangers.map(({ user_id }) => ['remove', user_id]),
      ...strangers.map(({ user_id }) => ['add', user_id]),
    ]);
  });

  // Only one process can open a SQLite database.
  if (testDialect === 'mysql') {
    it('refreshes the organization in every process', async () => {
      const database = await migratedTestDatabase();
      const clock = new ManualClock();
      const one = await startServer({ database, clock });
      const other = await startServer({ database, clock });
      await one.owner.ok('PATCH', PATH, { name: 'Renamed', mandatory_topics: true });
      await one.owner.ok('POST', '/realm/filters', { pattern: 'bug', url_template: 'https://a.example/' });
      const send = (topic: string): Promise<HttpResponse> =>
        other.owner.send('POST', '/messages', { type: 'channel', to: 'general', topic, content: 'a bug' });
      while ((await other.anonymous.ok('GET', '/server_settings')).realm_name !== 'Renamed')
        clock.advance(75);
      expect((await send('(no topic)')).status).to.equal(400);
      const { body } = await send('x');
      const { message } = await other.owner.ok('GET', `/messages/${body.id as number}`);
      expect(message.content).to.contain('href="https://a.example/"');
      await other.close();
      await one.close();
      await database.remove();
    });
  }
});
