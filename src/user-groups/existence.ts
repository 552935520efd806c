import { errors } from '../../generated/errors.js';
import { inBatches } from '../store/in-batches.js';
import { placeholders } from '../store/placeholders.js';
import type { Tx } from '../store/types.js';

/** Throws if an ID in the list belongs to no user, to a deactivated user or to one of the server's own bots. */
export const checkMembersExist = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const users = await inBatches(ids, (batch) =>
    tx.all<{ id: number }>(
      `SELECT id FROM users WHERE id IN (${placeholders(batch)}) AND is_active = 1 AND is_system_bot = 0`,
      batch,
    ),
  );
  const found = new Set(users.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw errors.invalidGroupMember({ user_id: missing });
};

/** Throws if a group in the list does not exist. */
export const checkGroupsExist = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const groups = await inBatches(ids, (batch) =>
    tx.all<{ id: number }>(`SELECT id FROM user_groups WHERE id IN (${placeholders(batch)})`, batch),
  );
  const found = new Set(groups.map(({ id }) => id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw errors.invalidUserGroupId({ user_group_id: missing });
};
