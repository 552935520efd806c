import { errors } from '../../../generated/errors.js';
import { inBatches } from '../../runtime/store/in-batches.js';
import { placeholders } from '../../runtime/store/placeholders.js';
import type { Tx } from '../../runtime/store/types.js';

/** Returns the first of the IDs without a row that meets the condition, if any. */
const findMissing = async (
  tx: Tx,
  table: 'users' | 'user_groups',
  ids: readonly number[],
  condition = '',
): Promise<number | undefined> => {
  const rows = await inBatches(ids, (batch) =>
    tx.all<{ id: number }>(`SELECT id FROM ${table} WHERE id IN (${placeholders(batch)})${condition}`, batch),
  );
  const found = new Set(rows.map(({ id }) => id));
  return ids.find((id) => !found.has(id));
};

/** Throws if an ID in the list belongs to no user, to a deactivated user or to one of the server's own bots. */
export const checkMembersExist = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const missing = await findMissing(tx, 'users', ids, ' AND is_active = 1 AND is_system_bot = 0');
  if (missing !== undefined) throw errors.invalidGroupMember({ user_id: missing });
};

/** Throws if a group in the list does not exist. */
export const checkGroupsExist = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const missing = await findMissing(tx, 'user_groups', ids);
  if (missing !== undefined) throw errors.invalidUserGroupId({ user_group_id: missing });
};
