import type { TxScope } from '../scope.js';
import { placeholders } from '../../runtime/store/rows.js';
import type { NewRow, Tx, Value } from '../../runtime/store/types.js';
import { emitUpdated } from './events.js';
import { removeFile } from './removal.js';
import { type AttachmentRow, lockAttachments, setUsed } from './store.js';

/** Objects that can refer to files, and the tables with their references. */
const REFERRERS = {
  messages: { table: 'attachment_messages', column: 'message_id' },
  scheduled: { table: 'attachment_scheduled_messages', column: 'scheduled_message_id' },
} as const;

type Referrers = keyof typeof REFERRERS;

/** Returns the IDs of files that some objects of one kind refer to. */
const listClaimed = async (tx: Tx, kind: Referrers, ids: readonly number[]): Promise<Set<number>> => {
  const { table, column } = REFERRERS[kind];
  const rows = await tx.all<{ attachment_id: number }>(
    `SELECT DISTINCT attachment_id FROM ${table} WHERE ${column} IN (${placeholders(ids)})`,
    ids,
  );
  return new Set(rows.map(({ attachment_id }) => attachment_id));
};

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
  const { table, column } = REFERRERS[kind];
  const before = await listClaimed(tx, kind, [referrer]);
  const added = [...wanted].filter((id) => !before.has(id));
  const dropped = [...before].filter((id) => !wanted.has(id));
  const changed = await lockAttachments(tx, [...added, ...dropped]);
  if (dropped.length > 0) {
    const sql = `DELETE FROM ${table} WHERE ${column} = ? AND attachment_id IN (${placeholders(dropped)})`;
    await tx.run(sql, [referrer, ...dropped]);
  }
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

/** Removes references of deleted messages, and deletes files that have no other reference. */
export const releaseFiles = async (scope: TxScope, messageIds: readonly number[]): Promise<void> => {
  const { tx } = scope;
  const claimed = await listClaimed(tx, 'messages', messageIds);
  if (claimed.size === 0) return;
  // Locked before the references are counted: if two transactions delete the last two references, one sees the other's
  // deletion.
  const rows = await lockAttachments(tx, [...claimed]);
  await tx.run(
    `DELETE FROM attachment_messages WHERE message_id IN (${placeholders(messageIds)})`,
    messageIds,
  );
  for (const row of rows) {
    if (await refreshIsUsed(tx, row)) await emitUpdated(tx, row);
    else await removeFile(scope, row);
  }
};
