import { everyText, longText } from './texts.js';
import type { Pool } from './values.js';

const TERMS = 50;

type Term = Readonly<Record<string, unknown>>;

const times = (term: (index: number) => Term, count = TERMS): Term[] =>
  Array.from({ length: count }, (_, index) => term(index));

const texts = { ...everyText, ...longText };

/**
 * Narrows that are expensive for the store: the most conditions of each kind, and searches for every worst
 * text.
 */
export const worstNarrows = ({
  user = [],
  channel = [],
}: Pool): Readonly<Record<string, readonly Term[]>> => ({
  'people in direct messages': times((index) => ({
    operator: 'dm-including',
    operand: user.slice(index, index + 250),
    negated: true,
  })),
  people: times((index) => ({ operator: 'sender', operand: user[index] ?? 1, negated: true })),
  'channels of which it is none': times((index) => ({
    operator: 'channel',
    operand: channel[index % channel.length] ?? 1,
    negated: true,
  })),
  topics: times((index) => ({ operator: 'topic', operand: '🫣'.repeat(59) + String(index), negated: true })),
  'a long operand': [{ operator: 'topic', operand: 'a'.repeat(64_000) }],
  'every kind of message that it is not': [
    ...['starred', 'unread', 'mentioned', 'alerted', 'resolved', 'followed', 'dm'].map((operand) => ({
      operator: 'is',
      operand,
      negated: true,
    })),
    ...['link', 'image', 'attachment', 'reaction'].map((operand) => ({
      operator: 'has',
      operand,
      negated: true,
    })),
    { operator: 'in', operand: 'home' },
  ],
  'reactions, many times': times(() => ({ operator: 'has', operand: 'reaction', negated: true })),
  'fifty searches of 450 letters': times((index) => ({
    operator: 'search',
    operand: `${'a'.repeat(445)}b${String(index)}`,
    negated: true,
  })),
  'as many words as a search takes': times(
    (index) => ({
      operator: 'search',
      operand: `a${String(index)}`,
      negated: true,
    }),
    8,
  ),
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([what, text]) => [
      [`a search for ${what}`, [{ operator: 'search', operand: text(500, 0) }]],
      [`no ${what}`, [{ operator: 'search', operand: text(60, 0), negated: true }]],
    ]),
  ),
});
