import { emitFirstMessage } from '../channels/first-message.js';
import { findChannel } from '../channels/store.js';
import { operation } from '../contract/operation.js';
import { emitDeleted } from './events.js';
import { lockMessage } from './lock.js';
import { checkMayDelete } from './policy.js';
import { removeMessage } from './store.js';

/** DELETE /messages/{message_id}: deletes a message for everybody. */
export const deleteMessage = operation('deleteMessage', async ({ input, actor, tx, server }) => {
  const message = await lockMessage(tx, actor, input.message_id);
  await checkMayDelete(tx, server, actor, message);
  const channel = message.channel_id === null ? undefined : await findChannel(tx, message.channel_id);
  await removeMessage(tx, message.id);
  await emitDeleted(tx, actor, message);
  if (channel?.first_message_id === message.id) await emitFirstMessage(tx, server, channel.id);
  return {};
});
