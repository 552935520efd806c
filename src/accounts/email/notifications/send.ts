import { batchSizes } from '../../../lib/byte-batches.js';
import type { Services } from '../../services.js';
import { onSameGeneration } from '../../../runtime/store/same-generation.js';
import { queueMail } from '../mail.js';
import { prepareMails } from './prepare.js';
import { listDueUsers, postpone, removePending } from './store.js';

/**
 * If a user's emails cannot be created, they are postponed by this many seconds, and other users' emails are sent
 * first.
 */
const RETRY_SECONDS = 600;

/** Rolls back a transaction, since another process has sent these emails. */
class SentElsewhere extends Error {}

const sendToUser = (services: Services, userId: number): Promise<void> =>
  onSameGeneration(services.store, async (store) => {
    // A restart of the database makes both forgotten. Else this reads nothing.
    await services.organization.fresh(true);
    await services.presence.board.fresh();
    const { settled, mails } = await prepareMails(services, userId);
    if (settled.length === 0) return;
    await store.write(async (tx) => {
      if ((await removePending(tx, userId, settled)) !== settled.length) throw new SentElsewhere();
      for (const mail of mails) await queueMail({ tx, services }, mail);
    });
  });

const attempt = async (services: Services, userId: number): Promise<void> => {
  const { store, clock, log } = services;
  try {
    await sendToUser(services, userId);
  } catch (error) {
    if (error instanceof SentElsewhere) return;
    log.warn({ err: error, user: userId }, 'Emails about messages could not be made; it is tried again.');
    await store.write((tx) => postpone(tx, userId, clock.seconds() + RETRY_SECONDS));
  }
};

/** Queues the emails that are due in the outbox: one per user and conversation. */
export const sendDue = async (services: Services, isStopped: () => boolean): Promise<void> => {
  const { store, clock } = services;
  let users: number[];
  do {
    users = await store.read((tx) => listDueUsers(tx, clock.seconds(), batchSizes.dueEmailUsers));
    for (const userId of users) {
      if (isStopped()) return;
      await attempt(services, userId);
    }
  } while (users.length > 0);
};
