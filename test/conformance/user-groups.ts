import type { CaseSetup, CaseRequest, PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

const NOBODY = 4711;

const creating =
  (parameters: (fixtures: Fixtures) => Promise<object> | object): CaseSetup =>
  async (fixtures, base) => ({
    parameters: { ...base.parameters, name: fixtures.fresh('group'), ...(await parameters(fixtures)) },
  });

/** Changes a new group. */
const changing =
  (parameters: (fixtures: Fixtures) => Promise<object> | object): CaseSetup =>
  async (fixtures) => ({
    path: { user_group_id: await fixtures.ownGroup() },
    parameters: { ...(await parameters(fixtures)) },
  });

const asMember =
  (setup: CaseSetup): CaseSetup =>
  async (fixtures, base, one): Promise<Partial<CaseRequest>> => ({
    ...(await setup(fixtures, base, one)),
    as: (await fixtures.one('member')).client,
  });

const unnamed = (direct_members: readonly number[], direct_subgroups: readonly number[]): object => ({
  direct_members,
  direct_subgroups,
});

/** The errors of names that creating and changing a group share. */
const badNames = (
  arranging: (parameters: (fixtures: Fixtures) => Promise<object> | object) => CaseSetup,
): Record<string, CaseSetup> => ({
  userGroupNameEmpty: arranging(() => ({ name: ' ' })),
  userGroupNameTooLong: arranging(() => ({ name: 'x'.repeat(101) })),
  userGroupNamePrefix: arranging(() => ({ name: '@backend' })),
  userGroupNameTaken: arranging(async (fixtures) => {
    const name = 'backend';
    await fixtures.owner.send('POST', '/user_groups/create', { name, description: '', members: [] });
    return { name };
  }),
});

const unknownGroup: CaseSetup = () => ({ path: { user_group_id: NOBODY }, parameters: {} });

const membershipOf =
  (user: (fixtures: Fixtures) => Promise<number> | number): CaseSetup =>
  async (fixtures) => ({
    path: { user_group_id: await fixtures.ownGroup(), user_id: await user(fixtures) },
    parameters: {},
  });

const internet = (fixtures: Fixtures): Promise<number> => fixtures.systemGroupId('role:internet');

export const userGroups: PartArrangements = {
  createUserGroup: {
    default: creating(() => ({})),
    ...badNames(creating),
    insufficientPermission: async (fixtures, base, one) => ({
      ...(await asMember(creating(() => ({})))(fixtures, base, one)),
      ...(await fixtures.settings({ user_group_edit_policy: 2 })),
    }),
    invalidGroupMember: creating(() => ({ members: [NOBODY] })),
    invalidUserGroup: creating(() => ({ can_mention_group: NOBODY })),
    invalidUserGroupId: creating(() => ({ can_mention_group: unnamed([], [NOBODY]) })),
    groupNotAllowedForSetting: creating(async (fixtures) => ({
      can_mention_group: await internet(fixtures),
    })),
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
    groupNotAllowedForSetting: changing(async (fixtures) => ({
      can_mention_group: { new: await internet(fixtures) },
    })),
  },
  updateUserGroupSubgroups: {
    default: changing(async (fixtures) => ({ add: [await fixtures.ownGroup()] })),
    invalidUserGroup: () => ({ path: { user_group_id: NOBODY }, parameters: { add: [NOBODY] } }),
    insufficientPermission: asMember(changing(async (fixtures) => ({ add: [await fixtures.ownGroup()] }))),
    nothingToAddOrDelete: changing(() => ({})),
    invalidUserGroupId: changing(() => ({ add: [NOBODY] })),
    subgroupAlready: async (fixtures) => {
      const [user_group_id, subgroup] = [await fixtures.ownGroup(), await fixtures.ownGroup()];
      const parameters = { add: [subgroup] };
      await fixtures.owner.ok('POST', `/user_groups/${String(user_group_id)}/subgroups`, parameters);
      return { path: { user_group_id }, parameters };
    },
    subgroupCycle: async (fixtures) => {
      const user_group_id = await fixtures.ownGroup();
      return { path: { user_group_id }, parameters: { add: [user_group_id] } };
    },
    subgroupMissing: changing(async (fixtures) => ({ delete: [await fixtures.ownGroup()] })),
  },
  deleteUserGroup: {
    default: changing(() => ({})),
    invalidUserGroup: unknownGroup,
    insufficientPermission: asMember(changing(() => ({}))),
    userGroupInUse: async (fixtures) => {
      const [outer, inner] = [await fixtures.ownGroup(), await fixtures.ownGroup()];
      await fixtures.owner.ok('POST', `/user_groups/${String(outer)}/subgroups`, { add: [inner] });
      return { path: { user_group_id: inner }, parameters: {} };
    },
  },
  listUserGroupMembers: { default: changing(() => ({})), invalidUserGroup: unknownGroup },
  listUserGroupSubgroups: { default: changing(() => ({})), invalidUserGroup: unknownGroup },
  getUserGroupMembership: {
    default: membershipOf((fixtures) => fixtures.ownerId),
    invalidUserGroup: async (fixtures) => ({
      path: { user_group_id: NOBODY, user_id: await fixtures.ownerId },
      parameters: {},
    }),
    noSuchUser: membershipOf(() => NOBODY),
  },
  updateUserGroupMembers: {
    default: changing(async (fixtures) => ({ add: [(await fixtures.person()).id] })),
    invalidUserGroup: () => ({ path: { user_group_id: NOBODY }, parameters: { add: [NOBODY] } }),
    insufficientPermission: asMember(changing(async (fixtures) => ({ add: [await fixtures.ownerId] }))),
    nothingToAddOrDelete: changing(() => ({})),
    invalidGroupMember: changing(() => ({ add: [NOBODY] })),
    alreadyGroupMember: async (fixtures) => {
      const parameters = { add: [(await fixtures.person()).id] };
      const user_group_id = await fixtures.ownGroup();
      await fixtures.owner.ok('POST', `/user_groups/${String(user_group_id)}/members`, parameters);
      return { path: { user_group_id }, parameters };
    },
    notGroupMember: changing(() => ({ delete: [NOBODY] })),
  },
};
