import { operation } from '../http/operation.js';
import { lockMessage } from './model/lock.js';
import { checkMayDelete } from './sending/policy.js';
import { removeMessages } from './removal/delete-messages.js';

/** DELETE /messages/{message_id}: deletes a message for all users. */
export const deleteMessage = operation('deleteMessage', async ({ input, actor, tx, services }) => {
  const message = await lockMessage(tx, actor, input.message_id);
  await checkMayDelete(tx, services, actor, message);
  await removeMessages(tx, services, message, [message], actor);
  return {};
});
