import { hashToken, makeToken } from '../authentication/token.js';
import { operation } from '../http/operation.js';
import { addSealedMails } from '../outbox/sealed-mail.js';
import { findUser } from '../users/model/store.js';
import { countMails } from './count-mails.js';
import { invitationMail } from './mail.js';
import { checkMayManage } from './policy.js';
import { findInvitation, setToken } from './store.js';

/** POST /invites/{invite_id}/resend: sends the email of an invitation again, with a new link. */
export const resendInvitation = operation('resendInvitation', async (context) => {
  const { input, tx, actor, services } = context;
  const found = await findInvitation(tx, input.invite_id, services.clock.seconds());
  const { id, inviter_id, email } = checkMayManage(actor, found);
  await countMails(context, 1);
  const token = makeToken();
  await setToken(tx, id, hashToken(token));
  const inviter = (await findUser(tx, inviter_id)) ?? actor;
  await addSealedMails(tx, services, [invitationMail(services, inviter, { to: email, token })]);
  return {};
});
