import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { emitProfileFields } from './events.js';
import { loadProfileFields, lockProfileFields, setOrder } from './store.js';

/** PATCH /realm/profile_fields: changes the order of the custom profile fields. */
export const reorderProfileFields = operation('reorderProfileFields', async (context) => {
  const { input, tx } = context;
  await lockProfileFields(context);
  const ids = (await loadProfileFields(tx)).map(({ id }) => id);
  const wanted = new Set(input.order);
  const isWhole = input.order.length === ids.length && ids.every((id) => wanted.has(id));
  if (!isWhole) throw errors.invalidOrderMapping();
  if (input.order.every((id, index) => id === ids[index])) return {};
  await setOrder(tx, input.order);
  await emitProfileFields(tx);
  return {};
});
