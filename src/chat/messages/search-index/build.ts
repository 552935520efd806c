import { setImmediate as pause } from 'node:timers/promises';

import { writeInBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Store, Tx } from '../../../runtime/store/types.js';
import { refold } from '../model/search-key.js';
import { bucketOf, BUCKETS, encodeBucket, encodeFacts, type Fact, MOST_SLOTS, PAIR_SCALE } from './block.js';
import { mostGrams, topicHash, withoutRepetitions, writeGrams } from './grams.js';
import { listNotes, VERSION } from './store.js';

/** Most characters of a block, unless it has only one message. Their grams use about 24 MB during the build. */
export const MOST_CHARACTERS = 512 * 1024;
/** Messages read in one statement. Few, because each may have some hundred thousand characters. */
const READ_AT_ONCE = 16;
/** Grams that are written or sorted before pausing for other work: about one millisecond. */
const GRAMS_AT_ONCE = 10_000;
/** Buckets that are stored before pausing for other work, about one kilobyte each. */
const STORED_AT_ONCE = 64;

type TextRow = Pick<RowOf<'messages'>, 'id' | 'recipient_id' | 'sender_id' | 'topic_key' | 'content_key'>;

const listTexts = statement((db, first: number, last: number, limit: number) =>
  db('messages')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .orderBy('id')
    .limit(limit)
    .select('id', 'recipient_id', 'sender_id', 'topic_key', 'content_key'),
);

/** A block ready to be stored. */
export interface Built {
  readonly first_id: number;
  readonly last_id: number;
  readonly characters: number;
  readonly facts: Buffer;
  readonly messages: number;
  readonly buckets: readonly { readonly bucket: number; readonly postings: Buffer }[];
  /** The notes of edits that this block makes obsolete. */
  readonly notes: readonly number[];
}

/** The texts of a row, as searches compare them. */
const textsOf = ({ topic_key, content_key }: TextRow): readonly string[] => [
  refold(topic_key),
  refold(content_key),
];

const charactersOf = ({ topic_key, content_key }: TextRow): number => topic_key.length + content_key.length;

interface Read {
  readonly rows: readonly TextRow[];
  readonly last_id: number;
  readonly characters: number;
}

/** Reads the messages of a block. Ends before `last` if they are too many or too long. */
const readTexts = async (store: Store, first: number, last: number): Promise<Read> => {
  const rows: TextRow[] = [];
  let characters = 0;
  for (let next = first; rows.length < MOST_SLOTS;) {
    const limit = Math.min(READ_AT_ONCE, MOST_SLOTS - rows.length);
    const part = await store.read((tx) => listTexts(tx, next, last, limit));
    for (const row of part) {
      if (rows.length > 0 && characters + charactersOf(row) > MOST_CHARACTERS) {
        return { rows, characters, last_id: row.id - 1 };
      }
      rows.push(row);
      characters += charactersOf(row);
    }
    if (part.length < limit) return { rows, characters, last_id: last };
    next = (part.at(-1)?.id ?? last) + 1;
    await pause();
  }
  return { rows, characters, last_id: rows.at(-1)?.id ?? last };
};

/** Returns all pairs of gram and slot, by slot. Repeated grams are left out, so no text fills a bucket alone. */
const pairsOf = async (rows: readonly TextRow[]): Promise<Float64Array> => {
  const texts = rows.map(textsOf);
  const pairs = new Float64Array(texts.flat().reduce((sum, text) => sum + mostGrams(text), 0));
  let end = 0;
  let written = 0;
  for (const [slot, parts] of texts.entries()) {
    const start = end;
    for (const text of parts) end = writeGrams(text, pairs, end, PAIR_SCALE, slot);
    written += end - start;
    end = withoutRepetitions(pairs, start, end);
    if (written < GRAMS_AT_ONCE) continue;
    written = 0;
    await pause();
  }
  return pairs.subarray(0, end);
};

const bucketOfPair = (pair: number): number => bucketOf(Math.floor(pair / PAIR_SCALE));

/** Calls `visit` for each pair, with pauses for other work. */
const forEachPair = async (pairs: Float64Array, visit: (pair: number) => void): Promise<void> => {
  for (let start = 0; start < pairs.length; start += GRAMS_AT_ONCE) {
    for (const pair of pairs.subarray(start, start + GRAMS_AT_ONCE)) visit(pair);
    await pause();
  }
};

/** Partitions the pairs by bucket. */
const partition = async (pairs: Float64Array): Promise<Float64Array[]> => {
  const counts = new Uint32Array(BUCKETS);
  await forEachPair(pairs, (pair) => {
    const bucket = bucketOfPair(pair);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  });
  const buckets = Array.from(counts, (count) => new Float64Array(count));
  counts.fill(0);
  await forEachPair(pairs, (pair) => {
    const bucket = bucketOfPair(pair);
    const at = counts[bucket] ?? 0;
    (buckets[bucket] as Float64Array)[at] = pair;
    counts[bucket] = at + 1;
  });
  return buckets;
};

const encodeBuckets = async (pairs: Float64Array, slots: number): Promise<Built['buckets']> => {
  const encoded: { bucket: number; postings: Buffer }[] = [];
  let sorted = 0;
  for (const [bucket, part] of (await partition(pairs)).entries()) {
    if (part.length === 0) continue;
    encoded.push({ bucket, postings: encodeBucket(part.sort(), slots) });
    sorted += part.length;
    if (sorted < GRAMS_AT_ONCE) continue;
    sorted = 0;
    await pause();
  }
  return encoded;
};

const factOfRow = ({ id, recipient_id, sender_id, topic_key }: TextRow): Fact => ({
  id,
  recipient_id,
  sender_id,
  topic: topicHash(topic_key),
});

/** Builds a block of the messages from `first` up to at most `last`. */
export const buildBlock = async (store: Store, first: number, last: number): Promise<Built> => {
  // Read before the texts, so later edits keep their notes.
  const notes = await store.read((tx) => listNotes(tx, first, last));
  const { rows, last_id, characters } = await readTexts(store, first, last);
  return {
    first_id: first,
    last_id,
    characters,
    messages: rows.length,
    facts: encodeFacts(rows.map(factOfRow)),
    buckets: await encodeBuckets(await pairsOf(rows), rows.length),
    notes: last_id === last ? notes : [],
  };
};

const removeBlocks = statement((db, ids: readonly number[]) =>
  db('search_blocks').whereIn('id', ids).delete(),
);

const removePostings = statement((db, blockIds: readonly number[]) =>
  db('search_postings').whereIn('block_id', blockIds).delete(),
);

const removeNotes = statement((db, ids: readonly number[]) => db('search_edits').whereIn('id', ids).delete());

const deleteBlocks = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  if ((await removeBlocks(tx, ids)) !== ids.length)
    throw new Error('Another process replaced a block of the search index.');
  await removePostings(tx, ids);
};

/** Stores a block and replaces the given ones. Throws if another process did so first. */
export const saveBlock = async (
  tx: Tx,
  { buckets, notes, ...block }: Built,
  isFull: boolean,
  replaced: readonly number[] = [],
): Promise<void> => {
  await deleteBlocks(tx, replaced);
  const block_id = await tx.insert('search_blocks', { ...block, is_full: Number(isFull), version: VERSION });
  for (let start = 0; start < buckets.length; start += STORED_AT_ONCE) {
    const rows = buckets.slice(start, start + STORED_AT_ONCE).map((row) => ({ block_id, ...row }));
    await tx.insertMany('search_postings', rows);
    await pause();
  }
  await writeInBatches(notes, (batch) => removeNotes(tx, batch));
};
