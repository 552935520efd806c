import type { Body } from '../client.js';
import { drop, type Appliers, type State } from './types.js';

const groupOf = (state: State, groupId: number): Body =>
  state.realm_user_groups.find(({ id }: Body) => id === groupId);

const changeList = (group: Body, list: string, change: (ids: Set<number>) => void): void => {
  const ids = new Set<number>(group[list]);
  change(ids);
  group[list] = [...ids];
};

const add =
  (added: readonly number[]) =>
  (ids: Set<number>): void => {
    for (const id of added) ids.add(id);
  };
const remove =
  (removed: readonly number[]) =>
  (ids: Set<number>): void => {
    for (const id of removed) ids.delete(id);
  };

/** Changes both fields that contain the subgroups. */
const changeSubgroups = (group: Body, change: (ids: Set<number>) => void): void => {
  for (const name of ['subgroups', 'direct_subgroup_ids']) changeList(group, name, change);
};

export const groupAppliers: Appliers = {
  'user_group add': (state, { group }) => {
    state.realm_user_groups.push(group);
  },
  'user_group remove': (state, { group_id }) => {
    drop(state.realm_user_groups, ({ id }) => id === group_id);
  },
  'user_group update': (state, { group_id, data }) => {
    Object.assign(groupOf(state, group_id), data);
  },
  'user_group add_members': (state, { group_id, user_ids }) => {
    changeList(groupOf(state, group_id), 'members', add(user_ids));
  },
  'user_group remove_members': (state, { group_id, user_ids }) => {
    changeList(groupOf(state, group_id), 'members', remove(user_ids));
  },
  'user_group add_subgroups': (state, { group_id, direct_subgroup_ids }) => {
    changeSubgroups(groupOf(state, group_id), add(direct_subgroup_ids));
  },
  'user_group remove_subgroups': (state, { group_id, direct_subgroup_ids }) => {
    changeSubgroups(groupOf(state, group_id), remove(direct_subgroup_ids));
  },
};

/** Whether the user of the state is in a group or in one of its subgroups. */
export const isInGroup = (state: State, wanted: unknown): boolean => {
  if (typeof wanted !== 'number') {
    const { direct_members, direct_subgroups } = wanted as Body;
    const isDirect: boolean = direct_members.includes(state.user_id);
    return isDirect || direct_subgroups.some((id: number) => isInGroup(state, id));
  }
  const { members, direct_subgroup_ids } = groupOf(state, wanted);
  const isDirect: boolean = members.includes(state.user_id);
  return isDirect || direct_subgroup_ids.some((id: number) => isInGroup(state, id));
};
