import type { Tx } from '../../runtime/store/types.js';
import { viewScheduled, type ScheduledRow } from './view.js';

export const emitScheduled = (tx: Tx, row: ScheduledRow): void => {
  const scheduled_messages = [viewScheduled(row)];
  tx.emit({ type: 'scheduled_messages', op: 'add', scheduled_messages }, { users: [row.sender_id] });
};

export const emitChanged = (tx: Tx, row: ScheduledRow): void => {
  const scheduled_message = viewScheduled(row);
  tx.emit({ type: 'scheduled_messages', op: 'update', scheduled_message }, { users: [row.sender_id] });
};

export const emitRemoved = (tx: Tx, { id, sender_id }: ScheduledRow): void => {
  tx.emit({ type: 'scheduled_messages', op: 'remove', scheduled_message_id: id }, { users: [sender_id] });
};
