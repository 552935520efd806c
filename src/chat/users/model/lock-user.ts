import { errors } from '../../../../generated/errors.js';
import type { Tx } from '../../../runtime/store/types.js';
import { findUser, type User } from './store.js';

/**
 * Locks and returns the requester's account, so that changes of its settings are serialized until the transaction ends.
 */
export const lockUser = async (tx: Tx, id: number): Promise<User> => {
  await tx.lock('users', id);
  const user = await findUser(tx, id);
  if (!user) throw errors.invalidApiKey();
  return user;
};
