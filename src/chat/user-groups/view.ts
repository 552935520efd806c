import type { components } from '../../../generated/types.js';
import type { ColumnOf, RowOf } from '../../runtime/store/types.js';

export type UserGroup = components['schemas']['UserGroup'];
export type GroupSettingValue = components['schemas']['GroupSettingValue'];

export const groupColumns = [
  'id',
  'name',
  'description',
  'is_system_group',
  'can_mention_group',
] as const satisfies ColumnOf<'user_groups'>[];

export type GroupRow = Readonly<Pick<RowOf<'user_groups'>, (typeof groupColumns)[number]>>;

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
