import type { components } from '../../../generated/types.js';
import { groupBy } from '../../lib/sorted-ids.js';
import { writeInBatches } from '../../runtime/store/rows.js';
import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';

export type ProfileData = components['schemas']['ProfileData'];

/** A user's value of a field. `rendered_value` is null if the type of the field has no Markdown. */
export type ProfileValue = Readonly<
  Pick<RowOf<'custom_profile_values'>, 'field_id' | 'value' | 'rendered_value'>
>;

const toProfile = (values: readonly ProfileValue[]): ProfileData =>
  Object.fromEntries(
    values.map(({ field_id, value, rendered_value }) => [
      String(field_id),
      { value, ...(rendered_value !== null && { rendered_value }) },
    ]),
  );

const listOfUser = statement((db, user_id: number) =>
  db('custom_profile_values').where({ user_id }).select('field_id', 'value', 'rendered_value'),
);

/** Returns the custom profile of one user. */
export const findProfile = async (tx: Tx, userId: number): Promise<ProfileData> =>
  toProfile(await listOfUser(tx, userId));

const listAll = statement((db) =>
  db('custom_profile_values').select('user_id', 'field_id', 'value', 'rendered_value'),
);

/** Returns the custom profiles of all users who have any values, by user ID. */
export const listProfiles = async (tx: Tx): Promise<ReadonlyMap<number, ProfileData>> => {
  const rows = await listAll(tx);
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

export const removeValue = statement((db, user_id: number, field_id: number) =>
  db('custom_profile_values').where({ user_id, field_id }).delete(),
);

const listOfField = statement((db, field_id: number) =>
  db('custom_profile_values').where({ field_id }).select('user_id', 'value'),
);

const removeOfUsers = statement((db, field_id: number, ids: readonly number[]) =>
  db('custom_profile_values').where({ field_id }).whereIn('user_id', ids).delete(),
);

/** Deletes all values of a field except the given ones. Returns the IDs of the users whose values were deleted. */
export const removeOtherValues = async (
  tx: Tx,
  fieldId: number,
  kept: readonly string[],
): Promise<number[]> => {
  const rows = await listOfField(tx, fieldId);
  const removed = rows.filter(({ value }) => !kept.includes(value)).map(({ user_id }) => user_id);
  await writeInBatches(removed, (ids) => removeOfUsers(tx, fieldId, ids));
  return removed;
};
