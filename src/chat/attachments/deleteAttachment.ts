import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { removeFile } from './removal.js';
import { lockAttachments } from './store.js';

/** DELETE /attachments/{attachment_id}: deletes a file that the user uploaded. */
export const deleteAttachment = operation('deleteAttachment', async (context) => {
  const { input, actor, tx } = context;
  const [attachment] = await lockAttachments(tx, [input.attachment_id]);
  if (attachment?.owner_id !== actor.id) throw errors.invalidAttachment();
  await removeFile(context, attachment);
  return {};
});
