import type { Keys } from '../authentication/keys.js';
import type { Tx } from '../store/types.js';
import { addJob, AT_ONCE, type Jobs, type Mail } from './jobs.js';

/** Queues a mail that is encrypted until it is sent, so a reader of the database does not see its link. */
export const addSealedMail = (tx: Tx, { keys }: { readonly keys: Keys }, mail: Mail): Promise<void> =>
  addJob(tx, 'sealedMail', { sealed: keys.encrypt(JSON.stringify(mail)) }, AT_ONCE);

export const openSealedMail = (keys: Keys, { sealed }: Jobs['sealedMail']): Mail =>
  JSON.parse(keys.decrypt(sealed)) as Mail;
