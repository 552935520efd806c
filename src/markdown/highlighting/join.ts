import type { Piece } from './scan.js';

const OPENING = /^[A-Za-z$@#]{0,3}(?:"""|'''|["'`/])?/;
const PREFIX = /^[A-Za-z$@#]+/;
const BLOCK_COMMENTS: readonly (readonly [start: string, end: string])[] = [
  ['/*', '*/'],
  ['(*', '*)'],
  ['{-', '-}'],
  ['<!--', '-->'],
  ['--[', ']]'],
];

export const isString = ({ style }: Piece): boolean => style.startsWith('string');
export const isComment = ({ style }: Piece): boolean => style.startsWith('comment');

/** Returns the prefix and quotes that a string starts with, such as `f"`. */
export const openingOf = (text: string): string => OPENING.exec(text)?.[0] ?? '';

/** Whether a string that starts with `opening` ends with `text`. */
export const endsString = (text: string, opening: string, isStart: boolean): boolean => {
  const quote = opening.replace(PREFIX, '');
  return quote !== '' && text.length >= quote.length + (isStart ? opening.length : 0) && text.endsWith(quote);
};

/** Returns what ends a comment. Undefined if its line does. */
export const commentEnd = (text: string): string | undefined =>
  BLOCK_COMMENTS.find(([start]) => text.startsWith(start))?.[1];

/** Whether a string or comment continues in the next line. */
const isOpen = (piece: Piece): boolean => {
  if (isString(piece)) return !endsString(piece.text, openingOf(piece.text), true);
  const end = isComment(piece) ? commentEnd(piece.text) : undefined;
  return end !== undefined && !piece.text.endsWith(end);
};

/** Joins the pieces of each string and comment, also over the ends of lines. */
export const joined = (pieces: readonly Piece[]): Piece[] => {
  const result: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = result.at(-1);
    const isSpace = piece.style === '' && piece.text.trim() === '';
    const style = isSpace ? pieces[index + 1]?.style : piece.style;
    const isLong = last !== undefined && (isString(last) || isComment(last)) && last.style === style;
    if (isLong && (!isSpace || isOpen(last)))
      result[result.length - 1] = { style, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
};
