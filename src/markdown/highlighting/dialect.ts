import type { Piece } from './scan.js';
import type { Put } from './tokens.js';

/** A pattern at the current position, with the class of the match or of each of its groups. */
type Rule = readonly [pattern: RegExp, ...kinds: string[]];

export interface StringPart {
  readonly text: string;
  /** The prefix and quotes that the string starts with, such as `f"`. */
  readonly opening: string;
  /** Whether the string starts here. */
  readonly isStart: boolean;
}

/** How the tokens of a language are named. Describes only what differs from most languages. */
export interface Dialect {
  /** Class of white space. */
  readonly space?: '' | 'w';
  /** Class of names. */
  readonly name?: string;
  /** Words separated by spaces, by class. */
  readonly words?: Readonly<Record<string, string>>;
  readonly isCaseless?: boolean;
  /** Class of a name by the text of the token before it. */
  readonly after?: Readonly<Record<string, string>>;
  /** Patterns in code outside of strings and comments. Sticky; tried first. */
  readonly rules?: readonly Rule[];
  readonly punctuation?: RegExp;
  /** Class of decimal integers and of other decimal numbers. */
  readonly numbers?: readonly [integer: string, float: string];
  /** Class of a comment by its text. */
  readonly comment?: (text: string) => string;
  /** Writes a string, or the part of one between two pieces of code. */
  readonly string?: (part: StringPart, put: Put, code: (text: string) => void) => void;
  /** The marks around code in strings: at the end of the part before it, and at the start of the part after it. */
  readonly interpolation?: readonly [start: RegExp, end: RegExp];
  /** Classes of pieces that need no further reading, by style of the highlighter. */
  readonly whole?: Readonly<Record<string, string>>;
  /** Classes that the highlighter suggests for names, by its style. */
  readonly styles?: Readonly<Record<string, string>>;
  /** Changes the pieces before they are named. */
  readonly prepare?: (pieces: readonly Piece[]) => readonly Piece[];
}

export interface Words {
  kindOf(word: string): string | undefined;
}

export const wordsOf = ({ words = {}, isCaseless = false }: Dialect): Words => {
  const kinds = new Map<string, string>();
  for (const [kind, list] of Object.entries(words)) for (const word of list.split(' ')) kinds.set(word, kind);
  return { kindOf: (word) => kinds.get(isCaseless ? word.toLowerCase() : word) };
};
