import type { Tx } from '../../runtime/store/types.js';
import type { Linkifier } from '../../markdown/linkifiers/matching.js';

/** Returns all linkifiers, in the order in which they apply. */
export const loadLinkifiers = (tx: Tx): Promise<Linkifier[]> =>
  tx.all<Linkifier>('SELECT id, pattern, url_template FROM linkifiers ORDER BY linkifier_order, id');

/** Inserts a linkifier at the end of the order. Returns its ID. The caller must serialize inserts with a lock. */
export const insertLinkifier = async (tx: Tx, pattern: string, url_template: string): Promise<number> => {
  const last = await tx.first<{ linkifier_order: number }>(
    'SELECT linkifier_order FROM linkifiers ORDER BY linkifier_order DESC LIMIT 1',
  );
  return tx.insert('linkifiers', {
    pattern,
    url_template,
    linkifier_order: (last?.linkifier_order ?? 0) + 1,
  });
};

export const updatePattern = async (
  tx: Tx,
  id: number,
  pattern: string,
  url_template: string,
): Promise<void> => {
  await tx.run('UPDATE linkifiers SET pattern = ?, url_template = ? WHERE id = ?', [
    pattern,
    url_template,
    id,
  ]);
};

export const removeLinkifier = async (tx: Tx, id: number): Promise<void> => {
  await tx.run('DELETE FROM linkifiers WHERE id = ?', [id]);
};

/** Stores the linkifiers in this order, in one statement. */
export const updateOrder = (tx: Tx, ordered: readonly Linkifier[]): Promise<void> => {
  const rows = ordered.map((one, place) => ({ ...one, linkifier_order: place + 1 }));
  return tx.upsertMany('linkifiers', rows, ['id']);
};
