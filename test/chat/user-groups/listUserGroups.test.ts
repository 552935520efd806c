import { expect } from 'chai';

import { createSystemGroups } from '../../../src/chat/user-groups/system-groups.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('GET /user_groups', () => {
  let server: TestServer;
  let person: Person;
  let guest: Person;

  before(async () => {
    server = await startServer();
    person = await server.person('Anna');
    guest = await server.person('Gwen', { role: 'guest' });
  });
  after(() => server.close());

  const groups = async (): Promise<Record<string, Body>> => {
    const { user_groups } = await guest.client.ok('GET', '/user_groups');
    return Object.fromEntries(user_groups.map((group: Body) => [group.name, group]));
  };

  it('returns the eight system groups, each with the previous one as a subgroup', async () => {
    const found = await groups();
    const chain = [
      'owners',
      'administrators',
      'moderators',
      'fullmembers',
      'members',
      'everyone',
      'internet',
    ];
    expect(Object.keys(found)).to.deep.equal([...chain, 'nobody'].map((name) => `role:${name}`));
    chain.forEach((name, index) => {
      const before = chain[index - 1];
      const subgroups = before === undefined ? [] : [found[`role:${before}`].id];
      expect(found[`role:${name}`]).to.deep.include({ subgroups, direct_subgroup_ids: subgroups });
    });
    expect(found['role:nobody']).to.deep.include({ members: [], direct_subgroup_ids: [] });
    for (const group of Object.values(found)) {
      expect(group).to.deep.include({ is_system_group: true, can_mention_group: found['role:nobody'].id });
      expect(group.description).to.match(/organization|internet|Nobody/i);
    }
  });

  it('returns every user in the group of their role, without system bots', async () => {
    const { user_id } = await server.owner.ok('GET', '/users/me');
    const found = await groups();
    const members = Object.fromEntries(Object.entries(found).map(([name, group]) => [name, group.members]));
    expect(members).to.deep.equal({
      'role:owners': [user_id],
      'role:administrators': [],
      'role:moderators': [],
      'role:fullmembers': [person.id],
      'role:members': [person.id],
      'role:everyone': [guest.id],
      'role:internet': [],
      'role:nobody': [],
    });
  });

  it('returns each system group once, even if their creation is repeated', async () => {
    const before = await groups();
    await server.services.store.write((tx) => createSystemGroups(tx, 1));
    expect(await groups()).to.deep.equal(before);
  });

  it('returns custom groups, whose can_mention_group may be an anonymous group', async () => {
    const { store } = server.services;
    const id = await store.write(async (tx) => {
      const own = await tx.insert('user_groups', {
        name: 'backend',
        name_key: 'backend',
        description: 'servers',
        date_created: 1,
        can_mention_group: JSON.stringify({ direct_members: [person.id], direct_subgroups: [3] }),
      });
      await tx.insertMany('user_group_members', [{ user_group_id: own, user_id: person.id }]);
      await tx.insertMany('user_group_subgroups', [{ user_group_id: own, subgroup_id: 2 }]);
      return own;
    });
    expect((await groups()).backend).to.deep.equal({
      id,
      name: 'backend',
      description: 'servers',
      members: [person.id],
      subgroups: [2],
      direct_subgroup_ids: [2],
      is_system_group: false,
      can_mention_group: { direct_members: [person.id], direct_subgroups: [3] },
    });
  });
});
