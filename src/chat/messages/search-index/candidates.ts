import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { groupBy } from '../../../lib/sorted-ids.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { allSlots, bucketOf, intersect, listSlots, readFact, type Slots, slotsWith } from './block.js';
import {
  areThere,
  type Block,
  indexedUpTo,
  listBlocks,
  listEdited,
  listFacts,
  listIds,
  listPostings,
  type Range,
  VERSION,
} from './store.js';

/** Whether a range has no IDs. */
const isEmpty = ({ from, to, order }: Range): boolean => (order === 'DESC' ? from < to : from > to);

/** Returns the part of a range up to the end of a block. */
const upTo = ({ from, to, order }: Range, { first_id, last_id }: Block): Range => ({
  from,
  to: order === 'DESC' ? Math.max(first_id, to) : Math.min(last_id, to),
  order,
});

/** Returns the rest of a range after a part of it. */
const after = (range: Range, { to, order }: Range): Range => ({
  ...range,
  from: order === 'DESC' ? to - 1 : to + 1,
});

/** Returns the IDs of a range, once each, in search order. */
const inOrder = ({ from, to, order }: Range, ids: readonly number[]): number[] => {
  const [first, last] = order === 'DESC' ? [to, from] : [from, to];
  const within = [...new Set(ids)].filter((id) => id >= first && id <= last);
  return within.sort((a, b) => (order === 'DESC' ? b - a : a - b));
};

/** A query to the index. */
export interface Wanted {
  /** Hashes of stems and grams that the messages must contain. */
  readonly hashes: readonly number[];
  /** The same for blocks without stems: only grams. */
  readonly grams: readonly number[];
  /** A condition on recipients `r` and their channels `c`. */
  readonly places: SqlCondition;
  readonly topic: number | undefined;
  readonly senderId: number | undefined;
}

export interface Direction {
  /** The first ID to search. */
  readonly from: number;
  readonly order: 'ASC' | 'DESC';
}

/** Asks for messages of a narrow. */
export interface Search {
  readonly direction: Direction;
  /** A condition in addition to the narrow. */
  readonly extra: SqlCondition;
  readonly limit: number;
}

export interface SearchResult {
  /** In the order of the direction. */
  readonly ids: readonly number[];
  /** The ID at which the search stopped early. Undefined if it is complete. */
  readonly cutAt: number | undefined;
}

/** Messages that may match, in search order. */
export interface Part {
  readonly ids: readonly number[];
  /** Whether the index chose them. Otherwise, these are all messages from the first to the last one. */
  readonly isIndexed: boolean;
}

/** IDs read at once where no index exists yet. */
const UNINDEXED_AT_ONCE = 256;
/** Blocks read at once: few for a common word, more once the word proves rare. */
const FIRST_BLOCKS = 4;
const MOST_BLOCKS = 64;

/** Caches whether messages to a recipient can match the narrow. */
class Places {
  readonly #known = new Map<number, boolean>();

  constructor(
    private readonly tx: Tx,
    private readonly places: SqlCondition,
  ) {}

  /** Loads the recipients that are not cached yet. */
  async ask(recipientIds: ReadonlySet<number>): Promise<void> {
    const unknown = [...recipientIds].filter((id) => !this.#known.has(id));
    const { sql, values } = this.places;
    const found = await inBatches(unknown, (batch) =>
      this.tx.all<{ id: number }>(
        `SELECT r.id FROM recipients r LEFT JOIN channels c ON c.id = r.channel_id
         WHERE r.id IN (${placeholders(batch)}) AND ${sql}`,
        [...batch, ...values],
      ),
    );
    for (const id of unknown) this.#known.set(id, false);
    for (const { id } of found) this.#known.set(id, true);
  }

  has(recipientId: number): boolean {
    return this.#known.get(recipientId) === true;
  }
}

type WantedHashes = Pick<Wanted, 'hashes' | 'grams'>;

/** Returns the slots of each block that have all stems and grams. Omits blocks without any. */
const slotsByHashes = async (
  tx: Tx,
  blocks: readonly Block[],
  { hashes, grams }: WantedHashes,
): Promise<ReadonlyMap<Block, Slots>> => {
  // Without hashes there are no grams either.
  if (hashes.length === 0 || blocks.length === 0)
    return new Map(blocks.map((block) => [block, allSlots(block.messages)]));
  const hashesIn = (block: Block): readonly number[] => (block.version === VERSION ? hashes : grams);
  const buckets = [...new Set([...new Set(blocks.map(hashesIn))].flat().map(bucketOf))];
  const rows = await listPostings(
    tx,
    blocks.map(({ id }) => id),
    buckets,
  );
  const byBlock = groupBy(rows, ({ block_id }) => block_id);
  const found = new Map<Block, Slots>();
  for (const block of blocks) {
    const postings = new Map((byBlock.get(block.id) ?? []).map((row) => [row.bucket, row.postings]));
    const slots = allSlots(block.messages);
    const isThere = hashesIn(block).every((hash) => {
      const bucket = postings.get(bucketOf(hash));
      const others = bucket && slotsWith(bucket, hash, block.messages);
      if (others) intersect(slots, others);
      return others !== undefined;
    });
    if (isThere && slots.some((byte) => byte !== 0)) found.set(block, slots);
  }
  return found;
};

/** Finds messages that may match. The caller must verify them. */
export class Candidates {
  readonly #places: Places;

