import type { Tx } from '../store/types.js';
import { listActiveIdsWithRole, type User } from './store.js';
import { viewUser } from './view.js';

/** Tells everyone of a new account; whoever is new does not hide their email yet. */
export const emitUserAdded = (tx: Tx, user: User): void => {
  const person = viewUser(user, { seesEmail: true, clientGravatar: false });
  tx.emit({ type: 'realm_user', op: 'add', person }, { users: 'everyone' });
};

/** Tells everyone that an account was deactivated or reactivated, and of bots also those who look after them. */
export const emitActivity = async (tx: Tx, user: User, is_active: boolean): Promise<void> => {
  const change = { user_id: user.id, is_active };
  tx.emit({ type: 'realm_user', op: 'update', person: change }, { users: 'everyone' });
  if (!user.is_bot) return;
  const keepers = new Set(await listActiveIdsWithRole(tx, 'administrator'));
  if (user.bot_owner_id !== null) keepers.add(user.bot_owner_id);
  tx.emit({ type: 'realm_bot', op: 'update', bot: change }, { users: [...keepers] });
};
