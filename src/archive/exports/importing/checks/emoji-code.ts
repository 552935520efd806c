import { isExtraCode } from '../../../../markdown/emoji/extra-emoji.js';
import type { Records } from '../../format/kinds.js';
import { ArchiveError } from '../../format/source.js';
import type { Known, Of } from './checks.js';

const CODE_POINTS = /^[0-9a-f]{2,6}(-[0-9a-f]{2,6}){0,15}$/;
const CUSTOM = /^[1-9]\d{0,9}$/;

type Emoji = Pick<Records['reactions'], 'emoji_name' | 'emoji_code' | 'reaction_type'>;

const isCode = ({ emoji_code, reaction_type }: Emoji): boolean => {
  if (reaction_type === 'unicode_emoji') return CODE_POINTS.test(emoji_code);
  return reaction_type === 'realm_emoji' ? CUSTOM.test(emoji_code) : isExtraCode(emoji_code);
};

/** Checks the emoji of a reaction or status. */
export const checkEmojiCode = (known: Known, item: Of<'reactions' | 'user_statuses'>): void => {
  const { emoji_code, emoji_name, reaction_type } = item.record;
  // A status without an emoji has no code.
  if (item.kind === 'user_statuses' && reaction_type === 'unicode_emoji' && emoji_code + emoji_name === '')
    return;
  if (!isCode(item.record)) throw new ArchiveError(item.place, 'the emoji has no valid code');
  // Statuses come before the custom emoji.
  if (item.kind === 'reactions' && reaction_type === 'realm_emoji')
    known.emoji.check(Number(emoji_code), item);
};
