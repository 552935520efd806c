import { batchSizes } from '../../lib/byte-batches.js';
import { PeriodicTask, type WorkParts } from '../../lib/periodic-task.js';
import { DAY, HOUR } from '../../lib/clock.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { removeFile } from './removal.js';
import { listUnused, lockAttachments } from './store.js';

const LOOK_EVERY_MS = HOUR * 1000;
/** Enough time to write the message that a file is for. Drafts do not keep files. */
const UNUSED_MS = 5 * 7 * DAY * 1000;

/** Removes a file unless another process removed it or a message now refers to it. */
const removeUnused = async (scope: TxScope, id: number): Promise<void> => {
  const [row] = await lockAttachments(scope.tx, [id]);
  if (row?.is_used === 0) await removeFile(scope, row);
};

/** Removes files that no message refers to five weeks after upload. Several processes may run it concurrently. */
export class UnusedFilesWorker extends PeriodicTask<[Services]> {
  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: LOOK_EVERY_MS,
      errorMessage: 'Unused files cannot be removed; it is tried again.',
    });
  }

  protected async work(isStopped: () => boolean, services: Services): Promise<void> {
    const before = services.clock.now() - UNUSED_MS;
    const ids = await services.store.read((tx) => listUnused(tx, before, batchSizes.unusedFiles));
    for (const id of ids) {
      if (isStopped()) return;
      await services.store.write((tx) => removeUnused({ tx, services }, id));
    }
    if (ids.length === batchSizes.unusedFiles) await this.work(isStopped, services);
  }
}
