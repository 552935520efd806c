import { errors } from '../../../generated/errors.js';

const MAX_LENGTH = 100;
const NAME = /^[0-9a-z_-]+$/;
const ENDING = /[0-9a-z]$/;

/** Returns the name as it is stored, with underscores instead of spaces. Throws if it is not valid. */
export const checkEmojiName = (typed: string): string => {
  const name = typed.trim().replaceAll(' ', '_');
  if (!NAME.test(name)) throw errors.emojiNameInvalid();
  if (!ENDING.test(name)) throw errors.emojiNameEnding();
  if (name.length > MAX_LENGTH) throw errors.emojiNameTooLong({ limit: MAX_LENGTH });
  return name;
};
