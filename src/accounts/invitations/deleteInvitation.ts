import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { emitInvitesChanged } from './events.js';
import { checkMayManage } from './policy.js';
import { findInvitation, removeInvitation } from './store.js';

/** DELETE /invites/{invite_id}: revokes an invitation. */
export const deleteInvitation = operation('deleteInvitation', async ({ input, tx, actor, services }) => {
  const found = await findInvitation(tx, input.invite_id, services.clock.seconds());
  const { id, inviter_id } = checkMayManage(actor, found);
  if (!(await removeInvitation(tx, id))) throw errors.invitationNotFound();
  await emitInvitesChanged(tx, [inviter_id]);
  return {};
});
