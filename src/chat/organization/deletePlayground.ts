import { errors } from '../../../generated/errors.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { emitPlaygrounds } from './events.js';
import { listPlaygrounds, removePlayground } from './playgrounds.js';

/** DELETE /realm/playgrounds/{playground_id}: deletes a code playground. */
export const deletePlayground = operation('deletePlayground', async (context) => {
  const { input, tx } = context;
  await lockVisibility(context);
  const before = await listPlaygrounds(tx);
  const others = before.filter(({ id }) => id !== input.playground_id);
  if (others.length === before.length) throw errors.playgroundNotFound();
  await removePlayground(tx, input.playground_id);
  emitPlaygrounds(tx, others);
  return {};
});
