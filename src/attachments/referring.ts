import type { Viewer } from '../channels/policy.js';
import { accessible } from '../messages/access.js';
import { placeholders } from '../store/placeholders.js';
import type { Tx } from '../store/types.js';
import type { AttachmentMessage } from './view.js';

/** For each of these files, the messages that refer to it and that its owner may read. */
export const findReferring = async (
  tx: Tx,
  owner: Viewer,
  ids: readonly number[],
): Promise<Map<number, AttachmentMessage[]>> => {
  const found = new Map<number, AttachmentMessage[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const access = accessible(owner);
  const rows = await tx.all<{ attachment_id: number; id: number; date_sent: number }>(
    `SELECT r.attachment_id, m.id, m.date_sent FROM attachment_messages r
     JOIN messages m ON m.id = r.message_id
     LEFT JOIN channels c ON c.id = m.channel_id
     WHERE r.attachment_id IN (${placeholders(ids)}) AND ${access.sql}
     ORDER BY m.id`,
    [...ids, ...access.values],
  );
  for (const { attachment_id, id, date_sent } of rows) {
    found.get(attachment_id)?.push({ id, date_sent: date_sent * 1000 });
  }
  return found;
};
