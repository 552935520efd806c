import { errors } from '../../../generated/errors.js';
import { defaultUserSettings } from '../../../generated/settings.js';
import { operation } from '../operation.js';
import { readSettings } from '../settings/stored.js';
import { accessibleUsers, isAccessible } from '../users/access/access.js';
import { listMutedUsers, listMuters } from '../users/model/muted-users.js';
import { presentlyReadable } from './model/access.js';
import { listReaders, type ReaderRow } from './read-state/readers.js';

/** Whether other users may see what the user has read. */
const sendsReceipts = ({ settings }: ReaderRow): boolean =>
  (settings === null ? defaultUserSettings : readSettings(settings, '')).send_read_receipts;

/** GET /messages/{message_id}/read_receipts: returns the users who have read a message. */
export const listReadReceipts = operation('listReadReceipts', async (context) => {
  const { input, actor, tx, services } = context;
  const access = presentlyReadable(actor);
  const message = await tx.first<{ id: number; conversation_id: number; sender_id: number }>(
    `SELECT m.id, m.conversation_id, m.sender_id FROM messages m LEFT JOIN channels c ON c.id = m.channel_id
     WHERE m.id = ? AND ${access.sql}`,
    [input.message_id, ...access.values],
  );
  if (!message) throw errors.messageNotFound();
  if (!services.organization.current.settings.enable_read_receipts) throw errors.readReceiptsDisabled();
  const accessible = await accessibleUsers(context, actor);
  const muters = await listMuters(tx, message.sender_id);
  const muted = new Set((await listMutedUsers(tx, actor.id)).map(({ id }) => id));
  const isShown = (id: number): boolean => isAccessible(accessible, id) && !muters.has(id) && !muted.has(id);
  const readers = (await listReaders(tx, message)).filter(
    (reader) => isShown(reader.user_id) && sendsReceipts(reader),
  );
  return { user_ids: readers.map(({ user_id }) => user_id) };
});
