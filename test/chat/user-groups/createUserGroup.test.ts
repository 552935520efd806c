import { expect } from 'chai';

import { setOrganization } from '../../support/settings.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';
import { findGroup, freshName, listGroups, makeGroup, systemGroup } from './fixtures.js';

describe('POST /user_groups/create', () => {
  let site: TestServer;
  let anna: Person;
  let guest: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    guest = await site.person('Gwen', { role: 'guest' });
  });
  after(() => site.close());

  const refused = (parameters: object, wanted: object): Promise<unknown> =>
    anna.client.fails(
      'POST',
      '/user_groups/create',
      { name: freshName(), description: '', members: [], ...parameters },
      { code: 'BAD_REQUEST', ...wanted },
    );

  it('creates the group, and sends an event to all users', async () => {
    const queue = await watch(guest.client, ['user_group']);
    const everyone = await systemGroup(anna.client, 'role:everyone');
    const { group_id: id } = await anna.client.ok('POST', '/user_groups/create', {
      name: ' backend ',
      description: 'Servers',
      members: [guest.id, anna.id, guest.id],
    });
    const group = {
      id,
      name: 'backend',
      description: 'Servers',
      members: [anna.id, guest.id],
      subgroups: [],
      direct_subgroup_ids: [],
      is_system_group: false,
      can_mention_group: everyone,
    };
    expect(await findGroup(guest.client, id)).to.deep.equal(group);
    expect(await events(queue)).to.deep.equal([{ type: 'user_group', op: 'add', group }]);
  });

  it('normalizes the value of can_mention_group', async () => {
    const moderators = await systemGroup(anna.client, 'role:moderators');
    const setting = async (value: unknown): Promise<unknown> => {
      const id = await makeGroup(anna.client, { can_mention_group: value });
      return (await findGroup(anna.client, id)).can_mention_group;
    };
    expect(await setting(moderators)).to.equal(moderators);
    expect(await setting({ direct_members: [], direct_subgroups: [moderators] })).to.equal(moderators);
    expect(
      await setting({ direct_members: [guest.id, anna.id, guest.id], direct_subgroups: [moderators] }),
    ).to.deep.equal({ direct_members: [anna.id, guest.id], direct_subgroups: [moderators] });
    expect(await setting({ direct_members: [], direct_subgroups: [] })).to.deep.equal({
      direct_members: [],
      direct_subgroups: [],
    });
  });

  it('refuses invalid values of can_mention_group', async () => {
    for (const name of ['role:internet', 'role:owners']) {
      const id = await systemGroup(anna.client, name);
      const msg = `'can_mention_group' setting cannot be set to '${name}' group.`;
      await refused({ can_mention_group: id }, { msg });
      await refused({ can_mention_group: { direct_members: [], direct_subgroups: [id] } }, { msg });
    }
    await refused({ can_mention_group: 4711 }, { msg: 'Invalid user group' });
    await refused(
      { can_mention_group: { direct_members: [4711], direct_subgroups: [] } },
      { msg: 'Invalid user ID: 4711' },
    );
    await refused(
      { can_mention_group: { direct_members: [], direct_subgroups: [4711] } },
      { msg: 'Invalid user group ID: 4711' },
    );
    await refused(
      { can_mention_group: { direct_members: [] } },
      { msg: 'can_mention_group["direct_subgroups"] field is missing: Field required' },
    );
  });

  it('refuses invalid names, and names of other groups', async () => {
    await makeGroup(anna.client, { name: 'Straße' });
    const before = await listGroups(anna.client);
    await refused({ name: ' ' }, { msg: "User group name can't be empty!" });
    await refused({ name: '😀'.repeat(101) }, { msg: 'User group name cannot exceed 100 characters.' });
    for (const prefix of ['@', 'role:', 'user:', 'stream:', 'channel:']) {
      await refused({ name: `${prefix}x` }, { msg: `User group name cannot start with '${prefix}'.` });
    }
    await refused({ name: 'STRAßE' }, { msg: "User group 'STRAßE' already exists." });
    expect(await listGroups(anna.client)).to.deep.equal(before);
    const id = await makeGroup(anna.client, { name: '😀'.repeat(100) });
    expect((await findGroup(anna.client, id)).name).to.equal('😀'.repeat(100));
  });

  it('refuses members who are unknown, deactivated or system bots', async () => {
    const gone = await site.person('Gone');
    await site.owner.ok('DELETE', `/users/${String(gone.id)}`);
    const { cross_realm_bots } = await site.owner.ok('POST', '/register', { event_types: ['realm_user'] });
    for (const id of [4711, gone.id, cross_realm_bots[0].user_id as number]) {
      await refused({ members: [anna.id, id] }, { msg: `Invalid user ID: ${String(id)}` });
    }
  });

  it('refuses guests, and follows the organization’s policy for other users', async () => {
    const moderator = await site.person('Mod', { role: 'moderator' });
    const group = { name: freshName(), description: '', members: [] };
    await guest.client.fails('POST', '/user_groups/create', group, { msg: 'Not allowed for guest users' });
    await setOrganization(site, { user_group_edit_policy: 4 });
    await refused({}, { msg: 'Insufficient permission' });
    await makeGroup(moderator.client);
    await setOrganization(site, {});
  });

  it('applies the same policy to bots', async () => {
    const bot = await site.person('Robot', { botOf: anna.id });
    const chief = await site.person('Chief Robot', { botOf: anna.id, role: 'moderator' });
    const guestly = await site.person('Guest Robot', { botOf: anna.id, role: 'guest' });
    const queue = await watch(anna.client, ['user_group']);
    const id = await makeGroup(bot.client, { members: [bot.id] });
    expect((await findGroup(anna.client, id)).members).to.deep.equal([bot.id]);
    expect((await events(queue)).map(({ op, group }) => [op, group.id] as unknown)).to.deep.equal([
      ['add', id],
    ]);
    const group = { name: freshName(), description: '', members: [] };
    await guestly.client.fails('POST', '/user_groups/create', group, { msg: 'Not allowed for guest users' });
    await setOrganization(site, { user_group_edit_policy: 4 });
    await bot.client.fails('POST', '/user_groups/create', group, { msg: 'Insufficient permission' });
    await makeGroup(chief.client);
    await setOrganization(site, {});
  });

  it('accepts one of several concurrent requests for the same name', async () => {
    const name = freshName();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        anna.client.send('POST', '/user_groups/create', { name, description: '', members: [] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    expect(answers.find(({ status }) => status !== 200)?.body.msg).to.equal(
      `User group '${name}' already exists.`,
    );
  });
});
