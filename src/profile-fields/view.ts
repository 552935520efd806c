import type { components } from '../../generated/types.js';
import type { FieldRow } from './store.js';

export type CustomProfileField = components['schemas']['CustomProfileField'];

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
