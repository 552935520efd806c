import { expect } from 'chai';

import { startNested, type Nested } from './nested.js';

describe('GET /user_groups/{user_group_id}/subgroups', () => {
  let nested: Nested;

  before(async () => {
    nested = await startNested();
  });
  after(() => nested.site.close());

  it('returns subgroups at any depth by default, sorted by ID', async () => {
    const { outer, inner, group, get } = nested;
    const [owners, administrators, moderators] = [
      await group('role:owners'),
      await group('role:administrators'),
      await group('role:moderators'),
    ];
    expect((await get(outer, 'subgroups')).subgroups).to.deep.equal([
      owners,
      administrators,
      moderators,
      inner,
    ]);
    const direct = await get(outer, 'subgroups', { direct_subgroup_only: true });
    expect(direct.subgroups).to.deep.equal([inner]);
    expect((await get(owners, 'subgroups')).subgroups).to.deep.equal([]);
  });

  it('refuses unknown groups', async () => {
    const { client } = nested.anna;
    await client.fails('GET', '/user_groups/4711/subgroups', {}, { msg: 'Invalid user group' });
  });
});
