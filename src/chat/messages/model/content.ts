import { errors } from '../../../../generated/errors.js';
import { findInvalidCharacter } from '../../../lib/invalid-character.js';
import { serverLimits } from '../../organization/limits.js';

const TRUNCATED = '\n[message truncated]';
const SHORTENED = '...';

/** Truncates by code points, not by UTF-16 code units. */
const cut = (text: string, limit: number, ending: string): string => {
  if (text.length <= limit) return text;
  const characters = Array.from(text);
  return characters.length <= limit ? text : characters.slice(0, limit - ending.length).join('') + ending;
};

/** Returns the content to store, truncated to the limit. */
export const storedContent = (typed: string): string =>
  cut(typed.trimEnd().replace(/^\n+/, ''), serverLimits.max_message_length, TRUNCATED);

/** Returns the content to store. Throws if it is empty or contains null bytes. */
export const checkContent = (typed: string): string => {
  const content = storedContent(typed);
  if (content === '') throw errors.messageEmpty();
  if (typed.includes('\0')) throw errors.messageNullBytes();
  return content;
};

/** The content of a message whose sender deleted all text. */
const DELETED = '(deleted)';

/** Returns the content to store after an edit. */
export const checkEditedContent = (typed: string): string =>
  typed.trim() === '' ? DELETED : checkContent(typed);

/**
 * Returns the topic of an unsent message, shortened to the limit. Accepts all characters that the database can store.
 */
export const shortenTopic = (typed: string): string => cut(typed, serverLimits.max_topic_length, SHORTENED);

/** Returns the topic that a user names for a policy. It may be empty. */
export const checkNamedTopic = (typed: string): string => {
  const topic = typed.trim();
  const position = findInvalidCharacter(topic);
  if (position > 0) throw errors.topicInvalidCharacter({ position });
  return topic;
};

/** What clients send if the user chose no topic. */
export const NO_TOPIC = '(no topic)';

/**
 * Returns the topic to store, shortened to the limit. Throws if it is missing, empty, mandatory but not chosen, or has
 * invalid characters.
 */
export const checkTopic = (typed: string | undefined, isMandatory: boolean): string => {
  if (typed === undefined) throw errors.topicMissing();
  const topic = typed.trim();
  if (topic === '') throw errors.topicEmpty();
  if (isMandatory && topic === NO_TOPIC) throw errors.topicMandatory();
  const position = findInvalidCharacter(topic);
  if (position > 0) throw errors.topicInvalidCharacter({ position });
  return shortenTopic(topic);
};
