import { operation } from '../http/operation.js';
import { lockMessage } from './model/lock.js';
import { checkMayDelete } from './sending/policy.js';
import { removeMessages } from './removal/delete-messages.js';

/** DELETE /messages/{message_id}: deletes a message for everybody. */
export const deleteMessage = operation('deleteMessage', async ({ input, actor, tx, server }) => {
  const message = await lockMessage(tx, actor, input.message_id);
  await checkMayDelete(tx, server, actor, message);
  await removeMessages(tx, server, message, [message], actor);
  return {};
});
