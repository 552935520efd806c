import { roles } from '../../runtime/identity/actor.js';
import { placeholders } from '../../runtime/store/rows.js';
import type { Tx } from '../../runtime/store/types.js';

/** Informs administrators, and the creators of the changed invitations. */
export const emitInvitesChanged = async (tx: Tx, inviterIds: readonly number[]): Promise<void> => {
  const rows = await tx.all<{ id: number }>(
    `SELECT id FROM users WHERE role <= ? AND is_active = 1 AND bot_type IS NULL
     UNION SELECT id FROM users WHERE id IN (${placeholders(inviterIds)}) AND role <= ? AND is_active = 1
       AND bot_type IS NULL`,
    [roles.administrator, ...inviterIds, roles.member],
  );
  tx.emit({ type: 'invites_changed' }, { users: rows.map(({ id }) => id) });
};
