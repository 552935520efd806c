import type { TxScope } from '../scope.js';
import type { Tx } from '../../runtime/store/types.js';
import { audienceOfUser } from '../users/access/access.js';
import type { User } from '../users/model/store.js';
import { findStatus } from './status-store.js';
import { viewStatus } from './view.js';

/** Sends the status of a user to users who see the user from now on. */
export const emitStatus = async (
  tx: Tx,
  { id, settings, is_active }: Pick<User, 'id' | 'settings' | 'is_active'>,
  users: readonly number[] | 'everyone',
): Promise<void> => {
  if (!is_active) return;
  const status = viewStatus(await findStatus(tx, id), !settings.presence_enabled);
  if (Object.keys(status).length > 0) tx.emit({ type: 'user_status', user_id: id, ...status }, { users });
};

/**
 * Sends the status of a reactivated user to everyone who may see the user. It was hidden while the account was
 * deactivated.
 */
export const emitVisibleStatuses = async (scope: TxScope, user: User): Promise<void> => {
  const { users } = await audienceOfUser(scope, user);
  await emitStatus(scope.tx, { ...user, is_active: true }, users);
};
