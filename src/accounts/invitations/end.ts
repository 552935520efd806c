import type { TxScope } from '../scope.js';
import { nameKey } from '../../lib/name-key.js';
import { emitInvitesChanged } from './events.js';
import { removeForEmail, removeOfInviter } from './store.js';

/** Ends the invitations for the email of a new account. */
export const endInvitationsFor = async ({ tx }: TxScope, email: string): Promise<void> => {
  const inviterIds = await removeForEmail(tx, nameKey(email));
  if (inviterIds.length > 0) await emitInvitesChanged(tx, inviterIds);
};

/** Ends the invitations and links of a deactivated user. */
export const endInvitationsOf = async ({ tx }: TxScope, inviterId: number): Promise<void> => {
  if (await removeOfInviter(tx, inviterId)) await emitInvitesChanged(tx, [inviterId]);
};
