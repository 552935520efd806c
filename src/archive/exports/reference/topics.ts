import { checkTopic, NO_TOPIC } from '../../../chat/messages/model/content.js';
import { cut } from './texts.js';

const TOPIC_CHARACTERS = 60;

/** Returns the nearest topic that a message can have here. */
export const toTopic = (text: string): string => {
  const clean = text.replaceAll(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, ' ').trim();
  try {
    return checkTopic(cut(clean, TOPIC_CHARACTERS), false);
  } catch {
    return NO_TOPIC;
  }
};
