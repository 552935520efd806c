import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { audienceOfPerson } from '../users/access.js';
import type { StatusRow } from './status-store.js';

/** Tells everyone who may see a user what is new in their status. */
export const emitStatus = async (
  tx: Tx,
  server: Server,
  user_id: number,
  changes: Partial<StatusRow> & { readonly away?: boolean },
): Promise<void> => {
  tx.emit({ type: 'user_status', user_id, ...changes }, await audienceOfPerson(tx, server, user_id));
};
