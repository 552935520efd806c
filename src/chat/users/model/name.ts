import { errors } from '../../../../generated/errors.js';

const MAX_LENGTH = 100;
const MIN_LENGTH = 2;
/** Characters of the mention syntax, and invisible ones. */
const FORBIDDEN = /[*`\\>"@\p{C}]/gu;
/** `@**name|12**` is a mention by ID, so a name cannot end like that. */
const LIKE_A_MENTION = /\|\d+$/;

/** Returns the name as it is stored. Throws if it is not a valid name. */
export const checkFullName = (text: string): string => {
  const name = text.trim();
  const { length } = Array.from(name);
  if (length > MAX_LENGTH) throw errors.nameTooLong();
  if (length < MIN_LENGTH) throw errors.nameTooShort();
  if (name.search(FORBIDDEN) >= 0) throw errors.nameInvalidCharacters();
  if (LIKE_A_MENTION.test(name)) throw errors.nameInvalidFormat();
  return name;
};

/** Returns the nearest valid name. Undefined if too little of the text remains. */
export const toFullName = (text: string): string | undefined => {
  const tidy = (some: string): string => some.replace(/\s+/gu, ' ').trim();
  const short = Array.from(tidy(text.replace(FORBIDDEN, ' '))).slice(0, MAX_LENGTH);
  const name = tidy(short.join('').replace(/\|+(?=\d+$)/, ' '));
  return Array.from(name).length < MIN_LENGTH ? undefined : name;
};
