import { BY_ID, usingIndex } from '../../../runtime/store/hints.js';
import { placeholders } from '../../../runtime/store/rows.js';
import type { Dialect, Tx, Value } from '../../../runtime/store/types.js';
import type { CompiledNarrow } from './narrow.js';
import type { Source } from './source.js';
import type { Search, SearchResult } from '../search-index/candidates.js';

/** IDs that are read from each source at once. The number doubles with each step after the second. */
const LEAST_STEP = 20;
const LARGEST_STEP = 4000;
/** The second step reads so many times the IDs that it needs if as many of them match as in the first one. */
const MARGIN = 1.5;

/** Returns the number of IDs of the second step. */
const secondStep = (first: number, found: number, limit: number): number => {
  const expected = found === 0 ? Infinity : Math.ceil((MARGIN * (limit - found) * first) / found);
  return Math.min(2 * first, Math.max(LEAST_STEP, expected));
};

/** SQL: the tables of a narrow, with a hint for the engine. Takes the user's ID twice. */
export const narrowedTables = (hint: string): string => `messages m ${hint}
  LEFT JOIN channels c ON c.id = m.channel_id
  LEFT JOIN message_flags f ON f.user_id = ? AND f.message_id = m.id
  LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = m.conversation_id`;

/** The tables for a list of message IDs. Otherwise the engines read the whole channel or topic of the narrow. */
export const NARROWED_BY_ID: Readonly<Record<Dialect, string>> = {
  mysql: narrowedTables(BY_ID.mysql),
  sqlite: narrowedTables(BY_ID.sqlite),
};

type Direction = Search['direction'];

/** Returns the next IDs of the sources, in one statement. */
export const listIds = async (
  tx: Tx,
  sources: readonly Source[],
  { from, order }: Direction,
  step: number,
): Promise<number[]> => {
  if (sources.length === 0) return [];
  const compare = order === 'ASC' ? '>=' : '<=';
  const selects = sources.map(
    ({ table, id, where, index: used }, index) =>
      `SELECT id FROM (SELECT x.${id} AS id FROM ${table} x ${usingIndex(tx.dialect, used)} WHERE ${where.sql} AND x.${id} ${compare} ?
       ORDER BY x.${id} ${order} LIMIT ${step}) AS part${index}`,
  );
  const values: Value[] = sources.flatMap(({ where }) => [...where.values, from]);
  const rows = await tx.all<{ id: number }>(
    `${selects.join(' UNION ALL ')} ORDER BY id ${order} LIMIT ${step}`,
    values,
  );
  return rows.map(({ id }) => id);
};

/** Finds some of the messages with these IDs that meet a narrow, apart from its searches, and a condition. */
export const findAmong = async (
  tx: Tx,
  userId: number,
  { where }: Pick<CompiledNarrow, 'where'>,
  ids: readonly number[],
  { order, extra, limit }: Pick<Direction, 'order'> & Omit<Search, 'direction'>,
): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await tx.all<{ id: number }>(
    `SELECT m.id FROM ${NARROWED_BY_ID[tx.dialect]}
     WHERE m.id IN (${placeholders(ids)}) AND ${where.sql} AND ${extra.sql} ORDER BY m.id ${order} LIMIT ${limit}`,
    [userId, userId, ...ids, ...where.values, ...extra.values],
  );
  return rows.map(({ id }) => id);
};

/** Finds messages among those that the sources of a narrow list, without reading any others. */
export const findListed = async (
  tx: Tx,
  userId: number,
  narrow: Pick<CompiledNarrow, 'where'>,
  sources: readonly Source[],
  { direction, extra, limit }: Search,
): Promise<SearchResult> => {
  const found: number[] = [];
  let { from } = direction;
  const first = Math.max(LEAST_STEP, limit);
  for (let step = first, next = 0; ; step = Math.min(next, Math.max(LARGEST_STEP, limit))) {
    const listed = await listIds(tx, sources, { ...direction, from }, step);
    const ids = [...new Set(listed)];
    found.push(...(await findAmong(tx, userId, narrow, ids, { order: direction.order, extra, limit })));
    const last = ids.at(-1);
    if (found.length >= limit || listed.length < step || last === undefined)
      return { ids: found.slice(0, limit), cutAt: undefined };
    next = next === 0 ? secondStep(first, found.length, limit) : 2 * step;
    from = direction.order === 'ASC' ? last + 1 : last - 1;
  }
};
