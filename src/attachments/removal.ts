import { addJob } from '../outbox/jobs.js';
import type { TxScope } from '../scope.js';
import { emitRemoved } from './events.js';
import { keptName } from './store-upload.js';
import { deleteAttachmentRow, type AttachmentRow } from './store.js';

/** Removes a locked file: deletes its row now, and the file on disk after the commit. */
export const removeFile = async ({ tx, services: { clock } }: TxScope, row: AttachmentRow): Promise<void> => {
  await deleteAttachmentRow(tx, row);
  await addJob(tx, 'removeFile', { name: keptName(row.file_key) }, clock.seconds());
  await emitRemoved(tx, row);
};
