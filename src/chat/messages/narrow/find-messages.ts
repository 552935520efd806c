import { BY_ID, usingIndex } from '../../../runtime/store/hints.js';
import type { Tx } from '../../../runtime/store/types.js';
import { Searcher } from '../search-index/find.js';
import type { Search, SearchResult } from '../search-index/candidates.js';
import { findInPlaces } from './find-in-places.js';
import { findListed, narrowedTables } from './listed.js';
import type { CompiledNarrow } from './narrow.js';

/** Finds IDs of messages that meet a narrow and another condition, in a direction. */
export type Find = (search: Search) => Promise<SearchResult>;

/** Walks through messages, without reading the texts. */
const walk =
  (tx: Tx, userId: number, { where }: Pick<CompiledNarrow, 'where'>, hint: string): Find =>
  async ({ direction: { from, order }, extra, limit }) => {
    const rows = await tx.all<{ id: number }>(
      `SELECT m.id FROM ${narrowedTables(hint)}
       WHERE ${where.sql} AND ${extra.sql} AND m.id ${order === 'ASC' ? '>=' : '<='} ?
       ORDER BY m.id ${order} LIMIT ${limit}`,
      [userId, userId, ...where.values, ...extra.values, from],
    );
    return { ids: rows.map(({ id }) => id), cutAt: undefined };
  };

/** Returns how the messages of a narrow are found, as it is planned. */
export const finderOf = (tx: Tx, userId: number, narrow: CompiledNarrow): Find => {
  const { plan } = narrow;
  switch (plan.kind) {
    case 'nothing':
      return () => Promise.resolve({ ids: [], cutAt: undefined });
    case 'search': {
      const searcher = new Searcher(tx, userId, narrow);
      return (search) => searcher.find(search);
    }
    case 'list':
      return (search) => findListed(tx, userId, narrow, plan.sources, search);
    case 'places': {
      const wanted = { userId, narrow, among: plan.among, walk: walk(tx, userId, narrow, BY_ID[tx.dialect]) };
      return (search) => findInPlaces(tx, wanted, search);
    }
    case 'walk':
      return walk(tx, userId, narrow, usingIndex(tx.dialect, plan.index));
  }
};
