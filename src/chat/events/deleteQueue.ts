import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { removeQueue } from '../../runtime/event-log/queue-rows.js';

/** DELETE /events: deletes an event queue of the requesting user. */
export const deleteQueue = operation('deleteQueue', async ({ input, actor, tx }) => {
  const { queue_id } = input;
  if (!(await removeQueue(tx, queue_id, actor.id))) throw errors.badEventQueueId({ queue_id });
  return {};
});
