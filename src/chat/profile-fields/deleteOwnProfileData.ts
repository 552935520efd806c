import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { changeValues } from './change-values.js';

/** DELETE /users/me/profile_data: deletes values of the requesting user's own profile. */
export const deleteOwnProfileData = operation('deleteOwnProfileData', async (context) => {
  const nothing = context.input.data.map((id) => ({ id, value: null }));
  await changeValues(await lockVisibility(context), context.actor, nothing);
  return {};
});
