import { createRequire } from 'node:module';

import { startOfRun } from '../runs.js';

/** Top-level domains, except those that are more often the end of a file name. */
const FILE_NAMES = new Set(['java', 'md', 'mov', 'py', 'zip']);
/** The package is a JSON file, which Node 20 cannot import without a warning. */
const domains = createRequire(import.meta.url)('tlds') as readonly string[];
const topLevel = new Set(domains.filter((name) => !FILE_NAMES.has(name)));

/** A word of a text, and the punctuation at its end that may follow a URL. */
interface Word {
  readonly text: string;
  /** The index after which only punctuation follows. */
  readonly end: number;
}

const FOLLOWING = new Set('!:;?),.\'">');

const withFollowing = (text: string): Word => {
  let end = text.length;
  while (end > 0 && FOLLOWING.has(text[end - 1] ?? '')) end -= 1;
  return { text, end };
};

const DEEPEST_PARENTHESES = 7;

/** Returns where a path ends: before the punctuation at the end of the word, but not within parentheses. */
const endOfPath = ({ text, end }: Word, start: number): number | undefined => {
  let depth = 0;
  for (let at = start; at <= text.length; at += 1) {
    if (at >= end && depth === 0) return at;
    const character = text[at];
    if (character === '"') return undefined;
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth < 0 || depth > DEEPEST_PARENTHESES) return undefined;
  }
  return undefined;
};

const host = /https?:\/\/([\p{L}\p{N}_.:@-]+)/uy;
const name = /[\p{L}\p{N}_.-]+/uy;

const matchAt = (pattern: RegExp, text: string, start: number): string | undefined => {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0];
};

const endOfHttp = (word: Word, start: number): number | undefined => {
  const found = matchAt(host, word.text, start);
  if (found === undefined) return undefined;
  const end = start + found.length;
  const shortest = start + found.indexOf('//') + '//x'.length;
  if (word.end <= end) return Math.max(word.end, shortest);
  return word.text[end] === '/' ? endOfPath(word, end + 1) : undefined;
};

const lengthWithoutDots = (text: string): number => startOfRun(text, '.', text.length);

/** A site without a scheme ends with a top-level domain, before a path or the end of the word. */
const endOfSite = (word: Word, start: number, labels: string): number | undefined => {
  let end = start + labels.length;
  if (word.text[end] !== '/') {
    if (word.end > end) return undefined;
    end = start + lengthWithoutDots(labels);
    if (end < word.end) return undefined;
  }
  const parts = word.text.slice(start, end).split('.');
  const isSite = parts.length > 1 && !parts.includes('') && topLevel.has(parts.at(-1) ?? '');
  if (!isSite) return undefined;
  return word.text[end] === '/' ? endOfPath(word, end + 1) : end;
};

const endOfEmail = (word: Word, start: number, local: string): number | undefined => {
  const at = start + local.length;
  if (word.text[at] !== '@') return undefined;
  const domain = matchAt(name, word.text, at + 1);
  if (domain === undefined) return undefined;
  const shown = domain.slice(0, lengthWithoutDots(domain));
  const end = at + 1 + shown.length;
  return end >= word.end && /^.+\.[^.-]+$/.test(shown) ? end : undefined;
};

const endOfUrl = (word: Word, start: number): number | undefined => {
  const http = endOfHttp(word, start);
  if (http !== undefined) return http;
  const found = matchAt(name, word.text, start);
  if (found === undefined) return undefined;
  return endOfSite(word, start, found) ?? endOfEmail(word, start, found);
};

interface Found {
  readonly start: number;
  readonly end: number;
}

/** Characters of a word before which a URL may begin, besides the start of the word. */
const preceding = /['"(,:<]/g;
/** A word with more of them has no URLs after them. */
const MOST_STARTS = 50;

/** A character of every URL: the dot of a host, the slashes of a scheme, the at sign of an email address. */
const sign = /[.@/]/;

const urlsInWord = (typed: string, index: number): Found[] => {
  const word = withFollowing(typed);
  const starts = [0, ...Array.from(typed.matchAll(preceding), (match) => match.index + 1)];
  const found: Found[] = [];
  let from = 0;
  for (const start of starts.slice(0, MOST_STARTS)) {
    const end = start < from ? undefined : endOfUrl(word, start);
    if (end === undefined) continue;
    found.push({ start: index + start, end: index + end });
    from = end;
  }
  return found;
};

/**
 * Finds the URLs, sites and email addresses that a text contains without marks. Each is followed by white space, or by
 * punctuation and white space.
 */
export const bareUrls = (text: string): Found[] =>
  sign.test(text)
    ? Array.from(text.matchAll(/\S+/g)).flatMap(({ 0: word, index }) =>
        sign.test(word) ? urlsInWord(word, index) : [],
      )
    : [];
