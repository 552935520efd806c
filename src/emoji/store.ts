import { EMOJI } from '../pictures/addresses.js';
import { placeholders } from '../store/placeholders.js';
import type { Tx } from '../store/types.js';
import type { EmojiPictures } from './pictures.js';

/** An emoji of the organization's own. */
export interface CustomEmojiRow extends EmojiPictures {
  readonly id: number;
  readonly name: string;
  /** null once it is deactivated. */
  readonly active_name: string | null;
  readonly author_id: number | null;
}

const EMOJI_ROWS = 'SELECT id, name, active_name, author_id, image_key, still_key FROM custom_emoji';

/** Every one, also those deactivated, by id. */
export const listAllEmoji = (tx: Tx): Promise<CustomEmojiRow[]> =>
  tx.all<CustomEmojiRow>(`${EMOJI_ROWS} ORDER BY id`);

/** How many there are, also those deactivated; of one author, or of all. */
export const countEmoji = async (tx: Tx, authorId?: number): Promise<number> => {
  const [where, values] = authorId === undefined ? ['', []] : [' WHERE author_id = ?', [authorId]];
  const row = await tx.first<{ emoji: number }>(`SELECT COUNT(*) AS emoji FROM custom_emoji${where}`, values);
  return row?.emoji ?? 0;
};

export const findEmoji = (tx: Tx, id: number): Promise<CustomEmojiRow | undefined> =>
  tx.first<CustomEmojiRow>(`${EMOJI_ROWS} WHERE id = ?`, [id]);

/** The one in use by that name. */
export const findActiveEmoji = (tx: Tx, name: string): Promise<CustomEmojiRow | undefined> =>
  tx.first<CustomEmojiRow>(`${EMOJI_ROWS} WHERE active_name = ?`, [name]);

export const insertEmoji = (
  tx: Tx,
  { name, ...rest }: EmojiPictures & { readonly name: string; readonly author_id: number },
): Promise<number> => tx.insert('custom_emoji', { name, active_name: name, ...rest });

export const deactivateEmoji = async (tx: Tx, id: number): Promise<void> => {
  await tx.run('UPDATE custom_emoji SET active_name = NULL WHERE id = ?', [id]);
};

/** Those of these files that are of an emoji. */
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
