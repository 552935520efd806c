import { addJob } from '../../runtime/outbox/jobs.js';
import type { TxScope } from '../scope.js';
import { emitRemoved } from './events.js';
import { keptName } from './store-upload.js';
import { thumbnailNames } from './thumbnail-formats.js';
import { deleteAttachmentRow, type AttachmentRow } from './store.js';

/** Removes a locked file: deletes its row now, and the file on disk after the commit. */
export const removeFile = async ({ tx, services: { clock } }: TxScope, row: AttachmentRow): Promise<void> => {
  await deleteAttachmentRow(tx, row);
  const names = [keptName(row.file_key), ...(row.width === null ? [] : thumbnailNames(row))];
  for (const name of names) await addJob(tx, 'removeFile', { name }, clock.seconds());
  await emitRemoved(tx, row);
};
