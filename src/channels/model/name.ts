import { errors } from '../../../generated/errors.js';

export const MAX_CHANNEL_NAME_LENGTH = 60;
export const MAX_CHANNEL_DESCRIPTION_LENGTH = 1024;

/** Control characters, halves of surrogate pairs, and code points that are not characters. */
const INVALID = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Returns the trimmed name. Throws the contract's error if no channel can have it. */
export const checkChannelName = (name: string): string => {
  const characters = Array.from(name.trim());
  if (characters.length === 0) throw errors.channelNameEmpty();
  if (characters.length > MAX_CHANNEL_NAME_LENGTH)
    throw errors.channelNameTooLong({ limit: MAX_CHANNEL_NAME_LENGTH });
  const position = characters.findIndex((character) => INVALID.test(character)) + 1;
  if (position > 0) throw errors.channelNameInvalidCharacter({ position });
  return characters.join('');
};
