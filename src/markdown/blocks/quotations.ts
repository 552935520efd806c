import { silenceMentions } from '../mention-syntax.js';
import type { BlockRule } from './block-parser.js';
import { append } from './tree.js';

const mark = /^ {0,3}>/;
const marked = /^ {0,3}> ?(.*)$/su;
const emptyMark = /^(?: {0,3}>\s*)?$/;

/** Removes the mark. Lines without one continue the quotation. */
const unmark = (line: string): string => {
  if (line.trim() === '>') return '';
  const silent = silenceMentions(line);
  return marked.exec(silent)?.[1] ?? silent;
};

/** A quotation begins at a line with a mark, and has the rest of the chunk. Marks without text are text. */
export const quotation: BlockRule = (parser, parent, chunk) => {
  if (!chunk.includes('>') || !parser.mayNest) return false;
  const lines = chunk.split('\n');
  const first = lines.findIndex((line) => mark.test(line));
  if (first < 0 || lines.slice(first).every((line) => emptyMark.test(line))) return false;
  parser.parse(parent, lines.slice(0, first).join('\n'));
  const quoted = append(parent, 'blockquote');
  parser.within('quotation', () => {
    parser.parseText(quoted, lines.slice(first).map(unmark).join('\n'));
  });
  return true;
};
