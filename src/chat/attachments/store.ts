import type { SqlCondition } from '../../runtime/store/sql-condition.js';
import { placeholders } from '../../runtime/store/rows.js';
import type { Tx } from '../../runtime/store/types.js';
import { addUsage } from './usage.js';

/** A row of `attachments`. */
export interface AttachmentRow {
  readonly id: number;
  /** The path of the file, and the unguessable part of its URL. */
  readonly file_key: string;
  readonly path_name: string;
  readonly name: string;
  readonly owner_id: number;
  readonly content_type: string;
  readonly size: number;
  /** In pixels. Null unless the file is an image that messages show. */
  readonly width: number | null;
  readonly height: number | null;
  readonly is_animated: number;
  readonly create_time_ms: number;
  readonly is_used: number;
}

export type NewAttachment = Omit<AttachmentRow, 'id' | 'is_used' | 'owner_id'>;

const COLUMNS =
  'a.id, a.file_key, a.path_name, a.name, a.owner_id, a.content_type, a.size, a.width, a.height, a.is_animated, a.create_time_ms, a.is_used';

export const insertAttachment = async (
  tx: Tx,
  ownerId: number,
  file: NewAttachment,
): Promise<AttachmentRow> => {
  const row = { ...file, owner_id: ownerId, is_used: 0 };
  await addUsage(tx, ownerId, { files: 1, bytes: file.size });
  return { ...row, id: await tx.insert('attachments', row) };
};

export const listAttachmentsOf = (tx: Tx, ownerId: number): Promise<AttachmentRow[]> =>
  tx.all<AttachmentRow>(`SELECT ${COLUMNS} FROM attachments a WHERE a.owner_id = ? ORDER BY a.id DESC`, [
    ownerId,
  ]);

/** Returns a file if it meets a condition on files `a`. */
export const findReadableFile = (
  tx: Tx,
  key: string,
  { sql, values }: SqlCondition,
): Promise<AttachmentRow | undefined> =>
  tx.first<AttachmentRow>(`SELECT ${COLUMNS} FROM attachments a WHERE a.file_key = ? AND ${sql}`, [
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
    `SELECT ${COLUMNS} FROM attachments a WHERE a.file_key IN (${placeholders(keys)}) AND ${sql}
     ORDER BY a.id${tx.updateLock}`,
    [...keys, ...values],
  );

/** Returns files and locks them until the end of the transaction, so changes to their references are serialized. */
export const lockAttachments = async (tx: Tx, ids: readonly number[]): Promise<AttachmentRow[]> =>
  ids.length === 0
    ? []
    : tx.all<AttachmentRow>(
        `SELECT ${COLUMNS} FROM attachments a WHERE a.id IN (${placeholders(ids)}) ORDER BY a.id${tx.updateLock}`,
        ids,
      );

/** Returns the IDs of files uploaded before a time that no message refers to. */
export const listUnused = async (tx: Tx, beforeMs: number, limit: number): Promise<number[]> => {
  const rows = await tx.all<{ id: number }>(
    'SELECT id FROM attachments WHERE is_used = 0 AND create_time_ms < ? ORDER BY create_time_ms, id LIMIT ?',
    [beforeMs, limit],
  );
  return rows.map(({ id }) => id);
};

export const setUsed = async (tx: Tx, id: number, isUsed: boolean): Promise<void> => {
  await tx.run('UPDATE attachments SET is_used = ? WHERE id = ?', [Number(isUsed), id]);
};

export const deleteAttachmentRow = async (
  tx: Tx,
  { id, owner_id, size }: Pick<AttachmentRow, 'id' | 'owner_id' | 'size'>,
): Promise<void> => {
  await tx.run('DELETE FROM attachment_messages WHERE attachment_id = ?', [id]);
  await tx.run('DELETE FROM attachment_scheduled_messages WHERE attachment_id = ?', [id]);
  await tx.run('DELETE FROM attachments WHERE id = ?', [id]);
  await addUsage(tx, owner_id, { files: -1, bytes: -size });
};

export const listExistingKeys = async (tx: Tx, keys: readonly string[]): Promise<string[]> => {
  const rows = await tx.all<{ file_key: string }>(
    `SELECT file_key FROM attachments WHERE file_key IN (${placeholders(keys)})`,
    keys,
  );
  return rows.map(({ file_key }) => file_key);
};
