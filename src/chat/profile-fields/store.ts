import type { TxScope } from '../scope.js';
import { nameKey } from '../../lib/name-key.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import type { FieldType } from './types.js';
import { fieldColumns, toField, viewField, type CustomProfileField, type FieldRow } from './view.js';
import type { ProfileFieldsLocked } from '../../runtime/store/locks.js';

/** The columns of a field that administrators choose. */
export type FieldChoices = Omit<FieldRow, 'id' | 'field_type' | 'field_order'>;

/** Serializes changes of fields, because names must be unique and the number of fields in the summary is limited. */
export const lockProfileFields = async <S extends TxScope>(
  scope: S,
): Promise<S & TxScope<ProfileFieldsLocked>> => {
  await scope.tx.lock('custom_profile_fields');
  return scope as S & TxScope<ProfileFieldsLocked>;
};

const listFields = statement((db) =>
  db('custom_profile_fields')
    .orderBy(['field_order', 'id'])
    .select(...fieldColumns),
);

/** Returns every field in display order. */
export const loadProfileFields = async (tx: Tx): Promise<CustomProfileField[]> =>
  (await listFields(tx)).map((row) => viewField(toField(row)));

const findById = statement((db, id: number) =>
  db('custom_profile_fields')
    .where({ id })
    .first(...fieldColumns),
);

export const findField = async (tx: Tx, id: number): Promise<FieldRow | undefined> => {
  const row = await findById(tx, id);
  return row && toField(row);
};

const findByKey = statement((db, name_key: string) =>
  db('custom_profile_fields')
    .where({ name_key })
    .first(...fieldColumns),
);

export const findFieldByName = async (tx: Tx, name: string): Promise<FieldRow | undefined> => {
  const row = await findByKey(tx, nameKey(name));
  return row && toField(row);
};

export const countFields = async (tx: Tx): Promise<number> =>
  (await tx.first<{ found: number }>('SELECT COUNT(*) AS found FROM custom_profile_fields'))?.found ?? 0;

/** Returns the number of fields in the summary of a profile, other than the field `id`. */
export const countInSummary = async (tx: Tx, id: number): Promise<number> => {
  const row = await tx.first<{ fields: number }>(
    'SELECT COUNT(*) AS `fields` FROM custom_profile_fields WHERE display_in_profile_summary = 1 AND id <> ?',
    [id],
  );
  return row?.fields ?? 0;
};

const toColumns = (field: FieldChoices) => ({
  name: field.name,
  name_key: nameKey(field.name),
  hint: field.hint,
  field_data: field.field_data,
  is_required: field.is_required,
  display_in_profile_summary: field.display_in_profile_summary,
});

/** Inserts a field as the last one. Returns its ID. */
export const insertField = async (tx: Tx, field_type: FieldType, field: FieldChoices): Promise<number> => {
  const last = await tx.first<{ last: number | null }>(
    'SELECT MAX(field_order) AS `last` FROM custom_profile_fields',
  );
  const field_order = (last?.last ?? 0) + 1;
  return tx.insert('custom_profile_fields', { field_type, field_order, ...toColumns(field) });
};

/** Sets the display order of all fields, in one statement. */
export const setOrder = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const cases = ids.map(() => 'WHEN ? THEN ?').join(' ');
  const values = ids.flatMap((id, index) => [id, index + 1]);
  await tx.run(
    `UPDATE custom_profile_fields SET field_order = CASE id ${cases} ELSE field_order END`,
    values,
  );
};

const removeRow = statement((db, id: number) => db('custom_profile_fields').where({ id }).delete());

/** Deletes a field. Returns whether it existed. */
export const removeField = async (tx: Tx, id: number): Promise<boolean> => (await removeRow(tx, id)) > 0;

export const updateField = async (tx: Tx, id: number, field: FieldChoices): Promise<void> => {
  await tx.from('custom_profile_fields').where({ id }).update(toColumns(field));
};
