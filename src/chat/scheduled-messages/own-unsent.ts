import { errors } from '../../../generated/errors.js';
import type { Tx } from '../../runtime/store/types.js';
import { lockScheduledMessages } from './store.js';
import type { ScheduledRow } from './view.js';

/** Returns a user's message, locked so that it is not sent at the same time. Throws if it was sent. */
export const findOwnUnsent = async (tx: Tx, userId: number, id: number): Promise<ScheduledRow> => {
  const row = await lockScheduledMessages(tx, userId, id);
  if (!row) throw errors.scheduledMessageNotFound();
  if (row.state === 'sent') throw errors.scheduledMessageSent();
  return row;
};
