import { operation } from '../operation.js';
import { lockMessage } from './model/lock.js';
import { checkMayDelete } from './sending/policy.js';
import { removeMessages } from './removal/delete-messages.js';

/** DELETE /messages/{message_id}: deletes a message for all users. */
export const deleteMessage = operation('deleteMessage', async (context) => {
  const { input, actor, tx } = context;
  const message = await lockMessage(tx, actor, input.message_id);
  await checkMayDelete(context, message);
  await removeMessages(context, message, [message], actor);
  return {};
});
