import { batchSizes } from '../../../lib/byte-batches.js';
import { PeriodicTask, type WorkParts } from '../../../lib/periodic-task.js';
import type { Services } from '../../services.js';
import { listExpired, removeExpired } from './retention.js';

const LOOK_EVERY_MS = 10 * 60_000;

/**
 * Deletes messages older than `message_retention_days`, one batch per transaction. Several processes may run it
 * concurrently.
 */
export class RetentionWorker extends PeriodicTask<[Services]> {
  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: LOOK_EVERY_MS,
      errorMessage: 'Messages past their time could not be removed; it is tried again.',
    });
  }

  protected async work(isStopped: () => boolean, services: Services): Promise<void> {
    const most = batchSizes.expiredRecipients;
    let recipients: number[];
    do {
      await services.organization.fresh();
      recipients = await services.store.read((tx) => listExpired({ tx, services }, most));
      for (const id of recipients) await this.#empty(services, id, isStopped);
    } while (recipients.length === most && !isStopped());
  }

  async #empty(services: Services, recipientId: number, isStopped: () => boolean): Promise<void> {
    const most = batchSizes.expiredMessages;
    let removed = most;
    while (removed === most && !isStopped()) {
      removed = await services.store.write((tx) => removeExpired({ tx, services }, recipientId));
    }
  }
}
