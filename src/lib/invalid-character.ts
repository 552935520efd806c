/** Control characters, unpaired surrogates, and noncharacters. */
const INVALID = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Returns the position, from 1, of the first character that no name or topic can have. 0 if there is none. */
export const findInvalidCharacter = (text: string): number =>
  Array.from(text).findIndex((character) => INVALID.test(character)) + 1;
