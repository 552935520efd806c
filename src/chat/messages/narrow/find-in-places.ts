import { allOf } from '../../../runtime/store/sql-condition.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import type { Tx } from '../../../runtime/store/types.js';
import { newestMessageId } from '../model/first-and-last-message.js';
import type { Search, SearchResult } from '../search-index/candidates.js';
import { findAmong, listIds } from './listed.js';
import type { CompiledNarrow } from './narrow.js';
import { type Among, nextPlaces } from './next-places.js';
import type { Source } from './source.js';
import { ofRecipient } from './sources-in-places.js';

/** A walk has so many times the IDs of the one before. */
const GROWTH = 4;
/** If fewer than one in so many messages match, the places are read instead of all messages. */
const SPARSE = 50;
/** If more than one in so many messages are in the places, it is cheaper to read all of them. */
const DENSE = 10;

const LEAST_STEP = 20;
const LARGEST_STEP = 1000;

/**
 * What is looked for: messages in the places of the user, in all their direct conversations or channels, in public channels, or
 * in those that guests and spectators read.
 */
interface Wanted {
  readonly userId: number;
  readonly among: Among;
  readonly narrow: Pick<CompiledNarrow, 'where' | 'at'>;
  readonly walk: (search: Search) => Promise<SearchResult>;
}

/** A search that has found some messages, and goes on from `from`. */
class SearchInPlaces {
  readonly found: number[] = [];
  #from: number;
  #isDense = false;

  constructor(
    private readonly tx: Tx,
    private readonly wanted: Wanted,
    private readonly search: Search,
    private readonly newest: number,
  ) {
    const { from, order } = search.direction;
    this.#from = order === 'DESC' ? Math.min(from, newest) : from;
  }

  get #left(): number {
    return this.search.limit - this.found.length;
  }

  get #isAscending(): boolean {
    return this.search.direction.order === 'ASC';
  }

  get #isOver(): boolean {
    return this.#left === 0 || (this.#isAscending ? this.#from > this.newest : this.#from < 1);
  }

  async run(): Promise<void> {
    for (
      let length = Math.max(batchSizes.walkedMessages, this.search.limit);
      !this.#isOver;
      length *= GROWTH
    ) {
      const before = this.found.length;
      await this.#walk(length);
      const isSparse = (this.found.length - before) * SPARSE < length;
      if (isSparse && !this.#isDense) await this.#readPlaces();
    }
  }

  /** Compares all messages of some IDs with the narrow. */
  async #walk(length: number): Promise<void> {
    const { extra, direction } = this.search;
    const end = this.#isAscending ? this.#from + length : this.#from - length;
    const within = { sql: `m.id ${this.#isAscending ? '<' : '>'} ?`, values: [end] };
    const { ids } = await this.wanted.walk({
      direction: { ...direction, from: this.#from },
      extra: allOf([extra, within]),
      limit: this.#left,
    });
    this.found.push(...ids);
    this.#from = end;
  }

  /** Compares the messages of the places with the narrow, until these are a large part of all messages. */
  async #readPlaces(): Promise<void> {
    const first = Math.max(LEAST_STEP, this.#left);
    for (let step = first; !this.#isOver && !this.#isDense; step *= 2) {
      const start = this.#from;
      const read = await this.#readStep(Math.min(step, LARGEST_STEP));
      this.#isDense = read * DENSE > Math.abs(this.#from - start);
    }
  }

  /** Reads the next messages of the places. Returns their number. */
  async #readStep(step: number): Promise<number> {
    const { tx, wanted, search } = this;
    const { order } = search.direction;
    const direction = { from: this.#from, order };
    const places = await nextPlaces(tx, wanted, direction);
    // Other places have no message before this one.
    const edge = places.length < batchSizes.ownPlaces ? undefined : places.at(-1)?.id;
    const ids = await listIds(
      tx,
      places.map((place) => this.#until(edge, ofRecipient(place))),
      direction,
      step,
    );
    const among = { order, extra: search.extra, limit: this.#left };
    this.found.push(...(await findAmong(tx, wanted.userId, wanted.narrow, ids, among)));
    const last = ids.length === step ? ids.at(-1) : edge;
    this.#from = this.#isAscending ? (last ?? this.newest) + 1 : (last ?? 1) - 1;
    return ids.length;
  }

  #until(edge: number | undefined, source: Source): Source {
    if (edge === undefined) return source;
    const within = { sql: `x.id ${this.#isAscending ? '<=' : '>='} ?`, values: [edge] };
    return { ...source, where: allOf([source.where, within]) };
  }
}

/**
 * Finds messages in the places of a user, in public channels, or in those that guests and spectators read. Walks through all
 * messages, or reads those of the places if few messages are theirs: a user of a large organization receives few, and public
 * channels can be silent for long.
 */
export const findInPlaces = async (tx: Tx, wanted: Wanted, search: Search): Promise<SearchResult> => {
  const inPlaces = new SearchInPlaces(tx, wanted, search, await newestMessageId(tx));
  await inPlaces.run();
  return { ids: inPlaces.found, cutAt: undefined };
};
