import { readPeople } from '../../channels/members/audience.js';
import type { Services } from '../../services.js';
import type { Tx } from '../../store/types.js';
import { audienceOfPerson } from '../access/access.js';
import { hiddenEmail } from '../../lib/email-address.js';
import { emitAvatarOfEmail, emitDeliveryEmail, emitGravatar, emitNewEmail } from '../events.js';
import { maySeeEmail } from '../model/policy.js';
import { queueEmailChangeMail } from './mail.js';
import { setEmails, type User } from '../model/store.js';
import type { VisibilityLocked } from '../../store/locks.js';

/** `email_address_visibility`: the API email is the real email only if everyone may see it. A bot's always is. */
const EVERYONE = 1;

const apiEmail = (services: Services, { id, delivery_email, is_bot, settings }: User): string =>
  is_bot || settings.email_address_visibility === EVERYONE
    ? delivery_email
    : hiddenEmail(services.config.siteUrl, id);

/** Writes both emails of the account. Sends an event to its audience if the API email changed. */
const writeEmails = async (tx: Tx, services: Services, user: User): Promise<User> => {
  const changed = { ...user, email: apiEmail(services, user) };
  await setEmails(tx, changed);
  if (changed.email !== user.email) await emitNewEmail(tx, services, changed);
  return changed;
};

interface Seers {
  readonly gained: number[];
  readonly kept: number[];
  readonly lost: number[];
}

/** Returns which active users see the real email after the change only, before and after it, and before it only. */
const compareSeers = async (tx: Tx, services: Services, before: User, after: User): Promise<Seers> => {
  const seers: Seers = { gained: [], kept: [], lost: [] };
  const { users } = await audienceOfPerson(tx, services, after);
  const people = users === 'everyone' ? undefined : new Set(users);
  for (const [role, ids] of await readPeople(tx)) {
    for (const id of ids) {
      if (people && !people.has(id)) continue;
      const [saw, sees] = [maySeeEmail({ id, role }, before), maySeeEmail({ id, role }, after)];
      if (saw && sees) seers.kept.push(id);
      else if (sees) seers.gained.push(id);
      else if (saw) seers.lost.push(id);
    }
  }
  return seers;
};

/** Updates both emails after a change of who may see the real one, and sends the events. */
export const onEmailVisibilityChange = async (
  tx: VisibilityLocked,
  services: Services,
  before: User,
  after: User,
): Promise<User> => {
  const changed = await writeEmails(tx, services, after);
  const { gained, lost } = await compareSeers(tx, services, before, changed);
  emitDeliveryEmail(tx, changed.id, changed.delivery_email, gained);
  emitDeliveryEmail(tx, changed.id, null, lost);
  // The address of a gravatar depends on the email that the receiver sees.
  emitGravatar(tx, changed, true, gained);
  emitGravatar(tx, changed, false, lost);
  return changed;
};

/** Changes the real email of an account, and sends a notice to the previous address. */
export const changeDeliveryEmail = async (
  tx: VisibilityLocked,
  services: Services,
  user: User,
  delivery_email: string,
): Promise<void> => {
  const changed = await writeEmails(tx, services, { ...user, delivery_email });
  const { kept } = await compareSeers(tx, services, user, changed);
  emitDeliveryEmail(tx, changed.id, delivery_email, kept);
  await queueEmailChangeMail(tx, services, user, delivery_email);
  // The gravatar depends on the email.
  await emitAvatarOfEmail(tx, services, changed);
};
