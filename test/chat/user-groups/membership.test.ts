import { expect } from 'chai';

import { roles } from '../../../src/runtime/identity/actor.js';
import type { Role } from '../../../src/contract/types.js';
import { isInGroup } from '../../../src/chat/user-groups/membership.js';
import {
  systemGroupIds,
  systemGroupNames,
  type SystemGroupName,
} from '../../../src/chat/user-groups/system-groups.js';
import type { GroupSettingValue } from '../../../src/chat/user-groups/view.js';
import { setOrganization } from '../../support/settings.js';
import { startServer, type TestServer } from '../../support/server.js';

const DAY = 86_400_000;

describe('isInGroup', () => {
  let server: TestServer;
  const ids = {} as Record<SystemGroupName, number>;

  before(async () => {
    server = await startServer();
    const found = await server.services.store.read((tx) => systemGroupIds({ tx, services: server.services }));
    Object.assign(ids, Object.fromEntries(found));
  });
  after(() => server.close());

  const member = (id: number, role: Role, value: GroupSettingValue, date_joined = 1): Promise<boolean> =>
    server.services.store.read((tx) =>
      isInGroup({ tx, services: server.services }, { id, role: roles[role], date_joined }, value),
    );
  const groupsOf = async (role: Role): Promise<SystemGroupName[]> => {
    const inside = await Promise.all(systemGroupNames.map((name) => member(1, role, ids[name])));
    return systemGroupNames.filter((_, index) => inside[index]);
  };

  it('derives membership in system groups from the role', async () => {
    const all = systemGroupNames.filter((name) => name !== 'role:nobody');
    expect(await groupsOf('owner')).to.deep.equal(all);
    expect(await groupsOf('administrator')).to.deep.equal(all.slice(1));
    expect(await groupsOf('moderator')).to.deep.equal(all.slice(2));
    expect(await groupsOf('member')).to.deep.equal(all.slice(3));
    expect(await groupsOf('guest')).to.deep.equal(['role:everyone', 'role:internet']);
  });

  it('counts users as full members after the organization’s waiting period', async () => {
    await setOrganization(server, { waiting_period_threshold: 3 });
    await server.owner.ok('GET', '/users/me');
    const joined = server.services.clock.seconds();
    expect(await member(1, 'member', ids['role:fullmembers'], joined)).to.equal(false);
    expect(await member(1, 'moderator', ids['role:fullmembers'], joined)).to.equal(true);
    server.clock.advance(3 * DAY);
    expect(await member(1, 'member', ids['role:fullmembers'], joined)).to.equal(true);
    await setOrganization(server, {});
  });

  it('includes members of subgroups at any depth, and terminates on cycles', async () => {
    const { store } = server.services;
    const [outer, middle, inner] = await store.write(async (tx) => {
      const made: number[] = [];
      for (const name of ['outer', 'middle', 'inner']) {
        const row = { name, name_key: name, description: '', date_created: 1, can_mention_group: '1' };
        made.push(await tx.insert('user_groups', row));
      }
      const [first = 0, second = 0, third = 0] = made;
      await tx.insertMany('user_group_subgroups', [
        { user_group_id: first, subgroup_id: second },
        { user_group_id: second, subgroup_id: third },
        { user_group_id: third, subgroup_id: second },
        { user_group_id: third, subgroup_id: ids['role:moderators'] },
      ]);
      await tx.insertMany('user_group_members', [{ user_group_id: third, user_id: 501 }]);
      return [first, second, third] as const;
    });
    for (const group of [outer, middle, inner]) {
      expect(await member(501, 'guest', group)).to.equal(true);
      expect(await member(502, 'guest', group)).to.equal(false);
      expect(await member(502, 'owner', group)).to.equal(true);
      expect(await member(502, 'member', group)).to.equal(false);
    }
    const unnamed = { direct_members: [600], direct_subgroups: [outer] };
    expect(await member(600, 'guest', unnamed)).to.equal(true);
    expect(await member(501, 'guest', unnamed)).to.equal(true);
    expect(await member(601, 'member', unnamed)).to.equal(false);
  });

  it('needs no database statement for system groups', async () => {
    const statements = await server.services.store.read(async (tx) => {
      await isInGroup(
        { tx, services: server.services },
        { id: 1, role: roles.member, date_joined: 1 },
        ids['role:members'],
      );
      return tx.statements;
    });
    expect(statements).to.equal(0);
  });
});
