import { CacheKind, emptySlot } from '../../lib/caches.js';
import { roles } from '../../runtime/identity/actor.js';
import type { TxScope } from '../scope.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';

/** The fields of an account that decide its membership of groups. */
export interface GroupUser {
  readonly id: number;
  readonly role: number;
  readonly date_joined: number;
  /** Only for bots. */
  readonly bot_owner_id?: number | null;
}

export type SystemGroupName =
  | 'role:owners'
  | 'role:administrators'
  | 'role:moderators'
  | 'role:fullmembers'
  | 'role:members'
  | 'role:everyone'
  | 'role:internet'
  | 'role:nobody';

interface SystemGroup {
  readonly description: string;
  /** A group whose members all belong to this group too. */
  readonly subgroup: SystemGroupName | null;
  /** Whether a user is a direct member of the group. Members of subgroups do not count. */
  readonly hasItself: (role: number, isFullMember: boolean) => boolean;
}

const definitions: Readonly<Record<SystemGroupName, SystemGroup>> = {
  'role:owners': {
    description: 'Owners of this organization',
    subgroup: null,
    hasItself: (role) => role === roles.owner,
  },
  'role:administrators': {
    description: 'Administrators of this organization, owners included',
    subgroup: 'role:owners',
    hasItself: (role) => role === roles.administrator,
  },
  'role:moderators': {
    description: 'Moderators of this organization, administrators included',
    subgroup: 'role:administrators',
    hasItself: (role) => role === roles.moderator,
  },
  'role:fullmembers': {
    description: 'Members of this organization past the waiting period, moderators included',
    subgroup: 'role:moderators',
    hasItself: (role, isFullMember) => role === roles.member && isFullMember,
  },
  'role:members': {
    description: 'Members of this organization, not including guests',
    subgroup: 'role:fullmembers',
    hasItself: (role) => role === roles.member,
  },
  'role:everyone': {
    description: 'Everyone in this organization, including guests',
    subgroup: 'role:members',
    hasItself: (role) => role === roles.guest,
  },
  'role:internet': {
    description: 'Everyone on the Internet',
    subgroup: 'role:everyone',
    hasItself: () => false,
  },
  'role:nobody': {
    description: 'Nobody',
    subgroup: null,
    hasItself: () => false,
  },
};

export const systemGroupNames = Object.keys(definitions) as SystemGroupName[];

export const isSystemGroupName = (name: string): name is SystemGroupName => Object.hasOwn(definitions, name);

const groupsOfMembers = new Map<number, readonly SystemGroupName[]>();

/** Returns the names of the system groups of which a user is a direct member. They are found once for each role. */
export const directSystemGroups = (role: number, isFullMember: boolean): readonly SystemGroupName[] => {
  const key = 2 * role + Number(isFullMember);
  let names = groupsOfMembers.get(key);
  if (!names) {
    names = systemGroupNames.filter((name) => definitions[name].hasItself(role, isFullMember));
    groupsOfMembers.set(key, names);
  }
  return names;
};

/** Whether a user belongs to the system group, directly or through its subgroups. */
export const isInSystemGroup = (name: SystemGroupName, role: number, isFullMember: boolean): boolean => {
  const { hasItself, subgroup } = definitions[name];
  return (
    hasItself(role, isFullMember) || (subgroup !== null && isInSystemGroup(subgroup, role, isFullMember))
  );
};

const listSystemGroups = statement((db) =>
  db('user_groups').where({ is_system_group: 1 }).select('id', 'name'),
);

const setMentioned = statement((db, can_mention_group: string) =>
  db('user_groups').where({ is_system_group: 1 }).update({ can_mention_group }),
);

const listLinked = statement((db) => db('user_group_subgroups').pluck('user_group_id'));

/** Creates the missing system groups. It can run again safely. */
export const createSystemGroups = async (tx: Tx, now: number): Promise<void> => {
  const before = await loadIds(tx);
  for (const name of systemGroupNames.filter((one) => !before.has(one))) {
    await tx.insert('user_groups', {
      name,
      name_key: name,
      description: definitions[name].description,
      is_system_group: 1,
      date_created: now,
      can_mention_group: '',
    });
  }
  const ids = await loadIds(tx);
  await setMentioned(tx, String(ids.get('role:nobody')));
  const linked = new Set(await listLinked(tx));
  const chain = systemGroupNames.flatMap((name) => {
    const { subgroup } = definitions[name];
    const id = idOf(ids, name);
    return subgroup === null || linked.has(id)
      ? []
      : [{ user_group_id: id, subgroup_id: idOf(ids, subgroup) }];
  });
  await tx.insertMany('user_group_subgroups', chain);
};

export type SystemGroupIds = ReadonlyMap<SystemGroupName, number>;

const loadIds = async (tx: Tx): Promise<SystemGroupIds> =>
  new Map((await listSystemGroups(tx)).map(({ id, name }) => [name as SystemGroupName, id]));

const idOf = (ids: SystemGroupIds, name: SystemGroupName): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The system group ${name} is missing.`);
  return id;
};

export const systemGroupIdsCache = new CacheKind(() => emptySlot<SystemGroupIds>());

/** The IDs of the system groups. They never change after the first start, so they are read once. */
export const systemGroupIds = async ({ tx, services: { caches } }: TxScope): Promise<SystemGroupIds> => {
  const slot = caches.of(systemGroupIdsCache);
  if (slot.current) return slot.current;
  const ids = await loadIds(tx);
  if (ids.size === systemGroupNames.length) slot.current = ids;
  return ids;
};

export const systemGroupId = async (scope: TxScope, name: SystemGroupName): Promise<number> =>
  idOf(await systemGroupIds(scope), name);

export const systemGroupOf = async (scope: TxScope, id: number): Promise<SystemGroupName | undefined> =>
  [...(await systemGroupIds(scope))].find(([, groupId]) => groupId === id)?.[0];
