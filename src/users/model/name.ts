import { errors } from '../../../generated/errors.js';

const MAX_LENGTH = 100;
const MIN_LENGTH = 2;
/** What the syntax of mentions needs, and what cannot be seen. */
const FORBIDDEN = /[*`\\>"@\p{C}]/gu;
/** `@**name|12**` mentions by id, so a name cannot look like that. */
const LIKE_A_MENTION = /\|\d+$/;

/** The name as it is kept, or why it is none. */
export const checkFullName = (text: string): string => {
  const name = text.trim();
  const { length } = Array.from(name);
  if (length > MAX_LENGTH) throw errors.nameTooLong();
  if (length < MIN_LENGTH) throw errors.nameTooShort();
  if (name.search(FORBIDDEN) >= 0) throw errors.nameInvalidCharacters();
  if (LIKE_A_MENTION.test(name)) throw errors.nameInvalidFormat();
  return name;
};

/** The nearest name that the rules allow; undefined where too little is left. */
export const toFullName = (text: string): string | undefined => {
  const tidy = (some: string): string => some.replace(/\s+/gu, ' ').trim();
  const short = Array.from(tidy(text.replace(FORBIDDEN, ' '))).slice(0, MAX_LENGTH);
  const name = tidy(short.join('').replace(/\|+(?=\d+$)/, ' '));
  return Array.from(name).length < MIN_LENGTH ? undefined : name;
};
