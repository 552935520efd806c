import type { components } from '../../../generated/types.js';
import { emojiUrl } from './pictures.js';
import type { CustomEmojiRow } from './store.js';

type CustomEmoji = components['schemas']['CustomEmoji'];

const viewOne = (row: CustomEmojiRow): CustomEmoji => ({
  id: String(row.id),
  name: row.name,
  source_url: emojiUrl(row.image_key),
  still_url: row.still_key === null ? null : emojiUrl(row.still_key),
  deactivated: row.active_name === null,
  author_id: row.author_id,
});

/** Returns the emoji by ID. */
export const viewEmoji = (rows: readonly CustomEmojiRow[]): Record<string, CustomEmoji> =>
  Object.fromEntries(rows.map((row) => [String(row.id), viewOne(row)]));

/** Returns the addresses of the active emoji, which messages may show, by name. */
export const viewImages = (rows: readonly CustomEmojiRow[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap(({ active_name, image_key }) =>
      active_name === null ? [] : [[active_name, emojiUrl(image_key)]],
    ),
  );
