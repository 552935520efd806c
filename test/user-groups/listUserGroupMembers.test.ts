import { expect } from 'chai';

import { changeOrganization } from '../channels/fixtures.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { makeGroup, systemGroup } from './fixtures.js';

const DAY = 86_400_000;

describe('the members and subgroups of a user group', () => {
  let site: TestServer;
  let ownerId: number;
  let mo: Person;
  let anna: Person;
  let ben: Person;
  let guest: Person;
  /** `outer` has Ben, and `inner` as a subgroup. `inner` has the guest, and the moderators as a subgroup. */
  let outer: number;
  let inner: number;

  before(async () => {
    site = await startServer();
    ownerId = (await site.owner.ok('GET', '/users/me')).user_id;
    mo = await site.person('Mo', { role: 'moderator' });
    guest = await site.person('Gwen', { role: 'guest' });
    await guest.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['general'] });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    inner = await makeGroup(site.owner, { members: [guest.id] });
    outer = await makeGroup(site.owner, { members: [ben.id] });
    await site.owner.ok('POST', `/user_groups/${String(inner)}/subgroups`, {
      add: [await systemGroup(site.owner, 'role:moderators')],
    });
    await site.owner.ok('POST', `/user_groups/${String(outer)}/subgroups`, { add: [inner] });
  });
  after(() => site.close());

  const members = async (id: number, direct_member_only?: boolean): Promise<number[]> =>
    (await guest.client.ok('GET', `/user_groups/${String(id)}/members`, { direct_member_only })).members;
  const subgroups = async (id: number, direct_subgroup_only?: boolean): Promise<number[]> =>
    (await guest.client.ok('GET', `/user_groups/${String(id)}/subgroups`, { direct_subgroup_only }))
      .subgroups;
  const isIn = async (id: number, person: number, direct_member_only?: boolean): Promise<boolean> =>
    (
      await guest.client.ok('GET', `/user_groups/${String(id)}/members/${String(person)}`, {
        direct_member_only,
      })
    ).is_user_group_member;
  const group = (name: string): Promise<number> => systemGroup(site.owner, name);

  it('include those of subgroups at any depth by default, sorted by ID', async () => {
    expect(await members(outer)).to.deep.equal([ownerId, mo.id, guest.id, ben.id]);
    expect(await members(outer, false)).to.deep.equal([ownerId, mo.id, guest.id, ben.id]);
    expect(await members(outer, true)).to.deep.equal([ben.id]);
    const [owners, administrators, moderators] = [
      await group('role:owners'),
      await group('role:administrators'),
      await group('role:moderators'),
    ];
    expect(await subgroups(outer)).to.deep.equal([owners, administrators, moderators, inner]);
    expect(await subgroups(outer, true)).to.deep.equal([inner]);
    expect(await subgroups(owners)).to.deep.equal([]);
  });

  it('of system groups follow from the roles', async () => {
    const everyone = await group('role:everyone');
    expect(await members(everyone)).to.deep.equal([ownerId, mo.id, guest.id, anna.id, ben.id]);
    expect(await members(everyone, true)).to.deep.equal([guest.id]);
    expect(await members(await group('role:moderators'), true)).to.deep.equal([mo.id]);
    expect(await members(await group('role:nobody'))).to.deep.equal([]);
  });

  it('of full members follow from the waiting period', async () => {
    const full = await group('role:fullmembers');
    await changeOrganization(site, { waiting_period_threshold: 3 });
    expect(await members(full)).to.deep.equal([ownerId, mo.id]);
    expect([await isIn(full, anna.id), await isIn(full, mo.id)]).to.deep.equal([false, true]);
    site.clock.advance(3 * DAY);
    expect(await members(full)).to.deep.equal([ownerId, mo.id, anna.id, ben.id]);
    expect([await isIn(full, anna.id), await isIn(full, anna.id, true)]).to.deep.equal([true, true]);
    await changeOrganization(site, {});
  });

  it('can be checked for one user', async () => {
    expect([await isIn(outer, ben.id), await isIn(outer, ben.id, true)]).to.deep.equal([true, true]);
    expect([await isIn(outer, mo.id), await isIn(outer, mo.id, true)]).to.deep.equal([true, false]);
    expect([await isIn(outer, anna.id), await isIn(outer, anna.id, true)]).to.deep.equal([false, false]);
    const members_ = await group('role:members');
    expect([await isIn(members_, anna.id), await isIn(members_, anna.id, true)]).to.deep.equal([true, true]);
    expect([await isIn(members_, ownerId), await isIn(members_, ownerId, true)]).to.deep.equal([true, false]);
  });

  it('include deactivated accounts, as the list of groups does, and no bots of the server', async () => {
    const gone = await site.person('Gone');
    const id = await makeGroup(site.owner, { members: [gone.id] });
    await site.owner.ok('DELETE', `/users/${String(gone.id)}`);
    const listed = (await site.owner.ok('GET', '/user_groups')).user_groups as {
      id: number;
      members: number[];
    }[];
    const ofMembers = await group('role:members');
    for (const one of [id, ofMembers]) {
      expect(await members(one, true)).to.include(gone.id);
      expect(await members(one, true)).to.deep.equal(listed.find((each) => each.id === one)?.members);
      expect(await isIn(one, gone.id)).to.equal(true);
    }
    const { cross_realm_bots } = await site.owner.ok('POST', '/register', {
      fetch_event_types: ['realm_user'],
    });
    const bot: number = cross_realm_bots[0].user_id;
    expect(await members(ofMembers)).not.to.include(bot);
    expect([await isIn(ofMembers, bot), await isIn(ofMembers, bot, true)]).to.deep.equal([false, false]);
  });

  it('are unknown for unknown groups, and for users whom the requester cannot see', async () => {
    for (const path of ['members', 'subgroups', `members/${String(anna.id)}`])
      await anna.client.fails('GET', `/user_groups/4711/${path}`, {}, { msg: 'Invalid user group' });
    const path = (id: number): string => `/user_groups/${String(outer)}/members/${String(id)}`;
    await guest.client.fails('GET', path(4711), {}, { msg: 'No such user' });
    const value = await group('role:members');
    await site.owner.ok('PATCH', '/realm', { can_access_all_users_group: { new: value } });
    await guest.client.fails('GET', path(ben.id), {}, { code: 'BAD_REQUEST', msg: 'No such user' });
    expect(await isIn(outer, guest.id)).to.equal(true);
    await site.owner.ok('PATCH', '/realm', {
      can_access_all_users_group: { new: await group('role:everyone') },
    });
  });
});
