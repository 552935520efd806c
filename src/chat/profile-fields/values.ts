import type { components } from '../../../generated/types.js';
import { groupBy } from '../../lib/sorted-ids.js';
import { placeholders, writeInBatches } from '../../runtime/store/rows.js';
import type { Tx } from '../../runtime/store/types.js';

export type ProfileData = components['schemas']['ProfileData'];

/** A user's value of a field. `rendered_value` is null if the type of the field has no Markdown. */
export interface ProfileValue {
  readonly field_id: number;
  readonly value: string;
  readonly rendered_value: string | null;
}

type ValueRow = ProfileValue & { readonly user_id: number };

const COLUMNS = 'user_id, field_id, value, rendered_value';

const toProfile = (values: readonly ProfileValue[]): ProfileData =>
  Object.fromEntries(
    values.map(({ field_id, value, rendered_value }) => [
      String(field_id),
      { value, ...(rendered_value !== null && { rendered_value }) },
    ]),
  );

/** Returns the custom profile of one user. */
export const findProfile = async (tx: Tx, userId: number): Promise<ProfileData> =>
  toProfile(
    await tx.all<ValueRow>(`SELECT ${COLUMNS} FROM custom_profile_values WHERE user_id = ?`, [userId]),
  );

/** Returns the custom profiles of all users who have any values, by user ID. */
export const listProfiles = async (tx: Tx): Promise<ReadonlyMap<number, ProfileData>> => {
  const rows = await tx.all<ValueRow>(`SELECT ${COLUMNS} FROM custom_profile_values`);
  return new Map([...groupBy(rows, ({ user_id }) => user_id)].map(([id, values]) => [id, toProfile(values)]));
};

export const setValue = (
  tx: Tx,
  user_id: number,
  { field_id, value, rendered_value }: ProfileValue,
): Promise<void> =>
  tx.upsertMany(
    'custom_profile_values',
    [{ user_id, field_id, value, rendered_value }],
    ['user_id', 'field_id'],
  );

export const removeValue = async (tx: Tx, userId: number, fieldId: number): Promise<void> => {
  await tx.run('DELETE FROM custom_profile_values WHERE user_id = ? AND field_id = ?', [userId, fieldId]);
};

/** Deletes all values of a field except the given ones. Returns the IDs of the users whose values were deleted. */
export const removeOtherValues = async (
  tx: Tx,
  fieldId: number,
  kept: readonly string[],
): Promise<number[]> => {
  const rows = await tx.all<{ user_id: number; value: string }>(
    'SELECT user_id, value FROM custom_profile_values WHERE field_id = ?',
    [fieldId],
  );
  const removed = rows.filter(({ value }) => !kept.includes(value)).map(({ user_id }) => user_id);
  await writeInBatches(removed, (ids) =>
    tx.run(`DELETE FROM custom_profile_values WHERE field_id = ? AND user_id IN (${placeholders(ids)})`, [
      fieldId,
      ...ids,
    ]),
  );
  return removed;
};
