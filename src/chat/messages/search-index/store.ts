import { allOf, everything, type SqlCondition } from '../../../runtime/store/sql-condition.js';
import { listIds as listIdsOf, placeholders } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { bucketOf, startOfEntry } from './block.js';

/** Increases with each change of stems or search keys. */
export const VERSION = 1;

/** A block of the index without its content. Covers the IDs from `first_id` to `last_id`, including unused ones. */
export interface Block {
  readonly id: number;
  readonly first_id: number;
  readonly last_id: number;
  /** The number of slots. */
  readonly messages: number;
  /** `VERSION` when the block was built. Of older ones, only some grams are certain. */
  readonly version: number;
}

export interface SizedBlock extends Block {
  readonly characters: number;
  readonly is_full: number;
}

const COLUMNS = 'id, first_id, last_id, messages, version';

/** Returns the greatest ID that the index covers, or 0 if it is empty. */
export const indexedUpTo = async (tx: Tx): Promise<number> =>
  (await tx.find<{ id: number }>('SELECT last_id AS id FROM search_blocks ORDER BY last_id DESC LIMIT 1'))
    ?.id ?? 0;

/** IDs in search order, from the first to the last one. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly order: 'ASC' | 'DESC';
}

/**
 * SQL on block `b`: whether a bucket has the bytes of a hash. These may also be others by chance. The database excludes most
 * blocks in this way, without returning them.
 */
const mayHave = (hash: number): SqlCondition => ({
  sql: 'INSTR((SELECT p.postings FROM search_postings p WHERE p.block_id = b.id AND p.bucket = ?), ?) > 0',
  values: [bucketOf(hash), startOfEntry(hash)],
});

/** Blocks of older versions may have any hash. */
const OLDER = `b.id IN (SELECT older.id FROM search_blocks older WHERE older.version < ${String(VERSION)})`;

/** Returns blocks that may have messages with all hashes, in search order. */
export const listBlocks = (
  tx: Tx,
  { from, order }: Range,
  hashes: readonly number[],
  limit: number,
): Promise<Block[]> => {
  const { sql, values } = allOf([everything, ...hashes.map(mayHave)]);
  const start =
    order === 'DESC'
      ? { where: 'b.first_id <= ?', by: 'b.first_id DESC' }
      : { where: 'b.last_id >= ?', by: 'b.last_id' };
  return tx.all<Block>(
    `SELECT ${COLUMNS} FROM search_blocks b WHERE ${start.where} AND ((${sql}) OR ${OLDER})
     ORDER BY ${start.by} LIMIT ${limit}`,
    [from, ...values],
  );
};

export const listPostings = statement((db, blockIds: readonly number[], buckets: readonly number[]) =>
  db('search_postings')
    .whereIn('block_id', blockIds)
    .whereIn('bucket', buckets)
    .select('block_id', 'bucket', 'postings'),
);

/** Whether all of these blocks still exist. */
export const areThere = async (tx: Tx, blocks: readonly Block[]): Promise<boolean> => {
  if (blocks.length === 0) return true;
  const blockIds = blocks.map(({ id }) => id);
  const row = await tx.first<{ blocks: number }>(
    `SELECT COUNT(*) AS blocks FROM search_blocks WHERE id IN (${placeholders(blockIds)})`,
    blockIds,
  );
  return row?.blocks === blockIds.length;
};

const listFactsOf = statement((db, ids: readonly number[]) =>
  db('search_blocks').whereIn('id', ids).select('id', 'facts'),
);

export const listFacts = async (tx: Tx, blocks: readonly Block[]): Promise<ReadonlyMap<number, Buffer>> => {
  if (blocks.length === 0) return new Map();
  const rows = await listFactsOf(
    tx,
    blocks.map(({ id }) => id),
  );
  return new Map(rows.map(({ id, facts }) => [id, facts]));
};

/** Returns the newest blocks that may be merged with others, ascending. */
export const listOpenBlocks = async (tx: Tx, limit: number): Promise<SizedBlock[]> => {
  const newest = await tx.all<SizedBlock>(
    `SELECT ${COLUMNS}, characters, is_full FROM search_blocks ORDER BY last_id DESC LIMIT ${limit}`,
  );
  const full = newest.findIndex(({ is_full }) => is_full === 1);
  return (full < 0 ? newest : newest.slice(0, full)).reverse();
};

/** Returns the newest block of an older version. */
export const findOlderBlock = (tx: Tx): Promise<SizedBlock | undefined> =>
  tx.first<SizedBlock>(
    `SELECT ${COLUMNS}, characters, is_full FROM search_blocks WHERE version < ${String(VERSION)} ORDER BY id DESC LIMIT 1`,
  );

/** Notes messages whose text, place or existence changes in this transaction. */
export const recordEdits = (tx: Tx, messageIds: readonly number[], now: number): Promise<void> =>
  tx.insertMany(
    'search_edits',
    messageIds.map((message_id) => ({ message_id, edited_at: now })),
  );

/** Returns the IDs of noted messages, in search order. */
export const listEdited = (tx: Tx, { from, to, order }: Range, limit: number): Promise<number[]> =>
  listIdsOf(
    tx,
    `SELECT DISTINCT message_id AS id FROM search_edits WHERE message_id BETWEEN ? AND ?
     ORDER BY message_id ${order} LIMIT ${limit}`,
    [Math.min(from, to), Math.max(from, to)],
  );

/** Returns the IDs of the rows that note edits of messages between two IDs. */
export const listNotes = statement((db, first: number, last: number) =>
  db('search_edits').whereBetween('message_id', [first, last]).pluck('id'),
);

/** Returns the IDs of existing messages from `id` to at most `last`. */
export const listIds = async (
  tx: Tx,
  { id, last, order, limit }: { id: number; last: number; order: 'ASC' | 'DESC'; limit: number },
): Promise<number[]> => {
  const between = order === 'DESC' ? 'id <= ? AND id >= ?' : 'id >= ? AND id <= ?';
  return listIdsOf(tx, `SELECT id FROM messages WHERE ${between} ORDER BY id ${order} LIMIT ${limit}`, [
    id,
    last,
  ]);
};
