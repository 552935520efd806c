import type { components } from '../../../generated/types.js';
import type { ColumnOf, RowOf } from '../../runtime/store/types.js';
import type { FieldType } from './types.js';

export type CustomProfileField = components['schemas']['CustomProfileField'];

export const fieldColumns = [
  'id',
  'name',
  'field_type',
  'hint',
  'field_data',
  'field_order',
  'is_required',
  'display_in_profile_summary',
] as const satisfies ColumnOf<'custom_profile_fields'>[];

type StoredField = Readonly<Pick<RowOf<'custom_profile_fields'>, (typeof fieldColumns)[number]>>;

export type FieldRow = StoredField & { readonly field_type: FieldType };

export const toField = (row: StoredField): FieldRow => ({ ...row, field_type: row.field_type as FieldType });

export const viewField = (row: FieldRow): CustomProfileField => ({
  id: row.id,
  name: row.name,
  field_type: row.field_type,
  type: row.field_type,
  hint: row.hint,
  field_data: row.field_data,
  order: row.field_order,
  required: row.is_required === 1,
  display_in_profile_summary: row.display_in_profile_summary === 1,
});
