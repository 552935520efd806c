import { errors } from '../../../../generated/errors.js';
import { budgets } from '../../../lib/budgets.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import { Pace } from '../../../lib/event-loop.js';
import { placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { NARROWED_BY_ID } from '../narrow/listed.js';
import type { CompiledNarrow } from '../narrow/narrow.js';
import { compare, type Searched } from '../narrow/search.js';
import { Candidates, type Direction, type Search, type SearchResult } from './candidates.js';
import { gramsOfWords, hashesOfStems, topicHash } from './grams.js';

/** Limits for all searches of one request, in all directions together. */
const MOST_CANDIDATES = 10_000;
const MOST_PARTS = 5_000;
/** Messages whose texts are read at once. Few, because each may have some hundred thousand characters. */
const READ_AT_ONCE = 64;

/** Returns the parts of a search key that older versions stored in the same way: without İ, apostrophes and hyphens. */
const sameInOlderKeys = (key: string): readonly string[] => key.split(/['\-i]/).filter((part) => part !== '');

/** Searches messages for the words of a narrow, within the limits of one request. */
export class Searcher {
  readonly #candidates: Candidates;
  /** A step takes at most a few milliseconds. */
  readonly #pace = new Pace();
  #candidatesLeft = MOST_CANDIDATES;
  #partsLeft = MOST_PARTS;
  #textLeft: number = budgets.searchedText.bytes;

  constructor(
    private readonly tx: Tx,
    private readonly userId: number,
    private readonly narrow: CompiledNarrow,
  ) {
    const { searches, places, at, senderId } = narrow;
    const sought = searches.filter(({ negated }) => !negated);
    const parts = sought.flatMap((search) => search.parts);
    const stems = sought.flatMap((search) => search.stems);
    const stopWords = stems.flatMap(({ stem, isExact }) => (isExact ? [stem] : []));
    const hashes = [...hashesOfStems(stems), ...gramsOfWords([...parts, ...stopWords])];
    const grams = gramsOfWords([...parts, ...stems.map(({ start }) => start)].flatMap(sameInOlderKeys));
    // The empty topic is that of direct messages.
    const topic = at.topicKey ? topicHash(at.topicKey) : undefined;
    this.#candidates = new Candidates(tx, { hashes, grams, places, topic, senderId });
  }

  async find({ direction, extra, limit }: Search): Promise<SearchResult> {
    const ids: number[] = [];
    let last = direction.from;
    for await (const part of this.#candidates.find(direction)) {
      this.#partsLeft -= 1;
      for (let start = 0; start < part.length; start += READ_AT_ONCE) {
        const batch = part.slice(start, start + READ_AT_ONCE);
        if (this.#isSpent()) return { ids, cutAt: batch[0] ?? last };
        ids.push(...(await this.#verify(batch, direction.order, extra)));
        last = batch.at(-1) ?? last;
        if (ids.length >= limit) return { ids: ids.slice(0, limit), cutAt: undefined };
      }
      if (this.#isSpent()) return { ids, cutAt: last };
      if (this.#pace.isDue) await this.#pace.rest();
    }
    return { ids, cutAt: undefined };
  }

  /**
   * Returns which of these messages match the narrow. Throws BAD_NARROW if their texts are too long to be searched at
   * once.
   */
  async select(ids: readonly number[], extra: SqlCondition): Promise<number[]> {
    const selected: number[] = [];
    for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
      if (this.#textLeft <= 0)
        throw errors.badNarrow({ desc: 'search of too much text, name fewer messages' });
      selected.push(...(await this.#verify(ids.slice(start, start + READ_AT_ONCE), 'ASC', extra)));
      if (this.#pace.isDue) await this.#pace.rest();
    }
    return selected;
  }

  #isSpent(): boolean {
    return this.#candidatesLeft <= 0 || this.#partsLeft <= 0 || this.#textLeft <= 0;
  }

  /** Returns which of the messages match the narrow, in the order of the direction. */
  async #verify(ids: readonly number[], order: Direction['order'], extra: SqlCondition): Promise<number[]> {
    const { where, searches } = this.narrow;
    const rows = await this.tx.all<Searched & { id: number }>(
      `SELECT m.id, m.content_key, m.topic_key FROM ${NARROWED_BY_ID[this.tx.dialect]}
       WHERE m.id IN (${placeholders(ids)}) AND ${where.sql} AND ${extra.sql} ORDER BY m.id ${order}`,
      [this.userId, this.userId, ...ids, ...where.values, ...extra.values],
    );
    this.#candidatesLeft -= ids.length;
    const found: number[] = [];
    for (const row of rows) {
      if (this.#pace.isDue) await this.#pace.rest();
      const { meets, characters } = compare(searches, row);
      this.#textLeft -= characters;
      if (meets) found.push(row.id);
    }
    return found;
  }
}
