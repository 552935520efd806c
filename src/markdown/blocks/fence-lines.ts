/** A block that lines between two fences make, except for quotations. */
export type Fenced =
  | { readonly kind: 'code'; readonly language: string; readonly source: string }
  | { readonly kind: 'spoiler'; readonly header: string; readonly text: string };

/**
 * The start of a fence, with the language and the header of a spoiler. The lookahead refuses further marks at once, since
 * the search for another end of the language would take quadratic time.
 */
const openingFence = /^(~{3,}|`{3,})(?=[^~`]*$) *(?:\{?\.?([a-zA-Z0-9_+\-./#,]+) *([^ ~`][^~`]*)?\}?)?$/;

const isQuote = (language: string): boolean => language === 'quote' || language === 'quoted';

/** Fences in more fences than this are text. */
const DEEPEST = 20;

interface Open {
  readonly fence: string;
  readonly language: string;
  readonly header: string;
  readonly lines: string[];
}

/** Blocks that stand for themselves in the text, each as a line of its own. */
export interface Placeholders {
  add(block: Fenced): string;
}

/**
 * Replaces the fenced blocks of a text. Only quotations and spoilers contain other fences. A fence closes only with the
 * same characters, and at the end of the text.
 */
export const replaceFences = (
  source: string,
  defaultLanguage: string,
  placeholders: Placeholders,
): string => {
  const output: string[] = [];
  const open: Open[] = [];

  const linesOf = ({ language, header, lines }: Open): string[] => {
    const text = lines.join('\n');
    if (isQuote(language)) return lines.map((line) => `> ${line}`);
    if (language === 'spoiler') return [placeholders.add({ kind: 'spoiler', header, text })];
    return [placeholders.add({ kind: 'code', language, source: text })];
  };
  const close = (): void => {
    const closed = open.pop();
    if (!closed || closed.lines.length === 0) return;
    (open.at(-1)?.lines ?? output).push('', ...linesOf(closed), '');
  };
  const openFence = (line: string, [, fence = '', typed = '', header = '']: RegExpExecArray): void => {
    const inSpoiler = open.at(-1)?.language === 'spoiler';
    const language = typed === '' && !inSpoiler ? defaultLanguage : typed;
    open.push({ fence, language: language.toLowerCase(), header, lines: [] });
  };

  for (const line of source.split('\n')) {
    const innermost = open.at(-1);
    const isCode = innermost && !isQuote(innermost.language) && innermost.language !== 'spoiler';
    const opening = isCode || open.length >= DEEPEST ? null : openingFence.exec(line);
    if (innermost && line.trimEnd() === innermost.fence) close();
    else if (opening) openFence(line, opening);
    else (innermost?.lines ?? output).push(isCode ? line.trimEnd() : line);
  }
  while (open.length > 0) close();
  // A fence that the end of the text closes has a blank line after it too.
  if (output.length > 2 && output.at(-2) !== '') output.push('');
  return output.join('\n');
};

const listItem = /^ *([*+-]|\d\.) +/;

/** Returns the lines that are in a fence of code, by index. */
const codeLines = (lines: readonly string[]): boolean[] => {
  const open: { fence: string; isCode: boolean }[] = [];
  return lines.map((line) => {
    const [, fence, language = ''] = openingFence.exec(line) ?? [];
    if (fence === undefined) return open.some(({ isCode }) => isCode);
    if (language === '' && open.at(-1)?.fence === fence) open.pop();
    else if (open.length < DEEPEST) open.push({ fence, isCode: !isQuote(language) });
    return open.some(({ isCode }) => isCode);
  });
};

/** Adds a blank line between a text and the list that follows it, and between lists of two types. */
export const separateLists = (source: string): string => {
  const lines = source.split('\n');
  const inCode = codeLines(lines);
  const types = lines.map((line) => listItem.exec(line)?.[1]?.length ?? 0);
  const separated: string[] = [];
  for (const [at, line] of lines.entries()) {
    const [before, type] = [types[at - 1] ?? 0, types[at]];
    const isFirst = type !== 0 && type !== before;
    if (isFirst && at > 0 && lines[at - 1] !== '' && !inCode[at - 1]) separated.push('');
    separated.push(line);
  }
  return separated.join('\n');
};
