import { claimForScheduled } from '../attachments/attachment-references.js';
import { operation } from '../operation.js';
import { emitRemoved } from './events.js';
import { findOwnUnsent } from './own-unsent.js';
import { removeScheduled } from './store.js';

/** DELETE /scheduled_messages/{scheduled_message_id}: deletes a message that is not sent yet. */
export const deleteScheduledMessage = operation('deleteScheduledMessage', async ({ input, actor, tx }) => {
  const row = await findOwnUnsent(tx, actor.id, input.scheduled_message_id);
  await claimForScheduled(tx, row.id, new Set());
  await removeScheduled(tx, row.id);
  emitRemoved(tx, row);
  return {};
});
