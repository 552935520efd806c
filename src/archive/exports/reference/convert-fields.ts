import { checkFieldData, type FieldData } from '../../../chat/profile-fields/field-data.js';
import { fieldTypes, isFieldType, type FieldType } from '../../../chat/profile-fields/types.js';
import type { Records } from '../format/kinds.js';
import { recordItem, type Conversion, type Items } from './conversion.js';
import type { Fields } from './fields.js';
import { cut, UniqueNames } from './texts.js';

const NAME_CHARACTERS = 40;
const HINT_CHARACTERS = 80;
const VALUE_CHARACTERS = 10_000;
const MOST_IN_SUMMARY = 2;

/** Fields by ID, as they are taken. */
export type FieldTable = ReadonlyMap<
  number,
  { readonly record: Records['profile_fields']; readonly place: string }
>;

/** Returns the data of a field as it is stored. Undefined if it is not valid here. */
const dataOf = (row: Fields, type: FieldType): string | undefined => {
  try {
    return checkFieldData(type, JSON.parse(row.text('field_data') || '{}') as FieldData);
  } catch {
    return undefined;
  }
};

/** Returns the custom fields of profiles that fit here, in their order. */
export const readProfileFields = ({ scratch, notTaken }: Conversion): FieldTable => {
  const rows = [...scratch.rowsOf('zerver_customprofilefield')];
  rows.sort((one, other) => (one.maybeInteger('order') ?? 0) - (other.maybeInteger('order') ?? 0));
  const names = new UniqueNames();
  const table = new Map<number, { record: Records['profile_fields']; place: string }>();
  let inSummary = 0;
  for (const row of rows) {
    const id = row.id('id');
    const type = row.integer('field_type');
    const data = isFieldType(type) ? dataOf(row, type) : undefined;
    if (!isFieldType(type) || data === undefined) {
      notTaken.note('profile fields that are not valid here');
      continue;
    }
    const isShort = type !== fieldTypes.LONG_TEXT.id && type !== fieldTypes.USER.id;
    const in_summary = row.flag('display_in_profile_summary') && isShort && inSummary < MOST_IN_SUMMARY;
    if (in_summary) inSummary += 1;
    const name = cut(row.text('name').trim(), NAME_CHARACTERS) || `field ${id}`;
    const record = {
      id,
      name: names.take(name, id, NAME_CHARACTERS),
      hint: cut(row.text('hint'), HINT_CHARACTERS),
      type,
      data,
      is_required: row.flag('required'),
      in_summary,
    };
    table.set(id, { record, place: row.place });
  }
  return table;
};

export const convertProfileFields = function* (_conversion: Conversion, fields: FieldTable): Items {
  for (const { record, place } of fields.values()) yield recordItem('profile_fields', record, place);
};

/** Returns a list of users without those who are not in the export. Undefined if none is left. */
const usersIn = ({ directory }: Conversion, value: string): string | undefined => {
  try {
    const ids: unknown = JSON.parse(value);
    const known = Array.isArray(ids) ? ids.filter((id) => directory.users.has(id as number)) : [];
    return known.length === 0 ? undefined : JSON.stringify(known);
  } catch {
    return undefined;
  }
};

/** Yields the values of profile fields. */
export const convertProfileValues = function* (conversion: Conversion, fields: FieldTable): Items {
  const { scratch, directory, notTaken } = conversion;
  const taken = new Set<string>();
  for (const row of scratch.rowsOf('zerver_customprofilefieldvalue')) {
    const user = row.id('user_profile');
    const field = fields.get(row.id('field'))?.record;
    const text = cut(row.text('value'), VALUE_CHARACTERS);
    const value = field?.type === fieldTypes.USER.id ? usersIn(conversion, text) : text || undefined;
    const key = `${user} ${field?.id ?? 0}`;
    if (!field || value === undefined || !directory.users.has(user) || taken.has(key)) {
      notTaken.note('values of profile fields that are not valid here');
      continue;
    }
    taken.add(key);
    yield recordItem('profile_values', { user, field: field.id, value }, row.place);
  }
};
