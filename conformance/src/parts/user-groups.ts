import type { CaseSetup, PartArrangements } from '../cases/case-setup.js';
import type { CaseRequest } from '../world/case-request.js';
import { UNKNOWN, type World } from '../world/world.js';

const creating =
  (parameters: (world: World) => Promise<object> | object): CaseSetup =>
  async (world, base) => ({
    parameters: { ...base.parameters, name: world.fresh('group'), ...(await parameters(world)) },
  });

/** Changes a new group. */
const changing =
  (parameters: (world: World) => Promise<object> | object): CaseSetup =>
  async (world) => ({
    path: { user_group_id: await world.ownGroup() },
    parameters: { ...(await parameters(world)) },
  });

const asMember =
  (setup: CaseSetup): CaseSetup =>
  async (world, base, one): Promise<Partial<CaseRequest>> => ({
    ...(await setup(world, base, one)),
    as: (await world.one('member')).client,
  });

const unnamed = (direct_members: readonly number[], direct_subgroups: readonly number[]): object => ({
  direct_members,
  direct_subgroups,
});

/** The errors of names that creating and changing a group share. */
const badNames = (
  arranging: (parameters: (world: World) => Promise<object> | object) => CaseSetup,
): Record<string, CaseSetup> => ({
  userGroupNameEmpty: arranging(() => ({ name: ' ' })),
  userGroupNameTooLong: arranging(() => ({ name: 'x'.repeat(101) })),
  userGroupNamePrefix: arranging(() => ({ name: '@backend' })),
  userGroupNameTaken: arranging(async (world) => {
    const name = world.fresh('taken');
    await world.ownGroup(name);
    return { name };
  }),
});

const unknownGroup: CaseSetup = () => ({ path: { user_group_id: UNKNOWN }, parameters: {} });

const membershipOf =
  (user: (world: World) => Promise<number> | number): CaseSetup =>
  async (world) => ({
    path: { user_group_id: await world.ownGroup(), user_id: await user(world) },
    parameters: {},
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
    invalidGroupMember: creating(() => ({ members: [UNKNOWN] })),
    invalidUserGroup: creating(() => ({ can_mention_group: UNKNOWN })),
    invalidUserGroupId: creating(() => ({ can_mention_group: unnamed([], [UNKNOWN]) })),
    groupNotAllowedForSetting: creating(async (world) => ({
      can_mention_group: await internet(world),
    })),
  },
  updateUserGroup: {
    default: changing(() => ({ description: 'new' })),
    ...badNames(changing),
    invalidUserGroup: () => ({ path: { user_group_id: UNKNOWN }, parameters: { description: 'new' } }),
    insufficientPermission: asMember(changing(() => ({ description: 'new' }))),
    noNewGroupData: changing(() => ({})),
    expectationMismatch: changing(() => ({ can_mention_group: { new: 3, old: unnamed([UNKNOWN], []) } })),
    invalidGroupMember: changing(() => ({ can_mention_group: { new: unnamed([UNKNOWN], []) } })),
    invalidUserGroupId: changing(() => ({ can_mention_group: { new: unnamed([], [UNKNOWN, UNKNOWN + 1]) } })),
    groupNotAllowedForSetting: changing(async (world) => ({
      can_mention_group: { new: await internet(world) },
    })),
  },
  updateUserGroupSubgroups: {
    default: changing(async (world) => ({ add: [await world.ownGroup()] })),
    invalidUserGroup: () => ({ path: { user_group_id: UNKNOWN }, parameters: { add: [UNKNOWN] } }),
    insufficientPermission: asMember(changing(async (world) => ({ add: [await world.ownGroup()] }))),
    nothingToAddOrDelete: changing(() => ({})),
    invalidUserGroupId: changing(() => ({ add: [UNKNOWN] })),
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
  deleteUserGroup: {
    default: changing(() => ({})),
    invalidUserGroup: unknownGroup,
    insufficientPermission: asMember(changing(() => ({}))),
    userGroupInUse: async (world) => {
      const [outer, inner] = [await world.ownGroup(), await world.ownGroup()];
      await world.owner.ok('POST', `/user_groups/${String(outer)}/subgroups`, { add: [inner] });
      return { path: { user_group_id: inner }, parameters: {} };
    },
  },
  listUserGroupMembers: { default: changing(() => ({})), invalidUserGroup: unknownGroup },
  listUserGroupSubgroups: { default: changing(() => ({})), invalidUserGroup: unknownGroup },
  getUserGroupMembership: {
    default: membershipOf((world) => world.ownerId),
    invalidUserGroup: async (world) => ({
      path: { user_group_id: UNKNOWN, user_id: await world.ownerId },
      parameters: {},
    }),
    noSuchUser: membershipOf(() => UNKNOWN),
  },
  updateUserGroupMembers: {
    default: changing(async (world) => ({ add: [(await world.person()).id] })),
    invalidUserGroup: () => ({ path: { user_group_id: UNKNOWN }, parameters: { add: [UNKNOWN] } }),
    insufficientPermission: asMember(changing(async (world) => ({ add: [await world.ownerId] }))),
    nothingToAddOrDelete: changing(() => ({})),
    invalidGroupMember: changing(() => ({ add: [UNKNOWN] })),
    alreadyGroupMember: async (world) => {
      const parameters = { add: [(await world.person()).id] };
      const user_group_id = await world.ownGroup();
      await world.owner.ok('POST', `/user_groups/${String(user_group_id)}/members`, parameters);
      return { path: { user_group_id }, parameters };
    },
    notGroupMember: changing(() => ({ delete: [UNKNOWN] })),
  },
};
