import type { Keys } from '../identity/keys.js';
import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { addJob, addJobs, AT_ONCE, type Jobs, type Mail } from './jobs.js';

const seal = (keys: Keys, mail: Mail): Jobs['sealedMail'] => ({ sealed: keys.encrypt(JSON.stringify(mail)) });

/** Queues a mail that is encrypted until it is sent, so a reader of the database does not see its link. */
export const addSealedMail = (tx: Tx, { keys }: { readonly keys: Keys }, mail: Mail): Promise<void> =>
  addJob(tx, 'sealedMail', seal(keys, mail), AT_ONCE);

/** Queues many such mails, behind those for which a user waits. */
export const addSealedMails = (
  tx: Tx,
  { keys, clock }: Pick<Services, 'keys' | 'clock'>,
  mails: readonly Mail[],
): Promise<void> =>
  addJobs(
    tx,
    'sealedMail',
    mails.map((mail) => seal(keys, mail)),
    clock.seconds(),
  );

export const openSealedMail = (keys: Keys, { sealed }: Jobs['sealedMail']): Mail =>
  JSON.parse(keys.decrypt(sealed)) as Mail;
