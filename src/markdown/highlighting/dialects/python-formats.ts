import type { Piece } from '../scan.js';

const FORMAT = /^(?:[fF][rR]?|[rR][fF])["']/;

/** The part of a format between the code and its closing brace is not much longer. */
const LONGEST_FORMAT = 20;

const depthChange = (text: string): number => (/^[([{]$/.test(text) ? 1 : /^[)\]}]$/.test(text) ? -1 : 0);

/**
 * Moves the braces around code in an f-string into the parts of the string, with the conversion and the format:
 * `{x!r:>10}` becomes the end `{` of one part, the code `x`, and the start `!r:>10}` of the next part.
 */
export const joinFormats = (pieces: readonly Piece[]): Piece[] => {
  const result: Piece[] = [];
  /** The parts of f-strings among the result. */
  const parts = new Set<Piece>();
  /** Bracket depths of the code in the open f-strings. */
  const depths: number[] = [];
  const push = (piece: Piece, isPart = false): void => {
    result.push(piece);
    if (isPart) parts.add(piece);
  };
  for (let index = 0; index < pieces.length; index += 1) {
    const { style, text } = pieces[index] ?? { style: '', text: '' };
    const last = result.at(-1);
    const isPart = last?.style === 'string' && (parts.has(last) || FORMAT.test(last.text));
    const depth = depths.at(-1);
    if (text === '{' && last && isPart) {
      result.pop();
      push({ style: 'string', text: `${last.text}{` }, true);
      depths.push(0);
    } else if (depth === 0 && /^[}:!]$/.test(text)) {
      const rest = pieces.slice(index, index + LONGEST_FORMAT);
      const end = rest.findIndex((piece) => piece.text === '}');
      push(
        {
          style: 'string',
          text:
            rest
              .slice(0, end + 1)
              .map((piece) => piece.text)
              .join('') || text,
        },
        true,
      );
      index += Math.max(end, 0);
      depths.pop();
    } else if (style === 'string' && last && parts.has(last) && last.text.endsWith('}')) {
      result.pop();
      push({ style, text: last.text + text }, true);
    } else {
      if (depth !== undefined) depths[depths.length - 1] = depth + depthChange(text);
      push({ style, text });
    }
  }
  return result;
};
