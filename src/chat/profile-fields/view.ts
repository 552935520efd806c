import type { components } from '../../../generated/types.js';
import type { FieldType } from './types.js';

export type CustomProfileField = components['schemas']['CustomProfileField'];

export interface FieldRow {
  readonly id: number;
  readonly name: string;
  readonly field_type: FieldType;
  readonly hint: string;
  readonly field_data: string;
  readonly field_order: number;
  readonly is_required: number;
  readonly display_in_profile_summary: number;
}

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
