import { hashToken, makeToken } from '../authentication/token.js';
import { DAY } from '../lib/seconds.js';
import { addSealedMail } from '../outbox/sealed-mail.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { nameKey } from '../store/name-key.js';
import { confirmationMail } from './mail.js';
import { withInviter, type Valid } from './sign-up.js';
import {
  countOfLink,
  findLinkByHash,
  keepConfirmation,
  removeExpired,
  type InvitationLink,
  type NewInvitation,
} from './store.js';

/** Emails that may wait for confirmation per link. */
const MOST_WAITING = 1000;

/** Returns the invitation link with this token. Undefined if it is not valid. */
export const findInvitationLink = async (
  scope: TxScope,
  token: string,
): Promise<Valid<InvitationLink> | undefined> => {
  const now = scope.services.clock.seconds();
  return withInviter(scope, await findLinkByHash(scope.tx, hashToken(token), now));
};

const confirmationOf = (
  { id, seed: _seed, ...terms }: InvitationLink,
  email: string,
  token: string,
  now: number,
): NewInvitation => ({
  ...terms,
  link_id: id,
  email,
  email_key: nameKey(email),
  notify_inviter: true,
  token_hash: hashToken(token),
  created_at: now,
  expires_at: Math.min(now + DAY, terms.expires_at ?? Infinity),
});

type Outcome = 'sent' | 'unknown' | 'too many';

/**
 * Mails a link to the address that a user entered on the page of an invitation link. An address with an account gets the
 * same, so the response reveals nothing.
 */
export const confirmAddress = (services: Services, linkToken: string, email: string): Promise<Outcome> =>
  services.store.write(async (tx): Promise<Outcome> => {
    const found = await findInvitationLink({ tx, services }, linkToken);
    if (!found) return 'unknown';
    await tx.lock('invitation_links', found.terms.id);
    const now = services.clock.seconds();
    await removeExpired(tx, now);
    if ((await countOfLink(tx, found.terms.id)) >= MOST_WAITING) return 'too many';
    const token = makeToken();
    await keepConfirmation(tx, confirmationOf(found.terms, email, token, now));
    await addSealedMail(tx, services, confirmationMail(services, { to: email, token }));
    return 'sent';
  });
