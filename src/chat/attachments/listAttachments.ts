import { operation } from '../operation.js';
import { listReferring } from './find-references.js';
import { listAttachmentsOf } from './store.js';
import { totalUsage } from './usage.js';
import { viewAttachment } from './view.js';

/** GET /attachments: returns the files that the user uploaded. */
export const listAttachments = operation('listAttachments', async ({ actor, tx }) => {
  const rows = await listAttachmentsOf(tx, actor.id);
  const referring = await listReferring(tx, actor);
  return {
    attachments: rows.map((row) => viewAttachment(row, referring.get(row.id) ?? [])),
    upload_space_used: (await totalUsage(tx)).bytes,
  };
});
