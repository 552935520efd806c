import { errors } from '../../../../generated/errors.js';
import { budgets } from '../../../lib/budgets.js';
import { allOf, type SqlCondition } from '../../../runtime/store/sql-condition.js';
import { Pace } from '../../../lib/event-loop.js';
import { placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import { NARROWED_BY_ID } from '../narrow/listed.js';
import type { CompiledNarrow } from '../narrow/narrow.js';
import { compare, type Searched } from '../narrow/search.js';
import { Candidates, type Direction, type Part, type Search, type SearchResult } from './candidates.js';
import { gramsOfWords, hashesOfStems, topicHash } from './grams.js';

/** Limits for all searches of one request, in all directions together. */
const MOST_CANDIDATES = 10_000;
const MOST_PARTS = 5_000;
/** Messages whose texts are read at once. Few, because each may have some hundred thousand characters. */
const READ_AT_ONCE = 64;
const LEAST_AT_ONCE = 8;

/** Returns the parts of a search key that older versions stored in the same way: without İ, apostrophes and hyphens. */
const sameInOlderKeys = (key: string): readonly string[] => key.split(/['\-i]/).filter((part) => part !== '');

/** In characters. The time of INSTR grows with the product of both lengths. */
const LONGEST_PART = 16;
/** More parts would exclude hardly any additional message. */
const MOST_SQL_PARTS = 3;

/** Returns the beginnings of the longest parts, which are the rarest. */
const rarest = (parts: readonly string[]): readonly string[] =>
  [...new Set(parts)]
    .sort((x, y) => y.length - x.length)
    .slice(0, MOST_SQL_PARTS)
    .map((part) => Array.from(part).slice(0, LONGEST_PART).join(''));

/** SQL on message `m`: whether its text or topic has this part of a search key. */
const hasPart = (part: string): SqlCondition => ({
  sql: '(INSTR(m.content_key, ?) > 0 OR INSTR(m.topic_key, ?) > 0)',
  values: [part, part],
});

/** Searches messages for the words of a narrow, within the limits of one request. */
export class Searcher {
  readonly #candidates: Candidates;
  /** Parts that a message with all words has. The database excludes messages without them faster than the server. */
  readonly #parts: readonly SqlCondition[];
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
    const certain = [...parts, ...stems.map(({ start }) => start)].flatMap(sameInOlderKeys);
    const grams = gramsOfWords(certain);
    this.#parts = rarest(certain).map(hasPart);
    // The empty topic is that of direct messages.
    const topic = at.topicKey ? topicHash(at.topicKey) : undefined;
    this.#candidates = new Candidates(tx, { hashes, grams, places, topic, senderId });
  }

  async find({ direction, extra, limit }: Search): Promise<SearchResult> {
    const ids: number[] = [];
    let last = direction.from;
    // Of the candidates of the index, nearly all match.
    let size = Math.min(READ_AT_ONCE, Math.max(LEAST_AT_ONCE, limit));
    for await (const part of this.#candidates.find(direction)) {
      this.#partsLeft -= 1;
      const likely = await this.#likely(part, direction.order, extra);
      for (let start = 0; start < likely.length; start += size, size = READ_AT_ONCE) {
        const batch = likely.slice(start, start + size);
        if (this.#isSpent()) return { ids, cutAt: batch[0] ?? last };
        ids.push(...(await this.#verify(batch, direction.order, extra)));
        last = batch.at(-1) ?? last;
        if (ids.length >= limit) return { ids: ids.slice(0, limit), cutAt: undefined };
      }
      last = part.ids.at(-1) ?? last;
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

  /** Returns the messages of a part without those of which the database finds that a word is missing. */
  async #likely(
    { ids, isIndexed }: Part,
    order: Direction['order'],
    extra: SqlCondition,
  ): Promise<readonly number[]> {
    const [first, last] = [ids[0], ids.at(-1)];
    if (isIndexed || this.#parts.length === 0 || first === undefined || last === undefined) return ids;
    const { where } = this.narrow;
    const parts = allOf(this.#parts);
    // Texts are compared only in rows that the requester may read, so the time tells nothing of others.
    const rows = await this.tx.all<{ id: number; characters: number; has_parts: number }>(
      `SELECT m.id, LENGTH(m.content_key) AS characters, ${parts.sql} AS has_parts
       FROM ${NARROWED_BY_ID[this.tx.dialect]}
       WHERE m.id BETWEEN ? AND ? AND ${where.sql} AND ${extra.sql} ORDER BY m.id ${order}`,
      [
        ...parts.values,
        this.userId,
        this.userId,
        Math.min(first, last),
        Math.max(first, last),
        ...where.values,
        ...extra.values,
      ],
    );
    const likely = rows.flatMap(({ id, has_parts }) => (has_parts === 1 ? id : []));
    this.#candidatesLeft -= ids.length - likely.length;
    for (const { characters } of rows) this.#textLeft -= characters * this.#parts.length;
    return likely;
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
