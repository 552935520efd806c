import { hashToken, makeToken } from '../../lib/token.js';
import { operation } from '../operation.js';
import { addSealedMails } from '../../runtime/outbox/sealed-mail.js';
import { findUser } from '../../chat/users/model/store.js';
import { countMails } from './count-mails.js';
import { mailedTokens } from './links.js';
import { invitationMail } from './mail.js';
import { checkMayManage } from './policy.js';
import { findInvitation, setToken } from './store.js';

/** POST /invites/{invite_id}/resend: sends the email of an invitation again, with the same link. */
export const resendInvitation = operation('resendInvitation', async (context) => {
  const { input, tx, actor, services } = context;
  const found = await findInvitation(tx, input.invite_id, services.clock.seconds());
  const { id, inviter_id, email, seed } = checkMayManage(actor, found);
  await countMails(context, 1);
  const newSeed = makeToken();
  const token = mailedTokens(services)(seed ?? newSeed);
  // An invitation of an older version has no seed, so its first link could not be sent again.
  if (seed === null) await setToken(tx, id, { seed: newSeed, token_hash: hashToken(token) });
  const inviter = (await findUser(tx, inviter_id)) ?? actor;
  await addSealedMails(tx, services, [invitationMail(services, inviter, { to: email, token })]);
  return {};
});
