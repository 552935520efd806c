import { expect } from 'chai';

import { setOrganization } from '../../support/settings.js';
import { makeGroup } from './fixtures.js';
import { DAY_MS, startNested, type Nested } from './nested.js';

describe('GET /user_groups/{user_group_id}/members/{user_id}', () => {
  let nested: Nested;

  before(async () => {
    nested = await startNested();
  });
  after(() => nested.site.close());

  /** Whether a user is in a group at all, and whether directly. */
  const isIn = async (id: number, userId: number): Promise<boolean[]> => {
    const answers = [false, true].map((direct_member_only) =>
      nested.get(id, `members/${String(userId)}`, { direct_member_only }),
    );
    return (await Promise.all(answers)).map(({ is_user_group_member }) => is_user_group_member);
  };

  it('tells direct members from members of subgroups', async () => {
    const { outer, ben, mo, anna, group, ownerId } = nested;
    expect(await isIn(outer, ben.id)).to.deep.equal([true, true]);
    expect(await isIn(outer, mo.id)).to.deep.equal([true, false]);
    expect(await isIn(outer, anna.id)).to.deep.equal([false, false]);
    const members = await group('role:members');
    expect(await isIn(members, anna.id)).to.deep.equal([true, true]);
    expect(await isIn(members, ownerId)).to.deep.equal([true, false]);
    expect((await nested.get(outer, `members/${String(mo.id)}`)).is_user_group_member).to.equal(true);
  });

  it('follows the waiting period of full members', async () => {
    const { site, anna, mo, group } = nested;
    const full = await group('role:fullmembers');
    await setOrganization(site, { waiting_period_threshold: 3 });
    expect([await isIn(full, anna.id), await isIn(full, mo.id)]).to.deep.equal([
      [false, false],
      [true, false],
    ]);
    site.clock.advance(3 * DAY_MS);
    expect(await isIn(full, anna.id)).to.deep.equal([true, true]);
    await setOrganization(site, {});
  });

  it('counts deactivated accounts as members, and no bots of the server', async () => {
    const { site, group } = nested;
    const gone = await site.person('Gone');
    const id = await makeGroup(site.owner, { members: [gone.id] });
    await site.owner.ok('DELETE', `/users/${String(gone.id)}`);
    const members = await group('role:members');
    for (const one of [id, members]) expect(await isIn(one, gone.id)).to.deep.equal([true, true]);
    const { cross_realm_bots } = await site.owner.ok('POST', '/register', {
      fetch_event_types: ['realm_user'],
    });
    expect(await isIn(members, cross_realm_bots[0].user_id)).to.deep.equal([false, false]);
  });

  it('refuses unknown groups, unknown users, and users whom the requester cannot see', async () => {
    const { site, guest, anna, ben, outer, group } = nested;
    const path = (id: number, user: number): string => `/user_groups/${String(id)}/members/${String(user)}`;
    await anna.client.fails('GET', path(4711, anna.id), {}, { msg: 'Invalid user group' });
    await guest.client.fails('GET', path(outer, 4711), {}, { msg: 'No such user' });
    const see = async (name: string): Promise<unknown> =>
      site.owner.ok('PATCH', '/realm', { can_access_all_users_group: { new: await group(name) } });
    await see('role:members');
    await guest.client.fails('GET', path(outer, ben.id), {}, { code: 'BAD_REQUEST', msg: 'No such user' });
    expect(await isIn(outer, guest.id)).to.deep.equal([true, false]);
    await see('role:everyone');
  });
});
