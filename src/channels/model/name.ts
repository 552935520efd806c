import { errors } from '../../../generated/errors.js';

export const MAX_CHANNEL_NAME_LENGTH = 60;
export const MAX_CHANNEL_DESCRIPTION_LENGTH = 1024;

/** Control characters, halves of surrogate pairs, and the code points that are no characters. */
const INVALID = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** The trimmed name, or the contract's error for a name no channel can have. */
export const checkChannelName = (name: string): string => {
  const characters = Array.from(name.trim());
  if (characters.length === 0) throw errors.channelNameEmpty();
  if (characters.length > MAX_CHANNEL_NAME_LENGTH)
    throw errors.channelNameTooLong({ limit: MAX_CHANNEL_NAME_LENGTH });
  const position = characters.findIndex((character) => INVALID.test(character)) + 1;
  if (position > 0) throw errors.channelNameInvalidCharacter({ position });
  return characters.join('');
};
