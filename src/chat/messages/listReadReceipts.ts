import { errors } from '../../../generated/errors.js';
import { defaultUserSettings } from '../../../generated/settings.js';
import { operation } from '../operation.js';
import { readSettings } from '../settings/stored.js';
import { accessibleUsers, isAccessible } from '../users/access/access.js';
import { listMutedUsers, listMuters } from '../users/model/muted-users.js';
import { findReadMessage, listReaders, type ReaderRow } from './read-state/readers.js';

/** Whether other users may see what the user has read. */
const sendsReceipts = ({ settings }: ReaderRow): boolean =>
  (settings === null ? defaultUserSettings : readSettings(settings, '')).send_read_receipts;

/** GET /messages/{message_id}/read_receipts: returns the users who have read a message. */
export const listReadReceipts = operation('listReadReceipts', async (context) => {
  const { input, actor, tx, services } = context;
  const message = await findReadMessage(context, input.message_id);
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
