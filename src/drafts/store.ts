import type { Tx, Value } from '../store/types.js';
import { viewDraft, type Draft, type DraftRow } from './view.js';

export type DraftFields = Omit<Draft, 'id'>;

const COLUMNS = 'id, type, to_ids, topic, content, last_edit_timestamp';

const toRow = ({ type, to, topic, content, timestamp }: DraftFields): Record<string, Value> => ({
  type,
  to_ids: JSON.stringify(to),
  topic,
  content,
  last_edit_timestamp: timestamp,
});

/** All of somebody's drafts, the oldest edit first. */
export const findDrafts = async (tx: Tx, userId: number): Promise<Draft[]> => {
  const rows = await tx.all<DraftRow>(
    `SELECT ${COLUMNS} FROM drafts WHERE user_id = ? ORDER BY last_edit_timestamp, id`,
    [userId],
  );
  return rows.map(viewDraft);
};

/** Some of somebody's drafts, the newest edit first. */
export const findNewestDrafts = async (tx: Tx, userId: number, limit: number): Promise<Draft[]> => {
  const rows = await tx.all<DraftRow>(
    `SELECT ${COLUMNS} FROM drafts WHERE user_id = ? ORDER BY last_edit_timestamp DESC, id DESC LIMIT ?`,
    [userId, limit],
  );
  return rows.map(viewDraft);
};

interface Kept {
  readonly number: number;
  readonly bytes: number;
}

/** How many drafts a user has and how many bytes they take; `except` is not counted. */
export const countDrafts = async (tx: Tx, userId: number, except = 0): Promise<Kept> => {
  const row = await tx.first<{ number: number; bytes: number | string | null }>(
    `SELECT COUNT(*) AS number, SUM(OCTET_LENGTH(to_ids) + OCTET_LENGTH(topic) + OCTET_LENGTH(content)) AS bytes
     FROM drafts WHERE user_id = ? AND id <> ?`,
    [userId, except],
  );
  return { number: row?.number ?? 0, bytes: Number(row?.bytes ?? 0) };
};

/** What a draft adds to the bytes of `countDrafts`. */
export const draftBytes = ({ to, topic, content }: DraftFields): number =>
  Buffer.byteLength(JSON.stringify(to)) + Buffer.byteLength(topic) + Buffer.byteLength(content);

/** Inserts drafts of a user whose drafts are held, and answers them in the same order. */
export const insertDrafts = async (
  tx: Tx,
  userId: number,
  drafts: readonly DraftFields[],
): Promise<Draft[]> => {
  const last = await tx.first<{ id: number | null }>('SELECT MAX(id) AS id FROM drafts WHERE user_id = ?', [
    userId,
  ]);
  await tx.insertMany(
    'drafts',
    drafts.map((draft) => ({ user_id: userId, ...toRow(draft) })),
  );
  // Nobody else inserts drafts of this user meanwhile, and ids rise in the order of the rows.
  const rows = await tx.all<DraftRow>(
    `SELECT ${COLUMNS} FROM drafts WHERE user_id = ? AND id > ? ORDER BY id`,
    [userId, last?.id ?? 0],
  );
  return rows.map(viewDraft);
};

export const hasDraft = async (tx: Tx, userId: number, id: number): Promise<boolean> =>
  (await tx.first('SELECT id FROM drafts WHERE id = ? AND user_id = ?', [id, userId])) !== undefined;

export const replaceDraft = async (tx: Tx, id: number, draft: DraftFields): Promise<void> => {
  await tx.from('drafts').where({ id }).update(toRow(draft));
};

export const removeDraft = async (tx: Tx, id: number): Promise<void> => {
  await tx.run('DELETE FROM drafts WHERE id = ?', [id]);
};

/** For whoever switches synchronization off; clients keep their copies, so nobody is told. */
export const removeAllDrafts = async (tx: Tx, userId: number): Promise<void> => {
  await tx.run('DELETE FROM drafts WHERE user_id = ?', [userId]);
};
