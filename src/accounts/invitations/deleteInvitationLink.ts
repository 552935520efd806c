import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import { emitInvitesChanged } from './events.js';
import { checkMayManage } from './policy.js';
import { findLink } from './link-store.js';
import { removeLink } from './store.js';

/** DELETE /invites/multiuse/{invite_id}: revokes an invitation link. */
export const deleteInvitationLink = operation(
  'deleteInvitationLink',
  async ({ input, tx, actor, services }) => {
    const found = await findLink(tx, input.invite_id, services.clock.seconds());
    const { id, inviter_id } = checkMayManage(actor, found);
    if (!(await removeLink(tx, id))) throw errors.invitationNotFound();
    await emitInvitesChanged(tx, [inviter_id]);
    return {};
  },
);
