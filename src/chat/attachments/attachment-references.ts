import type { TxScope } from '../scope.js';
import { statement } from '../../runtime/store/statement.js';
import type { NewRow, Tx, Value } from '../../runtime/store/types.js';
import { emitUpdated } from './events.js';
import { removeFile } from './removal.js';
import { type AttachmentRow, lockAttachments, setUsed } from './store.js';

const listClaimedByMessages = statement((db, ids: readonly number[]) =>
  db('attachment_messages').whereIn('message_id', ids).distinct().pluck('attachment_id'),
);

const listClaimedByScheduled = statement((db, ids: readonly number[]) =>
  db('attachment_scheduled_messages').whereIn('scheduled_message_id', ids).distinct().pluck('attachment_id'),
);

const removeClaimsOfMessage = statement((db, id: number, attachmentIds: readonly number[]) =>
  db('attachment_messages').where({ message_id: id }).whereIn('attachment_id', attachmentIds).delete(),
);

const removeClaimsOfScheduled = statement((db, id: number, attachmentIds: readonly number[]) =>
  db('attachment_scheduled_messages')
    .where({ scheduled_message_id: id })
    .whereIn('attachment_id', attachmentIds)
    .delete(),
);

/** Objects that can refer to files, and the tables with their references. */
const REFERRERS = {
  messages: {
    table: 'attachment_messages',
    column: 'message_id',
    listClaimed: listClaimedByMessages,
    removeClaims: removeClaimsOfMessage,
  },
  scheduled: {
    table: 'attachment_scheduled_messages',
    column: 'scheduled_message_id',
    listClaimed: listClaimedByScheduled,
    removeClaims: removeClaimsOfScheduled,
  },
} as const;

type Referrers = keyof typeof REFERRERS;

const isReferredTo = async (tx: Tx, id: number): Promise<boolean> => {
  const found = await tx.first(
    `SELECT 1 FROM attachments a WHERE a.id = ? AND (
       EXISTS (SELECT 1 FROM attachment_messages m WHERE m.attachment_id = a.id)
       OR EXISTS (SELECT 1 FROM attachment_scheduled_messages s WHERE s.attachment_id = a.id)
     )`,
    [id],
  );
  return found !== undefined;
};

const refreshIsUsed = async (tx: Tx, row: AttachmentRow): Promise<boolean> => {
  const isUsed = await isReferredTo(tx, row.id);
  if (isUsed !== (row.is_used === 1)) await setUsed(tx, row.id, isUsed);
  return isUsed;
};

const setClaims = async (
  tx: Tx,
  kind: Referrers,
  referrer: number,
  wanted: ReadonlySet<number>,
  more: Readonly<Record<string, Value>> = {},
): Promise<AttachmentRow[]> => {
  const { table, column, listClaimed, removeClaims } = REFERRERS[kind];
  const before = new Set(await listClaimed(tx, [referrer]));
  const added = [...wanted].filter((id) => !before.has(id));
  const dropped = [...before].filter((id) => !wanted.has(id));
  const changed = await lockAttachments(tx, [...added, ...dropped]);
  if (dropped.length > 0) await removeClaims(tx, referrer, dropped);
  await tx.insertMany(
    table,
    added.map((id) => ({ attachment_id: id, [column]: referrer, ...more }) as NewRow<typeof table>),
  );
  for (const row of changed) await refreshIsUsed(tx, row);
  return changed;
};

/**
 * Records which files a message now refers to. Files it no longer refers to are kept until the cleanup finds them
 * unused. For an edit in a channel, `claimed_version` is the version of its members: users who left before do not get
 * the files.
 */
export const claimForMessage = async (
  tx: Tx,
  messageId: number,
  files: ReadonlySet<number>,
  claimed_version: number | null = null,
): Promise<void> => {
  const claimed = await setClaims(tx, 'messages', messageId, files, { claimed_version });
  for (const row of claimed) await emitUpdated(tx, row);
};

/** Records which files a scheduled message refers to. Sends no event, because the message is not sent yet. */
export const claimForScheduled = async (
  tx: Tx,
  scheduledId: number,
  files: ReadonlySet<number>,
): Promise<void> => {
  await setClaims(tx, 'scheduled', scheduledId, files);
};

const removeClaimsOfMessages = statement((db, messageIds: readonly number[]) =>
  db('attachment_messages').whereIn('message_id', messageIds).delete(),
);

/** Removes references of deleted messages, and deletes files that have no other reference. */
export const releaseFiles = async (scope: TxScope, messageIds: readonly number[]): Promise<void> => {
  const { tx } = scope;
  const claimed = await listClaimedByMessages(tx, messageIds);
  if (claimed.length === 0) return;
  // Locked before the references are counted: if two transactions delete the last two references, one sees the other's
  // deletion.
  const rows = await lockAttachments(tx, claimed);
  await removeClaimsOfMessages(tx, messageIds);
  for (const row of rows) {
    if (await refreshIsUsed(tx, row)) await emitUpdated(tx, row);
    else await removeFile(scope, row);
  }
};
