import type { Arrangement, CaseRequest, PartArrangements } from './arrangement.js';
import type { World } from './world.js';

const NOBODY = 4711;

const creating =
  (parameters: (world: World) => Promise<object> | object): Arrangement =>
  async (world, base) => ({
    parameters: { ...base.parameters, name: world.fresh('group'), ...(await parameters(world)) },
  });

/** About a group of its own. */
const changing =
  (parameters: (world: World) => Promise<object> | object): Arrangement =>
  async (world) => ({
    path: { user_group_id: await world.ownGroup() },
    parameters: { ...(await parameters(world)) },
  });

const asMember =
  (arrangement: Arrangement): Arrangement =>
  async (world, base, one): Promise<Partial<CaseRequest>> => ({
    ...(await arrangement(world, base, one)),
    as: (await world.one('member')).client,
  });

const unnamed = (direct_members: readonly number[], direct_subgroups: readonly number[]): object => ({
  direct_members,
  direct_subgroups,
});

/** The errors of names that making and changing a group share. */
const badNames = (
  arranging: (parameters: (world: World) => Promise<object> | object) => Arrangement,
): Record<string, Arrangement> => ({
  userGroupNameEmpty: arranging(() => ({ name: ' ' })),
  userGroupNameTooLong: arranging(() => ({ name: 'x'.repeat(101) })),
  userGroupNamePrefix: arranging(() => ({ name: '@backend' })),
  userGroupNameTaken: arranging(async (world) => {
    const name = 'backend';
    await world.owner.send('POST', '/user_groups/create', { name, description: '', members: [] });
    return { name };
  }),
});

const internet = (world: World): Promise<number> => world.systemGroupId('role:internet');

export const userGroups: PartArrangements = {
  createUserGroup: {
    default: creating(() => ({})),
    ...badNames(creating),
    insufficientPermission: async (world, base, one) => ({
      ...(await asMember(creating(() => ({})))(world, base, one)),
      ...(await world.settings({ user_group_edit_policy: 2 })),
    }),
    invalidGroupMember: creating(() => ({ members: [NOBODY] })),
    invalidUserGroup: creating(() => ({ can_mention_group: NOBODY })),
    invalidUserGroupId: creating(() => ({ can_mention_group: unnamed([], [NOBODY]) })),
    groupNotAllowedForSetting: creating(async (world) => ({ can_mention_group: await internet(world) })),
  },
  updateUserGroup: {
    default: changing(() => ({ description: 'new' })),
    ...badNames(changing),
    invalidUserGroup: () => ({ path: { user_group_id: NOBODY }, parameters: { description: 'new' } }),
    insufficientPermission: asMember(changing(() => ({ description: 'new' }))),
    noNewGroupData: changing(() => ({})),
    expectationMismatch: changing(() => ({ can_mention_group: { new: 3, old: unnamed([NOBODY], []) } })),
    invalidGroupMember: changing(() => ({ can_mention_group: { new: unnamed([NOBODY], []) } })),
    invalidUserGroupId: changing(() => ({ can_mention_group: { new: unnamed([], [NOBODY, NOBODY + 1]) } })),
    groupNotAllowedForSetting: changing(async (world) => ({
      can_mention_group: { new: await internet(world) },
    })),
  },
  updateUserGroupSubgroups: {
    default: changing(async (world) => ({ add: [await world.ownGroup()] })),
    invalidUserGroup: () => ({ path: { user_group_id: NOBODY }, parameters: { add: [NOBODY] } }),
    insufficientPermission: asMember(changing(async (world) => ({ add: [await world.ownGroup()] }))),
    nothingToDoWithSubgroups: changing(() => ({})),
    invalidUserGroupId: changing(() => ({ add: [NOBODY] })),
    subgroupAlready: async (world) => {
      const [user_group_id, subgroup] = [await world.ownGroup(), await world.ownGroup()];
      const parameters = { add: [subgroup] };
      await world.owner.ok('POST', `/user_groups/${String(user_group_id)}/subgroups`, parameters);
      return { path: { user_group_id }, parameters };
    },
    subgroupCycle: async (world) => {
      const user_group_id = await world.ownGroup();
      return { path: { user_group_id }, parameters: { add: [user_group_id] } };
    },
    subgroupMissing: changing(async (world) => ({ delete: [await world.ownGroup()] })),
  },
};
