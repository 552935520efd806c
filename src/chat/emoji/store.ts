import { EMOJI } from '../pictures/addresses.js';
import { placeholders } from '../../runtime/store/rows.js';
import type { Tx } from '../../runtime/store/types.js';
import type { EmojiPictures } from './pictures.js';

/** A custom emoji of the organization. */
export interface CustomEmojiRow extends EmojiPictures {
  readonly id: number;
  readonly name: string;
  /** Null after the emoji was deactivated. */
  readonly active_name: string | null;
  readonly author_id: number | null;
}

const EMOJI_ROWS = 'SELECT id, name, active_name, author_id, image_key, still_key FROM custom_emoji';

/** Returns every custom emoji by ID, including deactivated ones. */
export const listAllEmoji = (tx: Tx): Promise<CustomEmojiRow[]> =>
  tx.all<CustomEmojiRow>(`${EMOJI_ROWS} ORDER BY id`);

/** Returns the number of custom emoji of one author, or of all. Deactivated ones count. */
export const countEmoji = async (tx: Tx, authorId?: number): Promise<number> => {
  const [where, values] = authorId === undefined ? ['', []] : [' WHERE author_id = ?', [authorId]];
  const row = await tx.first<{ emoji: number }>(`SELECT COUNT(*) AS emoji FROM custom_emoji${where}`, values);
  return row?.emoji ?? 0;
};

export const findEmoji = (tx: Tx, id: number): Promise<CustomEmojiRow | undefined> =>
  tx.first<CustomEmojiRow>(`${EMOJI_ROWS} WHERE id = ?`, [id]);

/** Returns the active custom emoji with that name. */
export const findActiveEmoji = (tx: Tx, name: string): Promise<CustomEmojiRow | undefined> =>
  tx.first<CustomEmojiRow>(`${EMOJI_ROWS} WHERE active_name = ?`, [name]);

export const insertEmoji = (
  tx: Tx,
  { name, ...rest }: EmojiPictures & { readonly name: string; readonly author_id: number },
): Promise<number> => tx.insert('custom_emoji', { name, active_name: name, ...rest });

export const deactivateEmoji = async (tx: Tx, id: number): Promise<void> => {
  await tx.run('UPDATE custom_emoji SET active_name = NULL WHERE id = ?', [id]);
};

/** Returns those of the files that belong to a custom emoji. */
export const namedEmojiFiles = async (tx: Tx, names: readonly string[]): Promise<string[]> => {
  const keys = names.map((name) => name.slice(`${EMOJI}/`.length));
  const rows = await tx.all<{ image_key: string; still_key: string | null }>(
    `SELECT image_key, still_key FROM custom_emoji
     WHERE image_key IN (${placeholders(keys)}) OR still_key IN (${placeholders(keys)})`,
    [...keys, ...keys],
  );
  return rows
    .flatMap(({ image_key, still_key }) => [image_key, ...(still_key === null ? [] : [still_key])])
    .map((key) => `${EMOJI}/${key}`);
};
