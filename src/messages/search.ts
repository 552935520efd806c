import type { Condition } from '../channels/policy.js';
import { escapeHtml } from './markdown/html.js';

/** The form in which texts are searched, without regard to case: databases know that of English letters only. */
export const searchKey = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a search; those in double quotes belong together. */
export const searchWords = (operand: string): string[] => {
  const words = Array.from(operand.matchAll(/"([^"]*)"|[^\s"]+/g), ([word, quoted]) =>
    (quoted ?? word).trim(),
  );
  return words.filter((word) => word !== '');
};

const LIKE_ESCAPE = '!';

const pattern = (word: string): string =>
  `%${searchKey(word).replace(/[!%_]/g, (sign) => LIKE_ESCAPE + sign)}%`;

/** For queries over messages `m`: every word is in what was typed or in the topic. */
export const matchesWords = (words: readonly string[]): Condition => {
  const one = `(m.content_key LIKE ? ESCAPE '${LIKE_ESCAPE}' OR m.topic_key LIKE ? ESCAPE '${LIKE_ESCAPE}')`;
  return {
    sql: words.length === 0 ? '1 = 1' : `(${words.map(() => one).join(' AND ')})`,
    values: words.flatMap((word) => [pattern(word), pattern(word)]),
  };
};

/** Marks the words in HTML, outside tags and never within a character reference. */
export const highlight = (html: string, words: readonly string[]): string => {
  if (words.length === 0) return html;
  const escaped = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => escapeHtml(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = new RegExp(`<[^>]*>|(${escaped.join('|')})|&#?\\w+;`, 'gi');
  return html.replace(parts, (part: string, word: string | undefined) =>
    word === undefined ? part : `<span class="highlight">${word}</span>`,
  );
};
