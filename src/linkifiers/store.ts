import type { components } from '../../generated/types.js';
import type { Tx } from '../store/types.js';

export type Linkifier = components['schemas']['Linkifier'];

/** Every linkifier, in the order in which they are tried. */
export const loadLinkifiers = (tx: Tx): Promise<Linkifier[]> =>
  tx.all<Linkifier>('SELECT id, pattern, url_template FROM linkifiers ORDER BY linkifier_order, id');

/** Inserts a linkifier as the last one, in turn with others; answers its id. */
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
