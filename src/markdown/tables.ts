import type { MarkdownIt, StateBlock } from 'markdown-it';

import { rendering } from './environment.js';

/** Parses the lines as one paragraph, regardless of their syntax. */
export const asParagraph = (state: StateBlock, start: number, end: number): void => {
  state.push('paragraph_open', 'p', 1);
  const token = state.push('inline', '', 0);
  // Stryker disable next-line BooleanLiteral: the last line break is trimmed.
  token.content = state.getLines(start, end, state.blkIndent, false).trim();
  token.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = end;
};

const lineOf = (state: StateBlock, line: number): string =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trim();

const delimiters = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

const endOfTable = (state: StateBlock, start: number, end: number): number => {
  let line = start + 2;
  while (line < end && !state.isEmpty(line)) line += 1;
  return line;
};

/**
 * Counts the cells before the parser creates them, including missing cells of short rows. Tables with too many cells
 * remain text.
 */
const rule = (state: StateBlock, start: number, end: number, silent: boolean): boolean => {
  if (silent || start + 2 > end) return false;
  const header = lineOf(state, start);
  const delimiter = lineOf(state, start + 1);
  if (!header.includes('|') || !delimiters.test(delimiter)) return false;
  const { budget } = rendering(state.env);
  const last = endOfTable(state, start, end);
  const cells = delimiter.split('|').length * (last - start - 1);
  if (cells > budget.cells) {
    asParagraph(state, start, last);
    return true;
  }
  budget.cells -= cells;
  return false;
};

export const tables = (md: MarkdownIt): void => {
  md.block.ruler.before('table', 'table_size', rule);
};
