import { readPeople } from '../../chat/channels/members/audience.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { audienceOfUser } from '../../chat/users/access/access.js';
import { hiddenEmail } from '../../lib/email-address.js';
import {
  emitAvatar,
  emitAvatarOfEmail,
  emitDeliveryEmail,
  emitGravatar,
  emitNewEmail,
} from '../../chat/users/events.js';
import { maySeeEmail } from '../../chat/users/model/policy.js';
import { queueEmailChangeMail } from './mail.js';
import type { User } from '../../chat/users/model/store.js';
import { setEmails } from '../../chat/users/model/write-user.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';

/** `email_address_visibility`: the API email is the real email only if everyone may see it. A bot's always is. */
const EVERYONE = 1;

const apiEmail = (services: Services, { id, delivery_email, is_bot, settings }: User): string =>
  is_bot || settings.email_address_visibility === EVERYONE
    ? delivery_email
    : hiddenEmail(services.config.siteUrl, id);

/** Writes both emails of the account. Returns it with them. */
const writeEmails = async ({ tx, services }: TxScope, user: User): Promise<User> => {
  const changed = { ...user, email: apiEmail(services, user) };
  await setEmails(tx, changed);
  return changed;
};

/** Writes the API email of a new account, if its user hides the real one. Returns the account with it. */
export const withApiEmail = async (scope: TxScope, user: User): Promise<User> =>
  apiEmail(scope.services, user) === user.email ? user : writeEmails(scope, user);

interface Seers {
  readonly gained: number[];
  readonly kept: number[];
  readonly lost: number[];
}

/** Returns which active users see the real email after the change only, before and after it, and before it only. */
const compareSeers = async (scope: TxScope, before: User, after: User): Promise<Seers> => {
  const seers: Seers = { gained: [], kept: [], lost: [] };
  const { users } = await audienceOfUser(scope, after);
  const people = users === 'everyone' ? undefined : new Set(users);
  for (const [role, ids] of await readPeople(scope.tx)) {
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
  scope: TxScope<VisibilityLocked>,
  before: User,
  after: User,
): Promise<User> => {
  const { tx } = scope;
  const changed = await writeEmails(scope, after);
  const { gained, lost } = await compareSeers(scope, before, changed);
  emitDeliveryEmail(tx, changed.id, changed.delivery_email, gained);
  emitDeliveryEmail(tx, changed.id, null, lost);
  if (changed.email === after.email) {
    // The address of a gravatar depends on the email that the receiver sees.
    emitGravatar(tx, changed, true, gained);
    emitGravatar(tx, changed, false, lost);
  } else {
    await emitNewEmail(scope, changed);
    await emitAvatar(scope, changed);
  }
  return changed;
};

/** Changes the real email of an account, and sends a notice to the previous address. */
export const changeDeliveryEmail = async (
  scope: TxScope<VisibilityLocked>,
  user: User,
  delivery_email: string,
): Promise<void> => {
  const changed = await writeEmails(scope, { ...user, delivery_email });
  if (changed.email !== user.email) await emitNewEmail(scope, changed);
  const { kept } = await compareSeers(scope, user, changed);
  emitDeliveryEmail(scope.tx, changed.id, delivery_email, kept);
  await queueEmailChangeMail(scope, user, delivery_email);
  // The gravatar depends on the email.
  await emitAvatarOfEmail(scope, changed);
};
