import { AT_ONCE, addJob } from '../../runtime/outbox/jobs.js';
import type { TxScope } from '../../accounts/scope.js';
import { archiveFile } from './archives.js';
import { emitExports } from './events.js';
import { markDeleted, type ExportRow } from './store.js';

/** Deletes the archive of a complete export, and informs the administrators. The row must be locked. */
export const removeArchive = async (scope: TxScope, { id, file_key }: ExportRow): Promise<void> => {
  await markDeleted(scope.tx, id, scope.services.clock.seconds());
  if (file_key !== null) await addJob(scope.tx, 'removeFile', { name: archiveFile(file_key) }, AT_ONCE);
  await emitExports(scope);
};
