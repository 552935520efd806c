import { ApiError } from '../http/api-error.js';
import { PeriodicTask, type WorkParts } from '../lib/periodic-task.js';
import type { Services } from '../services.js';
import { deliverScheduled, failScheduled } from './send-scheduled.js';
import { listDue, findScheduled } from './store.js';
import { nextTurn } from './turn.js';

const LOOK_EVERY_MS = 5_000;
/** Enough rows for ten users with the largest allowed number of messages. Each row has only two IDs. */
const DUE_AT_ONCE = 5_000;
/** Later than this, a message is no longer useful and is marked as failed. */
const LATE_SECONDS = 600;
const LATE = 'Message could not be sent at the scheduled time.';

/** Sends scheduled messages when they are due, each once. Several processes can run this at the same time. */
export class ScheduledMessagesWorker extends PeriodicTask<[Services]> {
  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: LOOK_EVERY_MS,
      errorMessage: 'The scheduled messages cannot be read; it is tried again.',
    });
  }

  protected async work(isStopped: () => boolean, services: Services): Promise<void> {
    const { store, clock, organization } = services;
    const { is_active } = await organization.fresh();
    if (!is_active) return;
    const attempted = new Set<number>();
    // Each round reads the due messages again and sends one per user. No message waits for all messages of another
    // user.
    for (;;) {
      const due = await store.read((tx) => listDue(tx, clock.seconds(), DUE_AT_ONCE));
      const turn = nextTurn(due.filter(({ id }) => !attempted.has(id)));
      if (turn.length === 0) return;
      for (const id of turn) {
        if (isStopped()) return;
        attempted.add(id);
        await this.#do(services, id);
      }
    }
  }

  async #do(services: Services, id: number): Promise<void> {
    const failure = await this.#attempt(services, id);
    if (failure === undefined) return;
    try {
      await services.store.write((tx) => failScheduled({ tx, services }, id, failure));
    } catch (error) {
      services.log.warn({ err: error, id }, 'A scheduled message cannot be marked as failed.');
    }
  }

  /** Returns why the message cannot be sent. Undefined if it was sent or will be retried. */
  async #attempt(services: Services, id: number): Promise<string | undefined> {
    try {
      if (await this.#isLate(services, id)) return LATE;
      await services.store.write((tx) => deliverScheduled({ tx, services }, id));
    } catch (error) {
      if (error instanceof ApiError) return error.body.msg;
      services.log.warn({ err: error, id }, 'A scheduled message failed; it is tried again.');
    }
    return undefined;
  }

  async #isLate({ store, clock }: Services, id: number): Promise<boolean> {
    const row = await store.read((tx) => findScheduled(tx, id));
    return (row?.scheduled_delivery_timestamp ?? Infinity) + LATE_SECONDS < clock.seconds();
  }
}
