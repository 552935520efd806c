import { errors } from '../../../generated/errors.js';
import { operation } from '../../accounts/operation.js';
import { removeArchive } from './remove-archive.js';
import { isPending, lockExport } from './store.js';

/** DELETE /export/realm/{export_id}: deletes the archive of a complete export. */
export const deleteExport = operation('deleteExport', async (context) => {
  const row = await lockExport(context.tx, context.input.export_id);
  if (!row) throw errors.exportNotFound();
  if (row.failed_at !== null) throw errors.exportFailed();
  if (isPending(row)) throw errors.exportPending();
  if (row.deleted_at !== null) throw errors.exportDeleted();
  await removeArchive(context, row);
  return {};
});
