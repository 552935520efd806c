import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { operation } from '../operation.js';
import type { Tx } from '../../runtime/store/types.js';
import { emitProfileFields } from './events.js';
import { knownAccount, type ExternalAccount } from './external-accounts.js';
import { checkFieldData } from './field-data.js';
import { checkFieldName, checkSummary, makeUniqueName } from './rules.js';
import { countFields, insertField, lockProfileFields } from './store.js';
import { fieldTypeName, fieldTypes, isFieldType, type FieldType } from './types.js';

/** The name of the external account or of the type is a default and is made unique. A requested name must be unique. */
const chooseName = (
  tx: Tx,
  type: FieldType,
  account: ExternalAccount | undefined,
  { name }: Input<'createProfileField'>,
): Promise<string> => {
  if (account) return makeUniqueName(tx, account.name);
  return name === undefined ? makeUniqueName(tx, fieldTypeName(type)) : checkFieldName(tx, name);
};

/** POST /realm/profile_fields: creates a custom profile field. */
export const createProfileField = operation('createProfileField', async (context) => {
  const { input, tx } = context;
  const { field_type, field_data: data = {} } = input;
  if (!isFieldType(field_type)) throw errors.profileFieldTypeInvalid();
  const field_data = checkFieldData(field_type, data);
  const isAccount = field_type === fieldTypes.EXTERNAL_ACCOUNT.id;
  const account = isAccount ? knownAccount(data.subtype) : undefined;
  await lockProfileFields(context);
  checkCap(caps.profileFields, (await countFields(tx)) + 1);
  const name = await chooseName(tx, field_type, account, input);
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
