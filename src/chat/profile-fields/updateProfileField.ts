import { isDeepStrictEqual } from 'node:util';

import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import type { Tx } from '../../runtime/store/types.js';
import { removeLostChoices } from './change-values.js';
import { emitProfileFields } from './events.js';
import { knownAccount } from './external-accounts.js';
import { checkFieldData, type FieldData } from './field-data.js';
import { checkFieldName, checkSummary } from './rules.js';
import { findField, lockProfileFields, updateField } from './store.js';
import type { FieldRow } from './view.js';
import { fieldTypes } from './types.js';

const isDefault = ({ field_type, field_data }: FieldRow): boolean =>
  field_type === fieldTypes.EXTERNAL_ACCOUNT.id &&
  knownAccount((JSON.parse(field_data) as FieldData).subtype) !== undefined;

/** Returns the field with the requested changes. Throws if a change is not allowed. */
const change = async (tx: Tx, field: FieldRow, input: Input<'updateProfileField'>): Promise<FieldRow> => {
  const { name, hint, field_data, required, display_in_profile_summary: inSummary } = input;
  const changed = {
    ...field,
    ...(name !== undefined &&
      name.trim() !== field.name && { name: await checkFieldName(tx, name, field.id) }),
    ...(hint !== undefined && { hint }),
    ...(field_data !== undefined && { field_data: checkFieldData(field.field_type, field_data) }),
  };
  if (isDefault(field) && !isDeepStrictEqual(changed, field)) throw errors.defaultFieldFixed();
  if (inSummary && field.display_in_profile_summary === 0) await checkSummary(tx, field.field_type, field.id);
  return {
    ...changed,
    ...(required !== undefined && { is_required: required ? 1 : 0 }),
    ...(inSummary !== undefined && { display_in_profile_summary: inSummary ? 1 : 0 }),
  };
};

/** PATCH /realm/profile_fields/{field_id}: changes a custom profile field. */
export const updateProfileField = operation('updateProfileField', async (context) => {
  const { input, tx } = context;
  const locked = await lockProfileFields(await lockVisibility(context));
  const field = await findField(tx, input.field_id);
  if (!field) throw errors.profileFieldNotFound({ id: input.field_id });
  const changed = await change(tx, field, input);
  if (!isDeepStrictEqual(changed, field)) {
    await updateField(tx, field.id, changed);
    await emitProfileFields(tx);
    if (field.field_type === fieldTypes.SELECT.id) {
      const choices = Object.keys(JSON.parse(changed.field_data) as FieldData);
      await removeLostChoices(locked, field.id, choices);
    }
  }
  return {};
});
