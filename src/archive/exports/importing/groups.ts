import { nameKey } from '../../../lib/name-key.js';
import type { WriteRecords } from './import.js';
import { bit } from './import.js';

export const writeGroups: WriteRecords<'groups'> = async ({ on, tx }, items) => {
  const rows = items.map(({ record }) => ({
    id: record.id,
    name: record.name.trim(),
    name_key: nameKey(record.name.trim()),
    description: record.description,
    is_system_group: bit(record.is_system),
    creator_id: record.creator ?? null,
    date_created: record.created_at ?? on.services.clock.seconds(),
    can_mention_group: JSON.stringify(record.can_mention),
  }));
  await tx.insertMany('user_groups', rows);
};

export const writeGroupMembers: WriteRecords<'group_members'> = async ({ tx }, items) => {
  const rows = items.map(({ record: { group, user } }) => ({ user_group_id: group, user_id: user }));
  await tx.insertMany('user_group_members', rows);
};

/** The subgroups of system groups follow from the server. */
export const writeSubgroups: WriteRecords<'group_subgroups'> = async ({ tx }, items) => {
  const system = await tx.all<{ id: number }>('SELECT id FROM user_groups WHERE is_system_group = 1');
  const systemIds = new Set(system.map(({ id }) => id));
  const rows = items
    .filter(({ record }) => !systemIds.has(record.group))
    .map(({ record: { group, subgroup } }) => ({ user_group_id: group, subgroup_id: subgroup }));
  await tx.insertMany('user_group_subgroups', rows);
};
