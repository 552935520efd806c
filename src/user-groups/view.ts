import type { components } from '../../generated/types.js';
import { readValue, type GroupRow } from './store.js';

export type UserGroup = components['schemas']['UserGroup'];
export type GroupSettingValue = components['schemas']['GroupSettingValue'];

/** The group as the API tells it. */
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
