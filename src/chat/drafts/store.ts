import { budgets } from '../../lib/budgets.js';
import { byteBatches } from '../../lib/byte-batches.js';
import { placeholders } from '../../runtime/store/rows.js';
import type { Tx } from '../../runtime/store/types.js';
import { type Draft, type DraftRow, viewDraft } from './view.js';

export type DraftFields = Omit<Draft, 'id'>;

const COLUMNS = 'id, type, to_ids, topic, content, last_edit_timestamp';

const toRow = ({ type, to, topic, content, timestamp }: DraftFields) => ({
  type,
  to_ids: JSON.stringify(to),
  topic,
  content,
  last_edit_timestamp: timestamp,
});

/** What every draft has beside its texts. */
const ROW_BYTES = 100;
/** What `countDrafts` counts as the bytes of a draft. */
const BYTES = 'OCTET_LENGTH(to_ids) + OCTET_LENGTH(topic) + OCTET_LENGTH(content)';

/** Drafts of a user in an order, read in batches: SQLite makes the rows of a statement on the event loop. */
const listInOrder = async (
  tx: Tx,
  userId: number,
  order: string,
  values: readonly number[] = [],
): Promise<Draft[]> => {
  const sizes = await tx.all<{ id: number; bytes: number | string }>(
    `SELECT id, ${ROW_BYTES} + ${BYTES} AS bytes FROM drafts WHERE user_id = ? ORDER BY ${order}`,
    [userId, ...values],
  );
  const found = new Map<number, Draft>();
  for (const batch of byteBatches(sizes, ({ bytes }) => Number(bytes), budgets.draftsBatch.bytes)) {
    const ids = batch.map(({ id }) => id);
    const rows = await tx.all<DraftRow>(
      `SELECT ${COLUMNS} FROM drafts WHERE user_id = ? AND id IN (${placeholders(ids)})`,
      [userId, ...ids],
    );
    for (const row of rows) found.set(row.id, viewDraft(row));
  }
  return sizes.flatMap(({ id }) => found.get(id) ?? []);
};

/** Returns all drafts of a user, from the oldest edit to the newest. */
export const listOwnDrafts = (tx: Tx, userId: number): Promise<Draft[]> =>
  listInOrder(tx, userId, 'last_edit_timestamp, id');

/** Returns at most `limit` drafts of a user, from the newest edit to the oldest. */
export const listNewestDrafts = (tx: Tx, userId: number, limit: number): Promise<Draft[]> =>
  listInOrder(tx, userId, 'last_edit_timestamp DESC, id DESC LIMIT ?', [limit]);

interface Kept {
  readonly number: number;
  readonly bytes: number;
}

/** Returns the number of a user's drafts and their size in bytes. The draft `except` is not counted. */
export const countDrafts = async (tx: Tx, userId: number, except = 0): Promise<Kept> => {
  const row = await tx.first<{ number: number; bytes: number | string | null }>(
    `SELECT COUNT(*) AS number, SUM(${BYTES}) AS bytes FROM drafts WHERE user_id = ? AND id <> ?`,
    [userId, except],
  );
  return { number: row?.number ?? 0, bytes: Number(row?.bytes ?? 0) };
};

/** Returns the bytes that a draft adds to the result of `countDrafts`. */
export const draftBytes = ({ to, topic, content }: DraftFields): number =>
  Buffer.byteLength(JSON.stringify(to)) + Buffer.byteLength(topic) + Buffer.byteLength(content);

/** Inserts drafts. The user's drafts must be locked. Returns the drafts in the same order. */
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
  // No other request inserts drafts of this user under the lock, and IDs increase in the order of the rows.
  const rows = await tx.all<{ id: number }>(
    'SELECT id FROM drafts WHERE user_id = ? AND id > ? ORDER BY id',
    [userId, last?.id ?? 0],
  );
  return rows.flatMap(({ id }, index) => {
    const draft = drafts[index];
    return draft ? { id, ...draft } : [];
  });
};

export const hasDraft = async (tx: Tx, userId: number, id: number): Promise<boolean> =>
  (await tx.first('SELECT id FROM drafts WHERE id = ? AND user_id = ?', [id, userId])) !== undefined;

export const replaceDraft = async (tx: Tx, id: number, draft: DraftFields): Promise<void> => {
  await tx.from('drafts').where({ id }).update(toRow(draft));
};

export const removeDraft = async (tx: Tx, id: number): Promise<void> => {
  await tx.run('DELETE FROM drafts WHERE id = ?', [id]);
};

/** Deletes all drafts of a user who turns synchronization off. Sends no events, since clients keep their copies. */
export const removeAllDrafts = async (tx: Tx, userId: number): Promise<void> => {
  await tx.run('DELETE FROM drafts WHERE user_id = ?', [userId]);
};
