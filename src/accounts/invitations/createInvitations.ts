import { hashToken, makeToken } from '../../lib/token.js';
import { caps } from '../../chat/caps.js';
import { checkCap } from '../../runtime/caps.js';
import { lockVisibility } from '../../chat/channels/model/store.js';
import { operation } from '../operation.js';
import { addSealedMails } from '../../runtime/outbox/sealed-mail.js';
import type { Scope } from '../scope.js';
import { countMails } from './count-mails.js';
import { checkInvited, splitEmails, type Invited } from './emails.js';
import { emitInvitesChanged } from './events.js';
import { mailedTokens } from './links.js';
import { invitationMail } from './mail.js';
import { checkMayInvite } from './policy.js';
import { countInvitations, insertInvitations, removeExpired } from './store.js';
import type { Terms } from './stored-terms.js';
import { checkTerms } from './terms.js';

const store = async (
  scope: Scope,
  invited: readonly Invited[],
  terms: Terms & { readonly notify_inviter: boolean },
): Promise<void> => {
  const { tx, services, actor } = scope;
  const tokenOf = mailedTokens(services);
  const letters = invited.map((one) => {
    const seed = makeToken();
    return { ...one, seed, token: tokenOf(seed) };
  });
  await insertInvitations(
    tx,
    letters.map(({ email, email_key, seed, token }) => ({
      ...terms,
      link_id: null,
      email,
      email_key,
      seed,
      token_hash: hashToken(token),
    })),
  );
  checkCap(caps.invitations, await countInvitations(tx));
  const mails = letters.map(({ email, token }) => invitationMail(services, actor, { to: email, token }));
  await addSealedMails(tx, services, mails);
};

/** POST /invites: sends invitations to email addresses. */
export const createInvitations = operation('createInvitations', async (context) => {
  const { input, tx, services, actor } = context;
  checkMayInvite(context);
  const locked = await lockVisibility(context);
  const terms = await checkTerms(locked, input);
  const invited = splitEmails(input.invitee_emails);
  // Clients send the lines of a field as they are, also if all of them are blank.
  if (input.invitee_emails !== '' && input.invitee_emails.trim() === '') return {};
  await checkInvited(context, invited);
  await countMails(context, invited.length);
  await removeExpired(tx, services.clock.seconds());
  await store(context, invited, { ...terms, notify_inviter: input.notify_referrer_on_join });
  await emitInvitesChanged(tx, [actor.id]);
  return {};
});
