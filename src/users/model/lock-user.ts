import { errors } from '../../../generated/errors.js';
import type { Tx } from '../../store/types.js';
import { findUser, type User } from './store.js';

/** The account of whoever asks, held until the end of the transaction, so that its settings change one after the other. */
export const lockUser = async (tx: Tx, id: number): Promise<User> => {
  await tx.lock('users', id);
  const user = await findUser(tx, id);
  if (!user) throw errors.invalidApiKey();
  return user;
};
