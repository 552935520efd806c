import { startOfRun } from '../runs.js';
import type { BlockRule } from './block-parser.js';
import { append } from './tree.js';

interface Heading {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly text: string;
}

const marks = /(#{1,6})\s/y;

/** Closing number signs are not text, except one after a backslash. A backslash at the end makes the line text. */
const textOf = (line: string): string | undefined => {
  const end = startOfRun(line, '#', line.length);
  const isEscaped = (end - startOfRun(line, '\\', end)) % 2 === 1;
  if (!isEscaped) return line.slice(0, end);
  return end === line.length ? undefined : line.slice(0, end + 1);
};

const headingAt = (chunk: string, start: number): Heading | undefined => {
  marks.lastIndex = start;
  const [all, level] = marks.exec(chunk) ?? [];
  if (all === undefined || level === undefined) return undefined;
  const from = start + all.length;
  const newline = chunk.indexOf('\n', from);
  const end = newline < 0 ? chunk.length : newline;
  const text = textOf(chunk.slice(from, end));
  return text === undefined
    ? undefined
    : { start, end: Math.min(end + 1, chunk.length), level: level.length, text: text.trim() };
};

const findHeading = (chunk: string): Heading | undefined => {
  let start = chunk.startsWith('#') ? 0 : chunk.indexOf('\n#') + 1;
  while (chunk[start] === '#') {
    const heading = headingAt(chunk, start);
    if (heading) return heading;
    const next = chunk.indexOf('\n#', start);
    if (next < 0) return undefined;
    start = next + 1;
  }
  return undefined;
};

/** Any line may be a heading, also without blank lines around it. */
export const heading: BlockRule = (parser, parent, chunk, rest) => {
  const found = findHeading(chunk);
  if (!found) return false;
  if (found.start > 1) parser.parse(parent, chunk.slice(0, found.start - 1));
  append(parent, `h${String(found.level)}`, found.text);
  const after = chunk.slice(found.end);
  if (after !== '') rest.push(parser.isIn('loose list') ? after.replace(/^ {4}/gm, '') : after);
  return true;
};
