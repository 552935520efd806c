import { HOUR } from '../../lib/clock.js';
import { addJob } from '../../runtime/outbox/jobs.js';
import type { Tx } from '../../runtime/store/types.js';

/** Clients that have not received the event about a new picture still show the old one for this long. */
const GRACE_SECONDS = HOUR;

/** Queues the deletion of files that no row names any more. */
export const forgetPictures = async (tx: Tx, names: readonly string[], now: number): Promise<void> => {
  for (const name of names) await addJob(tx, 'removeFile', { name }, now + GRACE_SECONDS);
};
