import { operation } from '../../accounts/operation.js';
import { emitExports, listedSince } from './events.js';
import { checkMayExport } from './policy.js';
import { insertExport, removeOldExports } from './store.js';
import { EXPORT_REQUESTED } from './worker.js';

/** POST /export/realm: requests an archive of the public data. */
export const createExport = operation('createExport', async (context) => {
  const { tx, actor, services } = context;
  const now = services.clock.seconds();
  await tx.lock('exports');
  await checkMayExport(context);
  await removeOldExports(tx, listedSince(now));
  const id = await insertExport(tx, actor.id, now);
  await emitExports(context);
  tx.invalidate(EXPORT_REQUESTED);
  return { id };
});
