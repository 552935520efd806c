import type { TextBudget } from '../limits.js';

/** Returns the index of the bracket that closes each bracket of a text. */
export const closingBrackets = (text: string): Map<number, number> => {
  const open: number[] = [];
  const closing = new Map<number, number>();
  for (const { 0: bracket, index } of text.matchAll(/[[\]]/g)) {
    if (bracket === '[') open.push(index);
    else {
      const start = open.pop();
      if (start !== undefined) closing.set(start, index);
    }
  }
  return closing;
};

interface Target {
  readonly href: string;
  readonly title: string | undefined;
  /** The index after the closing parenthesis. */
  readonly end: number;
}

const angled = /\(\s*<([^<>]*)>\s*(?:('[^']*'|"[^"]*")\s*)?\)/y;
const opening = /\(\s*/y;

const angledTarget = (text: string, at: number): Target | undefined => {
  angled.lastIndex = at;
  const [all, href = '', title] = angled.exec(text) ?? [];
  return all === undefined
    ? undefined
    : { href: href.trim(), title: title?.slice(1, -1), end: at + all.length };
};

/** Returns the index of the parenthesis that closes a target, if quotation marks are ordinary characters. */
const plainEnd = (text: string, start: number): number | undefined => {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
};

const lastCharacter = (text: string, end: number): number => {
  let at = end - 1;
  while (text[at] === ' ') at -= 1;
  return at;
};

/** A title is in quotation marks of one kind and ends just before a closing parenthesis. */
const titledTarget = (text: string, start: number, quote: number, budget: TextBudget): Target | undefined => {
  const mark = text[quote] ?? '';
  let read = quote;
  for (let end = text.indexOf(')', quote); end >= 0; end = text.indexOf(')', end + 1)) {
    budget.targets -= end - read;
    read = end;
    const last = lastCharacter(text, end);
    if (last > quote && text[last] === mark)
      return { href: text.slice(start, quote), title: text.slice(quote + 1, last), end: end + 1 };
  }
  return undefined;
};

/** Returns the first quotation mark before the end of the target. */
const quoteIn = (text: string, start: number, end: number): number | undefined => {
  const at = text.slice(start, end).search(/['"]/);
  return at < 0 ? undefined : start + at;
};

/** A longer target is text. */
const LONGEST = 4000;

/** Parses the target of a link that begins at an index: `(url)`, `(<url>)` or `(url "title")`. */
export const targetAt = (whole: string, at: number, budget: TextBudget): Target | undefined => {
  if (whole[at] !== '(' || budget.targets < 0) return undefined;
  const text = whole.slice(0, at + LONGEST);
  const inAngles = angledTarget(text, at);
  if (inAngles) return inAngles;
  opening.lastIndex = at;
  const start = at + (opening.exec(text)?.[0].length ?? 1);
  const end = plainEnd(text, start);
  budget.targets -= (end ?? text.length) - at;
  const quote = quoteIn(text, start, end ?? text.length);
  const titled = quote === undefined ? undefined : titledTarget(text, start, quote, budget);
  if (titled) return titled;
  return end === undefined ? undefined : { href: text.slice(start, end), title: undefined, end: end + 1 };
};
