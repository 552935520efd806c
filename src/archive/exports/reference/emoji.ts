import { checkEmojiName } from '../../../markdown/emoji/name.js';
import { isExtraCode, type AnyReactionType } from '../../../markdown/emoji/extra-emoji.js';
import type { Records } from '../format/kinds.js';
import { findPicture, type Conversion, type FoundFile } from './conversion.js';
import type { Fields } from './fields.js';
import { cut } from './texts.js';

export interface CustomEmoji {
  readonly name: string;
  readonly isActive: boolean;
  readonly author: number | null;
  readonly image: FoundFile;
  readonly place: string;
}

export type EmojiTable = ReadonlyMap<number, CustomEmoji>;

const NAME_CHARACTERS = 80;

/** Returns the nearest valid name. The reference server also has dots in names. */
const toName = (text: string, id: number): string => {
  const name = cut(text.toLowerCase().replaceAll(/[^0-9a-z_-]/g, '_'), NAME_CHARACTERS).replace(/[_-]+$/, '');
  try {
    return checkEmojiName(name);
  } catch {
    return `emoji_${id}`;
  }
};

const imageOf = (conversion: Conversion, row: Fields): Promise<FoundFile | undefined> => {
  const ending = `/${row.text('file_name')}`;
  const files = conversion.scratch.all<{ path: string }>(
    `SELECT path FROM files WHERE folder = 'emoji' AND substr(path, -length(?)) = ?`,
    ending,
    ending,
  );
  return findPicture(
    conversion,
    files.map(({ path }) => path),
    `files/emoji/${row.id('id')}`,
  );
};

/** Returns the custom emoji whose pictures are in the export, by ID. */
export const readEmoji = async (conversion: Conversion): Promise<EmojiTable> => {
  const table = new Map<number, CustomEmoji>();
  const active = new Set<string>();
  for (const row of conversion.scratch.rowsOf('zerver_realmemoji')) {
    const id = row.id('id');
    const image = conversion.notTaken.unless(
      await imageOf(conversion, row),
      'custom emoji without a readable picture',
    );
    if (!image || table.has(id)) continue;
    const wanted = toName(row.text('name'), id);
    const isActive = !row.flag('deactivated');
    const name = isActive && active.has(wanted) ? `${wanted}_${id}` : wanted;
    if (isActive) active.add(name);
    const author = conversion.directory.userOrNull(row.maybeId('author'));
    table.set(id, { name, isActive, author, image, place: row.place });
  }
  return table;
};

type EmojiFields = Pick<Records['reactions'], 'emoji_name' | 'emoji_code' | 'reaction_type'>;

const CODE_POINTS = /^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,15}$/;
const LONGEST_NAME = 100;

/** Returns an emoji of a reaction or a status. Undefined if it does not exist here. */
export const emojiOf = (
  table: EmojiTable,
  emoji_name: string,
  emoji_code: string,
  type: string,
): EmojiFields | undefined => {
  const reaction_type = type as AnyReactionType;
  if (type === 'realm_emoji') {
    const custom = /^[1-9]\d{0,9}$/.test(emoji_code) ? table.get(Number(emoji_code)) : undefined;
    return custom && { emoji_name: custom.name, emoji_code, reaction_type };
  }
  const isKnown =
    type === 'unicode_emoji'
      ? CODE_POINTS.test(emoji_code)
      : type === 'zulip_extra_emoji' && isExtraCode(emoji_code);
  return isKnown && emoji_name !== ''
    ? { emoji_name: cut(emoji_name, LONGEST_NAME), emoji_code, reaction_type }
    : undefined;
};
