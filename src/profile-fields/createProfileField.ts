import { errors } from '../../generated/errors.js';
import { operation } from '../contract/operation.js';
import { emitProfileFields } from './events.js';
import { knownAccount } from './external-accounts.js';
import { checkFieldData } from './field-data.js';
import { checkFieldName, checkSummary } from './rules.js';
import { insertField, takeFieldsTurn } from './store.js';
import { fieldTypes, isFieldType } from './types.js';

/** POST /realm/profile_fields: creates a custom profile field. */
export const createProfileField = operation('createProfileField', async ({ input, tx }) => {
  const { field_type, field_data: data = {} } = input;
  if (!isFieldType(field_type)) throw errors.profileFieldTypeInvalid();
  const field_data = checkFieldData(field_type, data);
  const isAccount = field_type === fieldTypes.EXTERNAL_ACCOUNT.id;
  const account = isAccount ? knownAccount(data.subtype) : undefined;
  await takeFieldsTurn(tx);
  const name = await checkFieldName(tx, account?.name ?? input.name ?? '');
  if (input.display_in_profile_summary) await checkSummary(tx, field_type);
  const id = await insertField(tx, field_type, {
    name,
    hint: account?.hint ?? input.hint ?? '',
    field_data,
    is_required: input.required ? 1 : 0,
    display_in_profile_summary: input.display_in_profile_summary ? 1 : 0,
  });
  await emitProfileFields(tx);
  return { id };
});
