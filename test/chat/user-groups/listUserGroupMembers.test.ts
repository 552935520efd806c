import { expect } from 'chai';

import { setOrganization } from '../../support/settings.js';
import type { Body } from '../../support/client.js';
import { makeGroup } from './fixtures.js';
import { DAY_MS, startNested, type Nested } from './nested.js';

describe('GET /user_groups/{user_group_id}/members', () => {
  let nested: Nested;

  before(async () => {
    nested = await startNested();
  });
  after(() => nested.site.close());

  const members = async (id: number, direct_member_only?: boolean): Promise<number[]> =>
    (await nested.get(id, 'members', { direct_member_only })).members;

  it('returns the members of subgroups at any depth too by default, sorted by ID', async () => {
    const { outer, ownerId, mo, guest, ben } = nested;
    expect(await members(outer)).to.deep.equal([ownerId, mo.id, guest.id, ben.id]);
    expect(await members(outer, false)).to.deep.equal([ownerId, mo.id, guest.id, ben.id]);
    expect(await members(outer, true)).to.deep.equal([ben.id]);
  });

  it('returns the members of system groups by role', async () => {
    const { group, ownerId, mo, guest, anna, ben } = nested;
    const everyone = await group('role:everyone');
    expect(await members(everyone)).to.deep.equal([ownerId, mo.id, guest.id, anna.id, ben.id]);
    expect(await members(everyone, true)).to.deep.equal([guest.id]);
    expect(await members(await group('role:moderators'), true)).to.deep.equal([mo.id]);
    expect(await members(await group('role:nobody'))).to.deep.equal([]);
  });

  it('returns full members after their waiting period', async () => {
    const { site, group, ownerId, mo, anna, ben } = nested;
    const full = await group('role:fullmembers');
    await setOrganization(site, { waiting_period_threshold: 3 });
    expect(await members(full)).to.deep.equal([ownerId, mo.id]);
    site.clock.advance(3 * DAY_MS);
    expect(await members(full)).to.deep.equal([ownerId, mo.id, anna.id, ben.id]);
    await setOrganization(site, {});
  });

  it('returns deactivated accounts, as the list of groups does, and no bots of the server', async () => {
    const { site, group } = nested;
    const gone = await site.person('Gone');
    const id = await makeGroup(site.owner, { members: [gone.id] });
    await site.owner.ok('DELETE', `/users/${String(gone.id)}`);
    const { user_groups: listed } = await site.owner.ok('GET', '/user_groups');
    const ofMembers = await group('role:members');
    for (const one of [id, ofMembers]) {
      expect(await members(one, true)).to.include(gone.id);
      expect(await members(one, true)).to.deep.equal(listed.find((each: Body) => each.id === one).members);
    }
    const { cross_realm_bots } = await site.owner.ok('POST', '/register', {
      fetch_event_types: ['realm_user'],
    });
    expect(await members(ofMembers)).not.to.include(cross_realm_bots[0].user_id);
  });

  it('refuses unknown groups', async () => {
    const { client } = nested.anna;
    await client.fails('GET', '/user_groups/4711/members', {}, { msg: 'Invalid user group' });
  });
});
