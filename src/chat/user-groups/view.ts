import type { components } from '../../../generated/types.js';

export type UserGroup = components['schemas']['UserGroup'];
export type GroupSettingValue = components['schemas']['GroupSettingValue'];

export interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly is_system_group: 0 | 1;
  readonly can_mention_group: string;
}

/** Returns the users and groups that may mention the group. */
export const readValue = ({ can_mention_group }: Pick<GroupRow, 'can_mention_group'>): GroupSettingValue =>
  JSON.parse(can_mention_group) as GroupSettingValue;

/** Returns the group as the API shows it. */
export const viewUserGroup = (
  row: GroupRow,
  members: readonly number[],
  subgroups: readonly number[],
): UserGroup => ({
  id: row.id,
  name: row.name,
  description: row.description,
  members: [...members],
  subgroups: [...subgroups],
  direct_subgroup_ids: [...subgroups],
  is_system_group: row.is_system_group === 1,
  can_mention_group: readValue(row),
});
