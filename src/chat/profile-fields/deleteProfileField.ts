import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { bumpUsersVersion } from '../users/model/version.js';
import { emitProfileFields } from './events.js';
import { lockProfileFields, removeField } from './store.js';
import { removeOtherValues } from './values.js';

/** DELETE /realm/profile_fields/{field_id}: deletes a custom profile field with all its values. */
export const deleteProfileField = operation('deleteProfileField', async (context) => {
  const { input, tx } = context;
  const { field_id } = input;
  await lockProfileFields(context);
  if (!(await removeField(tx, field_id))) throw errors.profileFieldNotFound({ id: field_id });
  const losers = await removeOtherValues(tx, field_id, []);
  if (losers.length > 0) await bumpUsersVersion(tx, []);
  await emitProfileFields(tx);
  return {};
});
