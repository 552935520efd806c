import { PeriodicTask, type WorkParts } from '../../../lib/periodic-task.js';
import type { Services } from '../../services.js';
import { Collector } from './collect.js';
import { sendDue } from './send.js';

const LOOK_EVERY_MS = 5_000;

/** Sends emails about messages to users who are not active. Any number of processes may run it. */
export class EmailNotificationsWorker extends PeriodicTask<[Services]> {
  readonly #collector = new Collector();

  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: LOOK_EVERY_MS,
      errorMessage: 'Emails about messages could not be collected or sent; it is tried again.',
    });
  }

  protected async work(isStopped: () => boolean, services: Services): Promise<void> {
    const { is_active } = await services.organization.fresh();
    if (!is_active) return;
    await this.#collector.collect(services, isStopped);
    await sendDue(services, isStopped);
  }
}
