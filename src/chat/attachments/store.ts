import type { SqlCondition } from '../../runtime/store/sql-condition.js';
import { placeholders } from '../../runtime/store/rows.js';
import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';
import { addUsage } from './usage.js';

const COLUMNS = [
  'id',
  'file_key',
  'path_name',
  'name',
  'owner_id',
  'content_type',
  'size',
  'width',
  'height',
  'is_animated',
  'create_time_ms',
  'is_used',
] as const;

/** Of files `a`. */
const LISTED = COLUMNS.map((column) => `a.${column}`).join(', ');

/**
 * A row of `attachments`. `file_key` is the path of the file, and the unguessable part of its URL. `width` and `height` are in
 * pixels, and null unless the file is an image that messages show.
 */
export type AttachmentRow = Readonly<Pick<RowOf<'attachments'>, (typeof COLUMNS)[number]>>;

export type NewAttachment = Omit<AttachmentRow, 'id' | 'is_used' | 'owner_id'>;

export const insertAttachment = async (
  tx: Tx,
  ownerId: number,
  file: NewAttachment,
): Promise<AttachmentRow> => {
  const row = { ...file, owner_id: ownerId, is_used: 0 };
  await addUsage(tx, ownerId, { files: 1, bytes: file.size });
  return { ...row, id: await tx.insert('attachments', row) };
};

export const listAttachmentsOf = statement((db, ownerId: number) =>
  db('attachments')
    .where({ owner_id: ownerId })
    .orderBy('id', 'desc')
    .select(...COLUMNS),
);

/** Returns a file if it meets a condition on files `a`. */
export const findReadableFile = (
  tx: Tx,
  key: string,
  { sql, values }: SqlCondition,
): Promise<AttachmentRow | undefined> =>
  tx.first<AttachmentRow>(`SELECT ${LISTED} FROM attachments a WHERE a.file_key = ? AND ${sql}`, [
    key,
    ...values,
  ]);

/** Returns the files with the given keys that meet a condition on files `a`. Locks them. */
export const lockShareableFiles = (
  tx: Tx,
  keys: readonly string[],
  { sql, values }: SqlCondition,
): Promise<AttachmentRow[]> =>
  tx.all<AttachmentRow>(
    `SELECT ${LISTED} FROM attachments a WHERE a.file_key IN (${placeholders(keys)}) AND ${sql}
     ORDER BY a.id${tx.updateLock}`,
    [...keys, ...values],
  );

const attachmentsLocked = statement((db, ids: readonly number[]) =>
  db('attachments')
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .select(...COLUMNS),
);

/** Returns files and locks them until the end of the transaction, so changes to their references are serialized. */
export const lockAttachments = async (tx: Tx, ids: readonly number[]): Promise<AttachmentRow[]> =>
  ids.length === 0 ? [] : attachmentsLocked(tx, ids);

/** Returns the IDs of files uploaded before a time that no message refers to. */
export const listUnused = statement((db, beforeMs: number, limit: number) =>
  db('attachments')
    .where({ is_used: 0 })
    .where('create_time_ms', '<', beforeMs)
    .orderBy(['create_time_ms', 'id'])
    .limit(limit)
    .pluck('id'),
);

const writeUsed = statement((db, id: number, isUsed: number) =>
  db('attachments').where({ id }).update({ is_used: isUsed }),
);

export const setUsed = (tx: Tx, id: number, isUsed: boolean): Promise<number> =>
  writeUsed(tx, id, Number(isUsed));

const removeClaimsByMessages = statement((db, id: number) =>
  db('attachment_messages').where({ attachment_id: id }).delete(),
);

const removeClaimsByScheduled = statement((db, id: number) =>
  db('attachment_scheduled_messages').where({ attachment_id: id }).delete(),
);

const removeRow = statement((db, id: number) => db('attachments').where({ id }).delete());

export const deleteAttachmentRow = async (
  tx: Tx,
  { id, owner_id, size }: Pick<AttachmentRow, 'id' | 'owner_id' | 'size'>,
): Promise<void> => {
  await removeClaimsByMessages(tx, id);
  await removeClaimsByScheduled(tx, id);
  await removeRow(tx, id);
  await addUsage(tx, owner_id, { files: -1, bytes: -size });
};

export const listExistingKeys = statement((db, keys: readonly string[]) =>
  db('attachments').whereIn('file_key', keys).pluck('file_key'),
);
