import { errors } from '../../../generated/errors.js';
import type { Tx } from '../../runtime/store/types.js';
import { emojiTable, type EmojiTable } from '../../markdown/emoji/data.js';
import {
  EXTRA_EMOJI_NAME,
  isExtraCode,
  ownReactionType,
  type AnyReactionType,
  type ReactionType,
} from '../../markdown/emoji/extra-emoji.js';
import { findActiveEmoji, findEmoji } from './store.js';

/** An emoji as reactions and statuses identify it. */
export interface EmojiReference {
  readonly emoji_name: string;
  readonly emoji_code: string;
  readonly reaction_type: ReactionType;
}

/** The fields in which a client names an emoji. */
export interface NamedEmoji {
  readonly emoji_name: string;
  readonly emoji_code?: string | undefined;
  readonly reaction_type?: AnyReactionType | undefined;
}

const byName = async (
  tx: Tx,
  table: EmojiTable,
  { emoji_name, reaction_type }: NamedEmoji,
): Promise<EmojiReference> => {
  const extra = { emoji_name, emoji_code: emoji_name, reaction_type: 'service_extra_emoji' } as const;
  if (ownReactionType(reaction_type) === 'service_extra_emoji' && isExtraCode(emoji_name)) return extra;
  const custom = await findActiveEmoji(tx, emoji_name);
  if (custom) return { emoji_name, emoji_code: String(custom.id), reaction_type: 'realm_emoji' };
  if (emoji_name === EXTRA_EMOJI_NAME) return extra;
  const emoji_code = table.codeOf(emoji_name);
  if (emoji_code === undefined) throw errors.emojiNotFound({ emoji_name });
  return { emoji_name, emoji_code, reaction_type: 'unicode_emoji' };
};

const checkCustom = async (tx: Tx, { emoji_name, emoji_code }: EmojiReference): Promise<void> => {
  const id = Number(emoji_code);
  const custom = /^\d+$/.test(emoji_code) && Number.isSafeInteger(id) ? await findEmoji(tx, id) : undefined;
  // Only one spelling of an ID is valid, so that one emoji is not counted as two.
  if (!custom || String(custom.id) !== emoji_code) throw errors.invalidCustomEmoji();
  if (custom.name !== emoji_name) throw errors.invalidCustomEmojiName();
  if (custom.active_name === null) throw errors.customEmojiDeactivated();
};

const checkBuiltIn = (table: EmojiTable, { emoji_name, emoji_code, reaction_type }: EmojiReference): void => {
  const isExtra = reaction_type === 'service_extra_emoji';
  const isKnown = isExtra ? isExtraCode(emoji_code) : table.isCode(emoji_code);
  if (!isKnown) throw errors.invalidEmojiCode();
  const named = isExtra ? emoji_name : table.codeOf(emoji_name);
  if (named !== emoji_code) throw errors.invalidEmojiName();
};

/**
 * Returns the emoji that a client names. Missing fields and an empty code follow from the name. Throws if the given
 * fields do not match each other.
 */
export const resolveEmoji = async (
  tx: Tx,
  { emoji_name, emoji_code: code, reaction_type }: NamedEmoji,
): Promise<EmojiReference> => {
  const table = await emojiTable();
  const emoji_code = code === '' ? undefined : code;
  const isWhole = emoji_code !== undefined && reaction_type !== undefined;
  const named = isWhole
    ? { emoji_name, emoji_code, reaction_type }
    : await byName(tx, table, { emoji_name, reaction_type });
  const type = reaction_type ?? named.reaction_type;
  const reference = {
    emoji_name,
    emoji_code: emoji_code ?? named.emoji_code,
    reaction_type: ownReactionType(type),
  };
  if (reference.reaction_type === 'realm_emoji') await checkCustom(tx, reference);
  else checkBuiltIn(table, reference);
  return reference;
};
