import { PeriodicTask, type WorkParts } from '../../lib/periodic-task.js';
import type { Services } from '../../services.js';
import { listExpired, removeExpired, REMOVED_AT_ONCE } from './retention.js';

const LOOK_EVERY_MS = 10 * 60_000;
const RECIPIENTS_AT_ONCE = 100;

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
    let recipients: number[];
    do {
      await services.organization.fresh();
      recipients = await services.store.read((tx) => listExpired({ tx, services }, RECIPIENTS_AT_ONCE));
      for (const id of recipients) await this.#empty(services, id, isStopped);
    } while (recipients.length === RECIPIENTS_AT_ONCE && !isStopped());
  }

  async #empty(services: Services, recipientId: number, isStopped: () => boolean): Promise<void> {
    let removed = REMOVED_AT_ONCE;
    while (removed === REMOVED_AT_ONCE && !isStopped()) {
      removed = await services.store.write((tx) => removeExpired({ tx, services }, recipientId));
    }
  }
}
