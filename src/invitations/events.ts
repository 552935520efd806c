import { roles } from '../authentication/actor.js';
import { placeholders } from '../store/placeholders.js';
import type { Tx } from '../store/types.js';

/** Informs administrators, and the creators of the changed invitations. */
export const emitInvitesChanged = async (tx: Tx, inviterIds: readonly number[]): Promise<void> => {
  const rows = await tx.all<{ id: number }>(
    `SELECT id FROM users WHERE is_active = 1 AND bot_type IS NULL
     AND (role <= ? OR (role <= ? AND id IN (${placeholders(inviterIds)})))`,
    [roles.administrator, roles.member, ...inviterIds],
  );
  tx.emit({ type: 'invites_changed' }, { users: rows.map(({ id }) => id) });
};
