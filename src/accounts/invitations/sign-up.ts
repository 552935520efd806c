import { errors } from '../../../generated/errors.js';
import { recordLogin } from '../authentication/known-logins.js';
import type { Session } from '../../runtime/identity/logins.js';
import { type StartedSession, startSession } from '../authentication/sessions/start.js';
import { hashToken } from '../../lib/token.js';
import { defaultChannels, lockChannels, lockVisibility } from '../../chat/channels/model/store.js';
import { subscribe } from '../../chat/channels/subscriptions/subscribe.js';
import type { RequestFacts } from '../../runtime/http/request.js';
import { notify } from '../../chat/messages/sending/direct-message.js';
import { paragraph, pieces, silentMention } from '../../chat/messages/sending/notice.js';
import { checkEmailOfNewAccount } from '../../chat/organization/allowed-email.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';
import { nameKey } from '../../lib/name-key.js';
import { createUserAccount, type NewPerson } from '../users/create.js';
import { findUser, isEmailTaken, type User } from '../../chat/users/model/store.js';
import { NOTIFICATION_BOT_NAME } from '../../chat/users/model/system-bots.js';
import { checkUniqueName } from '../../chat/users/model/unique-name.js';
import { remainingChannels } from './channels.js';
import { mayGiveRole } from './policy.js';
import { findInvitationByHash, type Invitation, listForEmail, WITHOUT_INVITATION } from './store.js';
import type { Terms } from './stored-terms.js';

/** A valid invitation, with the user who created it or its link. Undefined if the user joins without an invitation. */
export interface Valid<T extends Terms> {
  readonly terms: T;
  readonly inviter: User | undefined;
}

/**
 * Returns the invitation with its creator. Undefined if its creator could no longer create it, or if users now need one.
 */
export const withInviter = async <T extends Terms>(
  { tx, services }: TxScope,
  terms: T | undefined,
): Promise<Valid<T> | undefined> => {
  if (!terms) return undefined;
  if (terms.inviter_id === WITHOUT_INVITATION) {
    const { invite_required } = services.organization.current.settings;
    return invite_required ? undefined : { terms, inviter: undefined };
  }
  const inviter = await findUser(tx, terms.inviter_id);
  return inviter?.is_active && mayGiveRole(inviter, terms.invited_as) ? { terms, inviter } : undefined;
};

/** Returns the invitation whose mailed link has this token. Undefined if the link is not valid. */
export const findMailedInvitation = async (
  scope: TxScope,
  token: string,
): Promise<Valid<Invitation> | undefined> => {
  const now = scope.services.clock.seconds();
  return withInviter(scope, await findInvitationByHash(scope.tx, hashToken(token), now));
};

/** Throws if no account with the email of an invitation can be created. */
export const checkInvitedEmail = async (scope: TxScope, { email }: Invitation): Promise<void> => {
  if (await isEmailTaken(scope.tx, email)) throw errors.emailTaken({ email });
  await checkEmailOfNewAccount(scope, email);
};

const joinChannels = async (
  scope: TxScope<VisibilityLocked>,
  user: User,
  { terms, inviter }: Valid<Terms>,
): Promise<void> => {
  const { tx } = scope;
  const chosen = inviter ? await remainingChannels(scope, inviter, terms.channel_ids) : [];
  const others = terms.include_defaults ? await defaultChannels(tx) : [];
  const ids = [...new Set([...chosen, ...others.map(({ id }) => id)])];
  if (ids.length > 0) await subscribe(scope, { channels: await lockChannels(tx, ids), users: [user] });
};

type InvitedTerms = Terms & Pick<Invitation, 'notify_inviter'>;

const notifyInviter = async (
  scope: TxScope,
  user: User,
  { terms, inviter }: Valid<InvitedTerms>,
): Promise<void> => {
  if (!inviter || !terms.notify_inviter) return;
  const notice = paragraph(
    pieces`${silentMention(user)} accepted your invitation to join this organization.`,
  );
  await notify(scope, { bot: NOTIFICATION_BOT_NAME, to: inviter, notice });
};

/** Creates the account of an invited user. */
export const createInvited = async (
  scope: TxScope<VisibilityLocked>,
  found: Valid<InvitedTerms>,
  person: Omit<NewPerson, 'role'>,
): Promise<User> => {
  const { invited_as: role } = found.terms;
  const user = await createUserAccount(scope, { ...person, role }, (locked, made) =>
    joinChannels(locked, made, found),
  );
  await notifyInviter(scope, user, found);
  return user;
};

/** Creates the account of a user whose email a directory verified. Undefined without a valid invitation. */
export type Accept = (
  scope: TxScope<VisibilityLocked>,
  person: Omit<NewPerson, 'role'>,
) => Promise<User | undefined>;

/**
 * Creates the account of a user whose email a directory verified, with the newest valid invitation for it. Undefined if
 * there is none.
 */
export const acceptForEmail: Accept = async (scope, person) => {
  const now = scope.services.clock.seconds();
  for (const invitation of await listForEmail(scope.tx, nameKey(person.email), now)) {
    const found = await withInviter(scope, invitation);
    if (found) return createInvited(scope, found, person);
  }
  return undefined;
};

/** Creates the account with the invitation of a mailed link, if the email is that of the invitation. */
export const acceptMailed =
  (token: string): Accept =>
  async (scope, person) => {
    const found = await findMailedInvitation(scope, token);
    const isForEmail = found?.terms.email_key === nameKey(person.email);
    return isForEmail ? createInvited(scope, found, person) : acceptForEmail(scope, person);
  };

interface SignUp {
  readonly token: string;
  readonly fullName: string;
  readonly passwordHash: string;
  readonly request: Pick<RequestFacts, 'userAgent' | 'ip'>;
  /** The session that the browser has already. */
  readonly earlier: Session | undefined;
}

/** Creates the account of an invitation, and starts its first session. Undefined if the link is not valid. */
export const signUp = (services: Services, form: SignUp): Promise<StartedSession | undefined> =>
  services.store.write(async (tx) => {
    const scope = await lockVisibility({ tx, services });
    const found = await findMailedInvitation(scope, form.token);
    if (!found) return undefined;
    const { email } = found.terms;
    await checkInvitedEmail(scope, found.terms);
    await checkUniqueName(scope, form.fullName);
    const person = { email, full_name: form.fullName, password_hash: form.passwordHash };
    const user = await createInvited(scope, found, person);
    await recordLogin(scope, { ...user, username: email }, form.request);
    return startSession(scope, user.id, form.earlier);
  });
