import type { FormField } from '../http/types.js';
import type { View } from './view.js';

/** Returns the groups of the roles as the choices of a field with the ID of a group. */
export const systemGroupChoices = async (
  { services }: View,
  valueOf: (id: number) => string = String,
): Promise<NonNullable<FormField['choices']>> => {
  const rows = await services.store.read((tx) =>
    tx.all<{ id: number; name: string }>(
      'SELECT id, name FROM user_groups WHERE is_system_group = 1 ORDER BY id',
    ),
  );
  return rows.map(({ id, name }) => [valueOf(id), name.replace(/^role:/, '')]);
};
