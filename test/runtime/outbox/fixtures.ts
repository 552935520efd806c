import { createLog } from '../../../src/runtime/log.js';
import { OutboxWorker, type JobHandlers } from '../../../src/runtime/outbox/worker.js';
import type { ManualClock } from '../../support/clock.js';
import type { TestStore } from '../../support/store.js';

/** Starts a worker that sends emails with `mail`, and does nothing for other jobs. */
export const startMailer = (
  store: TestStore,
  clock: ManualClock,
  mail: JobHandlers['mail'],
): OutboxWorker => {
  const nothing = () => Promise.resolve();
  const handlers = {
    mail,
    sealedMail: nothing,
    removeFile: nothing,
    passwordReset: nothing,
    directNotices: nothing,
  };
  const worker = new OutboxWorker({ store, clock, log: createLog('silent'), handlers });
  worker.start();
  return worker;
};
