import { errors } from '../../../generated/errors.js';
import { serverLimits } from '../../organization/limits.js';

const TRUNCATED = '\n[message truncated]';
const SHORTENED = '...';

/** Cuts by characters as people count them, not by UTF-16 units. */
const cut = (text: string, limit: number, ending: string): string => {
  if (text.length <= limit) return text;
  const characters = Array.from(text);
  return characters.length <= limit ? text : characters.slice(0, limit - ending.length).join('') + ending;
};

/** The content as it is stored. */
export const checkContent = (typed: string): string => {
  const content = typed.trimEnd().replace(/^\n+/, '');
  if (content === '') throw errors.messageEmpty();
  if (content.includes('\0')) throw errors.messageNullBytes();
  return cut(content, serverLimits.max_message_length, TRUNCATED);
};

/** What is left of a message whose author took out everything. */
const DELETED = '(deleted)';

/** The content as it is stored once it was edited. */
export const checkEditedContent = (typed: string): string =>
  typed.trim() === '' ? DELETED : checkContent(typed);

/** The topic of a message that is not sent yet, where everything goes that a database keeps. */
export const shortenTopic = (typed: string): string => cut(typed, serverLimits.max_topic_length, SHORTENED);

/** Control characters, halves of surrogate pairs, and the code points that are no characters. */
const invalid = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** What clients send for a topic nobody chose. */
export const NO_TOPIC = '(no topic)';

/** The topic as it is stored. */
export const checkTopic = (typed: string | undefined, isMandatory: boolean): string => {
  if (typed === undefined) throw errors.topicMissing();
  const topic = typed.trim();
  if (topic === '') throw errors.topicEmpty();
  if (isMandatory && topic === NO_TOPIC) throw errors.topicMandatory();
  const position = Array.from(topic).findIndex((character) => invalid.test(character)) + 1;
  if (position > 0) throw errors.topicInvalidCharacter({ position });
  return shortenTopic(topic);
};
