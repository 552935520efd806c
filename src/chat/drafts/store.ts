import { budgets } from '../../lib/budgets.js';
import { byteBatches } from '../../lib/byte-batches.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import { type Draft, viewDraft } from './view.js';

export type DraftFields = Omit<Draft, 'id'>;

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

const listDraftRows = statement((db, userId: number, ids: readonly number[]) =>
  db('drafts')
    .where({ user_id: userId })
    .whereIn('id', ids)
    .select('id', 'type', 'to_ids', 'topic', 'content', 'last_edit_timestamp'),
);

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
    for (const row of await listDraftRows(tx, userId, ids)) found.set(row.id, viewDraft(row));
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

const listIdsAfter = statement((db, userId: number, id: number) =>
  db('drafts').where({ user_id: userId }).where('id', '>', id).orderBy('id').pluck('id'),
);

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
  const ids = await listIdsAfter(tx, userId, last?.id ?? 0);
  return ids.flatMap((id, index) => {
    const draft = drafts[index];
    return draft ? { id, ...draft } : [];
  });
};

const findDraftId = statement((db, userId: number, id: number) =>
  db('drafts').where({ id, user_id: userId }).first('id'),
);

export const hasDraft = async (tx: Tx, userId: number, id: number): Promise<boolean> =>
  (await findDraftId(tx, userId, id)) !== undefined;

const writeDraft = statement((db, id: number, row: ReturnType<typeof toRow>) =>
  db('drafts').where({ id }).update(row),
);

export const replaceDraft = (tx: Tx, id: number, draft: DraftFields): Promise<number> =>
  writeDraft(tx, id, toRow(draft));

export const removeDraft = statement((db, id: number) => db('drafts').where({ id }).delete());

/** Deletes all drafts of a user who turns synchronization off. Sends no events, since clients keep their copies. */
export const removeAllDrafts = statement((db, userId: number) =>
  db('drafts').where({ user_id: userId }).delete(),
);
