import { operation } from '../contract/operation.js';
import { lockMessage } from './lock.js';
import { checkMayDelete } from './policy.js';
import { removeMessages } from './remove.js';

/** DELETE /messages/{message_id}: deletes a message for everybody. */
export const deleteMessage = operation('deleteMessage', async ({ input, actor, tx, server }) => {
  const message = await lockMessage(tx, actor, input.message_id);
  await checkMayDelete(tx, server, actor, message);
  await removeMessages(tx, server, message, [message], actor);
  return {};
});