  constructor(
    private readonly tx: Tx,
    private readonly wanted: Wanted,
  ) {
    this.#places = new Places(tx, wanted.places);
  }

  /** Yields IDs in order. Parts may be empty, and each reads a bounded number of rows. */
  async *find({ from, order }: Direction): AsyncGenerator<Part> {
    const end = await indexedUpTo(this.tx);
    if (order === 'DESC') {
      yield* this.#unindexed(from, end + 1, order);
      yield* this.#indexed({ from: Math.min(from, end), to: 1, order });
    } else {
      yield* this.#indexed({ from, to: end, order });
      yield* this.#unindexed(Math.max(from, end + 1), Number.MAX_SAFE_INTEGER, order);
    }
  }

  async *#unindexed(from: number, last: number, order: 'ASC' | 'DESC'): AsyncGenerator<Part> {
    const step = order === 'DESC' ? -1 : 1;
    let ids: number[];
    let id = from;
    do {
      ids = await listIds(this.tx, { id, last, order, limit: UNINDEXED_AT_ONCE });
      yield { ids, isIndexed: false };
      id = (ids.at(-1) ?? id) + step;
    } while (ids.length === UNINDEXED_AT_ONCE);
  }

  async *#indexed(range: Range): AsyncGenerator<Part> {
    let rest = range;
    for (let limit = FIRST_BLOCKS; !isEmpty(rest); limit = Math.min(4 * limit, MOST_BLOCKS))
      rest = { ...rest, from: yield* this.#inBlocks(rest, limit) };
  }

  /** Searches the next blocks that may have messages, and all edited messages before their end. Returns the ID to continue at. */
  async *#inBlocks(range: Range, limit: number): AsyncGenerator<Part, number> {
    // Read before the blocks: a concurrently built block deletes the notes of its edits.
    const edited = await listEdited(this.tx, range, batchSizes.searchEdits);
    const end = edited.length < batchSizes.searchEdits ? range.to : (edited.at(-1) ?? range.to);
    const blocks = await listBlocks(this.tx, range, this.wanted.hashes, limit);
    const slots = await slotsByHashes(this.tx, blocks, this.wanted);
    if (!(await areThere(this.tx, blocks))) return range.from;
    let rest = { ...range, to: end };
    const most = batchSizes.searchFacts;
    for (let start = 0; start < blocks.length; start += most) {
      const part = blocks.slice(start, start + most);
      const alive = part.filter((block) => slots.has(block));
      const facts = await listFacts(this.tx, alive);
      if (facts.size < alive.length) return rest.from;
      for (const block of part) {
        const found = await this.#inBlock(block, slots.get(block), facts.get(block.id));
        const here = upTo(rest, block);
        yield { ids: inOrder(here, [...found, ...edited]), isIndexed: true };
        rest = after(rest, here);
      }
    }
    if (blocks.length === limit) return rest.from;
    yield { ids: inOrder(rest, edited), isIndexed: true };
    return after(rest, rest).from;
  }

  async #inBlock(block: Block, slots: Slots | undefined, facts: Buffer | undefined): Promise<number[]> {
    if (!slots || !facts) return [];
    const { topic, senderId } = this.wanted;
    const meant = listSlots(slots, block.messages).filter(
      (slot) =>
        (topic === undefined || readFact(facts, slot, 'topic') === topic) &&
        (senderId === undefined || readFact(facts, slot, 'sender_id') === senderId),
    );
    await this.#places.ask(new Set(meant.map((slot) => readFact(facts, slot, 'recipient_id'))));
    return meant
      .filter((slot) => this.#places.has(readFact(facts, slot, 'recipient_id')))
      .map((slot) => readFact(facts, slot, 'id'));
  }
}
