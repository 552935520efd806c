import type { Tx } from '../../runtime/store/types.js';
import { findUser } from '../users/model/store.js';
import { listReferring } from './find-references.js';
import type { AttachmentRow } from './store.js';
import { totalUsage } from './usage.js';
import { viewAttachment } from './view.js';

export const emitAdded = async (tx: Tx, row: AttachmentRow): Promise<void> => {
  const event = { attachment: viewAttachment(row, []), upload_space_used: (await totalUsage(tx)).bytes };
  tx.emit({ type: 'attachment', op: 'add', ...event }, { users: [row.owner_id] });
};

/** Sends the owner an `attachment` event with the messages that now refer to the file. */
export const emitUpdated = async (tx: Tx, row: AttachmentRow): Promise<void> => {
  const owner = await findUser(tx, row.owner_id);
  if (!owner) return;
  const messages = (await listReferring(tx, owner, row.id)).get(row.id) ?? [];
  const event = {
    attachment: viewAttachment(row, messages),
    upload_space_used: (await totalUsage(tx)).bytes,
  };
  tx.emit({ type: 'attachment', op: 'update', ...event }, { users: [owner.id] });
};

export const emitRemoved = async (tx: Tx, { id, owner_id }: AttachmentRow): Promise<void> => {
  const event = { attachment: { id }, upload_space_used: (await totalUsage(tx)).bytes };
  tx.emit({ type: 'attachment', op: 'remove', ...event }, { users: [owner_id] });
};
