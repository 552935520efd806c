import { batchSizes } from '../../lib/byte-batches.js';
import { PeriodicTask, type WorkParts } from '../../lib/periodic-task.js';
import { HOUR } from '../../lib/clock.js';
import type { Services } from '../services.js';
import { retryPolicy } from '../http/run.js';
import { removeRetries } from './store.js';

const EVERY_MS = (HOUR * 1000) / 4;

/** Deletes the stored responses of expired keys. Any number of processes may run it. */
export class RetryUpkeep extends PeriodicTask<[Services]> {
  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: EVERY_MS,
      errorMessage: 'Expired idempotency keys cannot be deleted; it is tried again.',
    });
  }

  protected async work(isStopped: () => boolean, { store, clock }: Services): Promise<void> {
    const before = clock.seconds() - retryPolicy.keptSeconds;
    const most = batchSizes.retries;
    let removed = most;
    while (removed === most && !isStopped())
      removed = await store.write((tx) => removeRetries(tx, before, most));
  }
}
