import { roles } from '../../runtime/identity/actor.js';
import { hashToken, makeToken } from '../../lib/token.js';
import { DAY } from '../../lib/clock.js';
import { addSealedMail } from '../../runtime/outbox/sealed-mail.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { nameKey } from '../../lib/name-key.js';
import { confirmationMail } from './mail.js';
import { type Accept, acceptForEmail, createInvited, type Valid, withInviter } from './sign-up.js';
import { findLinkByHash, type InvitationLink } from './link-store.js';
import {
  countOfLink,
  keepConfirmation,
  type NewInvitation,
  removeExpired,
  WITHOUT_INVITATION,
} from './store.js';
import type { Terms } from './stored-terms.js';

/** Emails that may wait for confirmation: per link, and of users who join without an invitation. */
const MOST_WAITING = { link: 1000, withoutInvitation: 10_000 };

/** Returns the invitation link with this token. Undefined if it is not valid. */
export const findInvitationLink = async (
  scope: TxScope,
  token: string,
): Promise<Valid<InvitationLink> | undefined> => {
  const now = scope.services.clock.seconds();
  return withInviter(scope, await findLinkByHash(scope.tx, hashToken(token), now));
};

/** Creates the account of a user whose email a directory verified, with a link. */
export const acceptLink =
  (token: string): Accept =>
  async (scope, person) => {
    const found = await findInvitationLink(scope, token);
    if (!found) return acceptForEmail(scope, person);
    const terms = { ...found.terms, notify_inviter: true };
    return createInvited(scope, { ...found, terms }, person);
  };

/** What an account gets that is created with a mailed link. */
type Confirmed = Terms & Pick<NewInvitation, 'notify_inviter'> & { readonly link_id: number };

export type Outcome = 'sent' | 'unknown' | 'too many';

/** Mails a link to an address, and stores it. Earlier ones for the address become invalid. */
const mailLink = async (
  { tx, services }: TxScope,
  terms: Confirmed,
  { email, most }: { readonly email: string; readonly most: number },
): Promise<Outcome> => {
  const now = services.clock.seconds();
  await removeExpired(tx, now);
  if ((await countOfLink(tx, terms.link_id)) >= most) return 'too many';
  const token = makeToken();
  await keepConfirmation(tx, {
    ...terms,
    email,
    email_key: nameKey(email),
    seed: null,
    token_hash: hashToken(token),
    created_at: now,
    expires_at: Math.min(now + DAY, terms.expires_at ?? Infinity),
  });
  await addSealedMail(tx, services, confirmationMail(services, { to: email, token }));
  return 'sent';
};

/**
 * Mails a link to the address that a user entered on the page of an invitation link. An address with an account gets the
 * same, so the response reveals nothing.
 */
export const confirmAddress = (services: Services, linkToken: string, email: string): Promise<Outcome> =>
  services.store.write(async (tx): Promise<Outcome> => {
    const found = await findInvitationLink({ tx, services }, linkToken);
    if (!found) return 'unknown';
    const { id: link_id, seed: _seed, ...terms } = found.terms;
    await tx.lock('invitation_links', link_id);
    const confirmed = { ...terms, link_id, notify_inviter: true };
    return mailLink({ tx, services }, confirmed, { email, most: MOST_WAITING.link });
  });

/** What an account gets that is created without an invitation. */
const withoutInvitation: Omit<Confirmed, 'created_at'> = {
  inviter_id: WITHOUT_INVITATION,
  link_id: WITHOUT_INVITATION,
  invited_as: roles.member,
  include_defaults: true,
  channel_ids: [],
  expires_at: null,
  notify_inviter: false,
};

/** Whether users can join without an invitation. */
export const isOpenToAll = ({ organization }: Services): boolean =>
  !organization.current.settings.invite_required;

/** Mails a link to the address of a user without an invitation. An address with an account gets the same. */
export const confirmOpenAddress = async (services: Services, email: string): Promise<Outcome> => {
  if (!isOpenToAll(services)) return 'unknown';
  const terms = { ...withoutInvitation, created_at: services.clock.seconds() };
  const most = MOST_WAITING.withoutInvitation;
  return services.store.write((tx) => mailLink({ tx, services }, terms, { email, most }));
};
