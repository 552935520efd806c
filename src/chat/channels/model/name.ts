import { errors } from '../../../../generated/errors.js';
import { findInvalidCharacter } from '../../../lib/invalid-character.js';

export const MAX_CHANNEL_NAME_LENGTH = 60;
export const MAX_CHANNEL_DESCRIPTION_LENGTH = 1024;

/** Returns the trimmed name. Throws the contract's error if no channel can have it. */
export const checkChannelName = (name: string): string => {
  const trimmed = name.trim();
  if (trimmed === '') throw errors.channelNameEmpty();
  if (Array.from(trimmed).length > MAX_CHANNEL_NAME_LENGTH)
    throw errors.channelNameTooLong({ limit: MAX_CHANNEL_NAME_LENGTH });
  const position = findInvalidCharacter(trimmed);
  if (position > 0) throw errors.channelNameInvalidCharacter({ position });
  return trimmed;
};
