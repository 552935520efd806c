import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import type { Linkifier } from '../../markdown/linkifiers/matching.js';

/** Returns all linkifiers, in the order in which they apply. */
export const loadLinkifiers = statement((db) =>
  db('linkifiers').orderBy(['linkifier_order', 'id']).select('id', 'pattern', 'url_template'),
);

const findLast = statement((db) =>
  db('linkifiers').orderBy('linkifier_order', 'desc').first('linkifier_order'),
);

/** Inserts a linkifier at the end of the order. Returns its ID. The caller must serialize inserts with a lock. */
export const insertLinkifier = async (tx: Tx, pattern: string, url_template: string): Promise<number> => {
  const last = await findLast(tx);
  return tx.insert('linkifiers', {
    pattern,
    url_template,
    linkifier_order: (last?.linkifier_order ?? 0) + 1,
  });
};

export const updatePattern = statement((db, id: number, pattern: string, url_template: string) =>
  db('linkifiers').where({ id }).update({ pattern, url_template }),
);

export const removeLinkifier = statement((db, id: number) => db('linkifiers').where({ id }).delete());

/** Stores the linkifiers in this order, in one statement. */
export const updateOrder = (tx: Tx, ordered: readonly Linkifier[]): Promise<void> => {
  const rows = ordered.map((one, place) => ({ ...one, linkifier_order: place + 1 }));
  return tx.upsertMany('linkifiers', rows, ['id']);
};
