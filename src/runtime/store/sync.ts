import { randomUUID } from 'node:crypto';

import type { Connection } from './connection.js';

/**
 * Makes the COMMIT of this transaction sync everything that it has read. InnoDB shows a transaction to others before it is
 * on the disk, and a crash takes it back. A COMMIT that changes something syncs all that came before it.
 */
export const syncWithCommit = async (connection: Connection): Promise<void> => {
  const name = `sync ${randomUUID()}`;
  // No other transaction waits for this row, and none remains.
  await connection.run('INSERT INTO leases (name, owner, expires_at) VALUES (?, ?, 0)', [name, 'sync']);
  await connection.run('DELETE FROM leases WHERE name = ?', [name]);
};
