import { lockVisibility } from '../../chat/channels/model/store.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { findEmailProblem } from '../../chat/organization/allowed-email.js';
import { changeDeliveryEmail } from './change-email.js';
import { findEmailChange, removeEmailChange } from './email-changes.js';
import { findUser, isEmailTaken, type User } from '../../chat/users/model/store.js';

export const CONFIRMATION_PATH = '/accounts/confirm_email/';

/** The email that a link gives to an account. */
export interface EmailOfLink {
  readonly user: User;
  readonly email: string;
}

/** Why a link changes nothing. */
export type EmailRefusal = 'unknown' | 'taken' | 'not allowed';

/** Returns what a link changes, or why it changes nothing. */
export const readEmailLink = async (scope: TxScope, token: string): Promise<EmailOfLink | EmailRefusal> => {
  const { tx, services } = scope;
  const change = await findEmailChange(tx, token, services.clock.seconds());
  const user = change && (await findUser(tx, change.user_id));
  if (!change || !user?.is_active) return 'unknown';
  const email = change.new_email;
  if (await isEmailTaken(tx, email, user.id)) return 'taken';
  // The organization may have restricted emails since the request.
  return (await findEmailProblem(scope, email)) === undefined ? { user, email } : 'not allowed';
};

/** Changes the email. A link works once, also if the change is refused. */
export const confirmEmail = (services: Services, token: string): Promise<EmailOfLink | EmailRefusal> =>
  services.store.write(async (tx) => {
    const locked = await lockVisibility({ tx, services });
    const wanted = await readEmailLink(locked, token);
    await removeEmailChange(tx, token);
    if (typeof wanted === 'object') await changeDeliveryEmail(locked, wanted.user, wanted.email);
    return wanted;
  });
