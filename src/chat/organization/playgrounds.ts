import type { components } from '../../../generated/types.js';
import type { Tx } from '../../runtime/store/types.js';

export type CodePlayground = components['schemas']['CodePlayground'];
export type NewPlayground = Omit<CodePlayground, 'id'>;

/** Returns the code playgrounds, in the order in which they were added. */
export const listPlaygrounds = (tx: Tx): Promise<CodePlayground[]> =>
  tx.all<CodePlayground>(
    'SELECT id, name, pygments_language, url_template FROM code_playgrounds ORDER BY id',
  );

export const insertPlayground = (tx: Tx, playground: NewPlayground): Promise<number> =>
  tx.insert('code_playgrounds', { ...playground });

export const removePlayground = async (tx: Tx, id: number): Promise<void> => {
  await tx.run('DELETE FROM code_playgrounds WHERE id = ?', [id]);
};
