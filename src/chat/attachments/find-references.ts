import type { Viewer } from '../channels/model/policy.js';
import { groupBy } from '../../lib/sorted-ids.js';
import type { Tx } from '../../runtime/store/types.js';
import { isReferenceRead } from './policy.js';
import type { AttachmentMessage } from './view.js';

/**
 * Returns the messages that refer to a user's files, or to one file, by file. Includes only messages that the owner may
 * read.
 */
export const listReferring = async (
  tx: Tx,
  owner: Viewer,
  id?: number,
): Promise<Map<number, AttachmentMessage[]>> => {
  const found = new Map<number, AttachmentMessage[]>();
  const access = isReferenceRead(owner);
  const rows = await tx.all<{ attachment_id: number; id: number; date_sent: number }>(
    `SELECT referring.attachment_id, m.id, m.date_sent FROM attachments a
     JOIN attachment_messages referring ON referring.attachment_id = a.id
     JOIN messages m ON m.id = referring.message_id
     LEFT JOIN channels c ON c.id = m.channel_id
     WHERE a.owner_id = ?${id === undefined ? '' : ' AND a.id = ?'} AND ${access.sql}
     ORDER BY m.id`,
    [owner.id, ...(id === undefined ? [] : [id]), ...access.values],
  );
  for (const [attachment, group] of groupBy(rows, ({ attachment_id }) => attachment_id)) {
    found.set(
      attachment,
      group.map((row) => ({ id: row.id, date_sent: row.date_sent * 1000 })),
    );
  }
  return found;
};
