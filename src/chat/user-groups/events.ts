import { roles } from '../../runtime/identity/actor.js';
import type { TxScope } from '../scope.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { isFullMember, isPastWaiting } from './membership.js';
import type { GroupChange } from './store.js';
import { directSystemGroups, systemGroupId, type GroupUser, type SystemGroupName } from './system-groups.js';
import type { UserGroup } from './view.js';

/** Sends everyone a change of the direct members of a group. */
export const emitGroupMembers = (
  tx: Tx,
  op: 'add_members' | 'remove_members',
  group_id: number,
  user_ids: readonly number[],
): void => {
  tx.emit({ type: 'user_group', op, group_id, user_ids }, { users: 'everyone' });
};

const emitMembers = async (
  scope: TxScope,
  op: 'add_members' | 'remove_members',
  name: SystemGroupName,
  user_ids: readonly number[],
): Promise<void> => {
  if (user_ids.length === 0) return;
  emitGroupMembers(scope.tx, op, await systemGroupId(scope, name), user_ids);
};

/**
 * Sends everyone the changes of the system groups after a change of an account's role. `before` is null for a new
 * account.
 */
export const emitRoleGroups = async (
  scope: TxScope,
  user: GroupUser,
  before: number | null,
): Promise<void> => {
  const isFull = isFullMember(scope.services, user);
  const left = before === null ? [] : directSystemGroups(before, isFull);
  const joined = directSystemGroups(user.role, isFull);
  for (const name of left.filter((one) => !joined.includes(one))) {
    await emitMembers(scope, 'remove_members', name, [user.id]);
  }
  for (const name of joined.filter((one) => !left.includes(one))) {
    await emitMembers(scope, 'add_members', name, [user.id]);
  }
};

const listByRole = statement((db, role: number) =>
  db('users').where({ role, is_system_bot: 0 }).orderBy('id').select('id', 'role', 'date_joined'),
);

/**
 * Sends everyone which users became full members, and which no longer are, after a change of the waiting period.
 * `before` and `days` are in days.
 */
export const emitWaitingPeriod = async (scope: TxScope, before: number, days: number): Promise<void> => {
  const { tx, services } = scope;
  const members = await listByRole(tx, roles.member);
  const were = members.map((one) => isPastWaiting(services, one, before));
  const are = members.map((one) => isPastWaiting(services, one, days));
  const ids = (holds: (index: number) => boolean): number[] =>
    members.flatMap(({ id }, index) => (holds(index) ? [id] : []));
  const joined = ids((index) => are[index] === true && were[index] === false);
  const left = ids((index) => were[index] === true && are[index] === false);
  await emitMembers(scope, 'remove_members', 'role:fullmembers', left);
  await emitMembers(scope, 'add_members', 'role:fullmembers', joined);
};

/** Sends everyone a `user_group` event for a new group. */
export const emitGroupAdded = (
  tx: Tx,
  group: Omit<UserGroup, 'subgroups' | 'direct_subgroup_ids' | 'is_system_group'>,
): void => {
  const added: UserGroup = {
    ...group,
    subgroups: [],
    direct_subgroup_ids: [],
    is_system_group: false,
  };
  tx.emit({ type: 'user_group', op: 'add', group: added }, { users: 'everyone' });
};

export const emitGroupRemoved = (tx: Tx, group_id: number): void => {
  tx.emit({ type: 'user_group', op: 'remove', group_id }, { users: 'everyone' });
};

export const emitGroupUpdated = (tx: Tx, group_id: number, data: GroupChange): void => {
  tx.emit({ type: 'user_group', op: 'update', group_id, data }, { users: 'everyone' });
};

export const emitSubgroups = (
  tx: Tx,
  op: 'add_subgroups' | 'remove_subgroups',
  group_id: number,
  direct_subgroup_ids: readonly number[],
): void => {
  tx.emit({ type: 'user_group', op, group_id, direct_subgroup_ids }, { users: 'everyone' });
};
