import type { TextBudget } from '../limits.js';
import type { BlockRule } from './block-parser.js';
import { columns } from './table-columns.js';
import { append, type Block } from './tree.js';

const closingPipe = /(?<!\\)((?:\\\\)*)\|$/;

const trimSpaces = (text: string): string => {
  let [start, end] = [0, text.length];
  while (text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return text.slice(start, end);
};

/** Pipes at the ends of a row are not dividers if the header has one there. */
const cellsOf = (row: string, hasBorder: boolean): string[] =>
  columns(hasBorder ? row.replace(/^\|/, '').replace(closingPipe, '$1') : row);

const alignments: readonly (readonly [RegExp, string])[] = [
  [/^:(?:.*:)?$/, 'center'],
  [/^:/, 'left'],
  [/:$/, 'right'],
];

/** A single colon counts as both ends. */
const attributesOf = (delimiter: string): Record<string, string> => {
  const [, align] = alignments.find(([pattern]) => pattern.test(trimSpaces(delimiter))) ?? [];
  return align === undefined ? {} : { style: `text-align: ${align};` };
};

interface Table {
  readonly hasBorder: boolean;
  readonly rows: readonly string[];
  readonly cells: readonly Record<string, string>[];
}

/** Returns the table of a chunk: a header, a row of dashes with as many columns, and other rows. */
const tableOf = (chunk: string): Table | undefined => {
  const newline = chunk.indexOf('\n');
  if (newline < 0 || !chunk.includes('|')) return undefined;
  const header = trimSpaces(chunk.slice(0, newline));
  if (!header.includes('|')) return undefined;
  const next = chunk.indexOf('\n', newline + 1);
  const dashes = trimSpaces(chunk.slice(newline + 1, next < 0 ? chunk.length : next));
  if (!/^[|: -]*$/.test(dashes)) return undefined;
  const hasBorder = header.startsWith('|') || closingPipe.test(header);
  const delimiters = cellsOf(dashes, hasBorder);
  const width = cellsOf(header, hasBorder).length;
  if (width !== delimiters.length) return undefined;
  const rows = chunk.split('\n').map(trimSpaces);
  const isBordered = (row: string): boolean => row.startsWith('|') || closingPipe.test(row);
  if (width === 1 && !(hasBorder && rows.every(isBordered))) return undefined;
  return { hasBorder, rows: [header, ...rows.slice(2)], cells: delimiters.map(attributesOf) };
};

const addRow = (parent: Block, tag: string, row: string, { hasBorder, cells }: Table): void => {
  const added = append(parent, 'tr');
  const texts = cellsOf(row, hasBorder);
  for (const [at, attributes] of cells.entries()) append(added, tag, trimSpaces(texts[at] ?? ''), attributes);
};

/** A table without rows has an empty one. Tables with too many cells, missing cells included, are text. */
export const table =
  (budget: TextBudget): BlockRule =>
  (_parser, parent, chunk) => {
    const found = tableOf(chunk);
    if (!found) return false;
    const [header = '', ...rows] = found.rows;
    const count = found.cells.length * (rows.length + 1);
    if (count > budget.cells) {
      append(parent, 'p', chunk.trimStart());
      return true;
    }
    budget.cells -= count;
    const block = append(parent, 'table');
    addRow(append(block, 'thead'), 'th', header, found);
    const body = append(block, 'tbody');
    const empty = append(body, 'tr');
    if (rows.length > 0) body.children.pop();
    else for (const _cell of found.cells) append(empty, 'td');
    for (const row of rows) addRow(body, 'td', row, found);
    return true;
  };
