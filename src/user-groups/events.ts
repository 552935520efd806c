import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { isFullMember } from './membership.js';
import { directSystemGroups, systemGroupId, type Person, type SystemGroupName } from './system-groups.js';

const emitMembers = async (
  tx: Tx,
  server: Server,
  op: 'add_members' | 'remove_members',
  name: SystemGroupName,
  userId: number,
): Promise<void> => {
  const group_id = await systemGroupId(tx, server, name);
  tx.emit({ type: 'user_group', op, group_id, user_ids: [userId] }, { users: 'everyone' });
};

/** Tells everyone what an account's new role means for the system groups; `before` is null for a new account. */
export const emitRoleGroups = async (
  tx: Tx,
  server: Server,
  person: Person,
  before: number | null,
): Promise<void> => {
  const isFull = isFullMember(server, person);
  const left = before === null ? [] : directSystemGroups(before, isFull);
  const joined = directSystemGroups(person.role, isFull);
  for (const name of left.filter((one) => !joined.includes(one))) {
    await emitMembers(tx, server, 'remove_members', name, person.id);
  }
  for (const name of joined.filter((one) => !left.includes(one))) {
    await emitMembers(tx, server, 'add_members', name, person.id);
  }
};
