import { EMOJI } from '../pictures/addresses.js';
import { statement } from '../../runtime/store/statement.js';
import type { ColumnOf, RowOf, Tx } from '../../runtime/store/types.js';
import type { EmojiPictures } from './pictures.js';

const COLUMNS = [
  'id',
  'name',
  // Null after the emoji was deactivated.
  'active_name',
  'author_id',
  'image_key',
  'still_key',
] as const satisfies ColumnOf<'custom_emoji'>[];

/** A custom emoji of the organization. */
export type CustomEmojiRow = Readonly<Pick<RowOf<'custom_emoji'>, (typeof COLUMNS)[number]>>;

/** Returns every custom emoji by ID, including deactivated ones. */
export const listAllEmoji = statement((db) =>
  db('custom_emoji')
    .orderBy('id')
    .select(...COLUMNS),
);

/** Returns the number of custom emoji of one author, or of all. Deactivated ones count. */
export const countEmoji = async (tx: Tx, authorId?: number): Promise<number> => {
  const [where, values] = authorId === undefined ? ['', []] : [' WHERE author_id = ?', [authorId]];
  const row = await tx.first<{ emoji: number }>(`SELECT COUNT(*) AS emoji FROM custom_emoji${where}`, values);
  return row?.emoji ?? 0;
};

export const findEmoji = statement((db, id: number) =>
  db('custom_emoji')
    .where({ id })
    .first(...COLUMNS),
);

/** Returns the active custom emoji with that name. */
export const findActiveEmoji = statement((db, name: string) =>
  db('custom_emoji')
    .where({ active_name: name })
    .first(...COLUMNS),
);

export const insertEmoji = (
  tx: Tx,
  { name, ...rest }: EmojiPictures & { readonly name: string; readonly author_id: number },
): Promise<number> => tx.insert('custom_emoji', { name, active_name: name, ...rest });

export const deactivateEmoji = statement((db, id: number) =>
  db('custom_emoji').where({ id }).update({ active_name: null }),
);

const listKeysAmong = statement((db, keys: readonly string[]) =>
  db('custom_emoji').whereIn('image_key', keys).orWhereIn('still_key', keys).select('image_key', 'still_key'),
);

/** Returns those of the files that belong to a custom emoji. */
export const namedEmojiFiles = async (tx: Tx, names: readonly string[]): Promise<string[]> => {
  const keys = names.map((name) => name.slice(`${EMOJI}/`.length));
  const rows = await listKeysAmong(tx, keys);
  return rows
    .flatMap(({ image_key, still_key }) => [image_key, ...(still_key === null ? [] : [still_key])])
    .map((key) => `${EMOJI}/${key}`);
};
