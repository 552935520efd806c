import { RecurringWork, type WorkParts } from '../../lib/periodic-task.js';
import type { Server } from '../../server.js';
import { findExpired, removeExpired, REMOVED_AT_ONCE } from './retention.js';

const LOOK_EVERY_MS = 10 * 60_000;
const RECIPIENTS_AT_ONCE = 100;

/** Removes messages past `message_retention_days`, a batch per transaction; any number of processes may. */
export class RetentionWorker extends RecurringWork<[Server]> {
  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: LOOK_EVERY_MS,
      complaint: 'Messages past their time could not be removed; it is tried again.',
    });
  }

  protected async work(isStopped: () => boolean, server: Server): Promise<void> {
    let recipients: number[];
    do {
      await server.organization.fresh();
      recipients = await server.store.read((tx) => findExpired(tx, server, RECIPIENTS_AT_ONCE));
      for (const id of recipients) await this.#empty(server, id, isStopped);
    } while (recipients.length === RECIPIENTS_AT_ONCE && !isStopped());
  }

  async #empty(server: Server, recipientId: number, isStopped: () => boolean): Promise<void> {
    let removed = REMOVED_AT_ONCE;
    while (removed === REMOVED_AT_ONCE && !isStopped()) {
      removed = await server.store.write((tx) => removeExpired(tx, server, recipientId));
    }
  }
}
