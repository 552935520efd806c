import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { changeValues } from './change-values.js';

/** PATCH /users/me/profile_data: changes values of the requesting user's own profile. */
export const updateOwnProfileData = operation('updateOwnProfileData', async (context) => {
  await changeValues(await lockVisibility(context), context.actor, context.input.data);
  return {};
});
