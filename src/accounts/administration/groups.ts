import type { FormField } from '../../contract/types.js';
import { systemGroupIds } from '../../chat/user-groups/system-groups.js';
import type { View } from './view.js';

/** Returns the groups of the roles as the choices of a field with the ID of a group. */
export const systemGroupChoices = async (
  { services }: View,
  valueOf: (id: number) => string = String,
): Promise<NonNullable<FormField['choices']>> => {
  const ids = await services.store.read((tx) => systemGroupIds({ tx, services }));
  return [...ids].map(([name, id]) => [valueOf(id), name.replace(/^role:/, '')]);
};
