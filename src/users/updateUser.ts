import { errors } from '../../generated/errors.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../account-operation.js';
import { changeValues } from '../profile-fields/change-values.js';
import { rename } from './accounts/rename.js';
import { changeRole } from './accounts/change-role.js';
import { findUser } from './model/store.js';

/** PATCH /users/{user_id_or_email}: changes the account of another user. */
export const updateUser = operation('updateUser', async (context) => {
  const { input, tx } = context;
  const locked = await lockVisibility(context);
  const user = await findUser(tx, input.user_id_or_email);
  if (!user || user.is_system_bot) throw errors.noSuchUser();
  if (input.role !== undefined) await changeRole(locked, user, input.role);
  if (input.full_name !== undefined && input.full_name.trim() !== '') {
    await rename(locked, user, input.full_name);
  }
  await changeValues(locked, user, input.profile_data ?? []);
  return {};
});
