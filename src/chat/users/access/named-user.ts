import { errors } from '../../../../generated/errors.js';
import type { Scope } from '../../scope.js';
import { findUser, findUserByEmail, type User } from '../model/store.js';
import { accessibleUsers, isAccessible } from './access.js';

/** Returns the account with an ID or API email, if the requester may see it. Throws otherwise. */
export const findNamedUser = async (scope: Scope, named: number | string): Promise<User> => {
  const { tx, actor } = scope;
  const user = typeof named === 'number' ? await findUser(tx, named) : await findUserByEmail(tx, named);
  if (!user) throw errors.noSuchUser();
  if (isAccessible(await accessibleUsers(scope, actor), user.id)) return user;
  // The requester must not learn that an account with the email exists.
  throw typeof named === 'number' ? errors.insufficientPermission() : errors.noSuchUser();
};
