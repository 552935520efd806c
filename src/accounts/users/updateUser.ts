import { errors } from '../../../generated/errors.js';
import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { changeValues } from '../../chat/profile-fields/change-values.js';
import { rename } from '../../chat/users/accounts/rename.js';
import { changeRole } from '../../chat/users/accounts/change-role.js';
import { findUser } from '../../chat/users/model/store.js';

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
