import type { Dialect, Words } from './dialect.js';
import type { Put } from './tokens.js';

const SPACE = /\s+/y;
const HEX = /0[xX][\da-fA-F_]+[lLuUn]*/y;
const BINARY = /0[bB][01_]+[lLuUn]*/y;
const OCTAL = /0[oO][0-7_]+n?/y;
const FLOAT =
  /(?:\d[\d_]*\.\d[\d_]*(?:[eE][+-]?\d+)?|\.\d[\d_]*(?:[eE][+-]?\d+)?|\d[\d_]*[eE][+-]?\d+)[fFdDjLl]?/y;
const INTEGER = /\d[\d_]*[lLuUnN]*/y;
const NAME = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/uy;
const PUNCTUATION = /[()[\]{},;.]/y;
const SIGN = /[^\p{L}\p{N}\s]/uy;
const ANY = /./suy;

/** A match and its groups, which may be absent. */
type Groups = readonly [string, ...(string | undefined)[]];

const at = (pattern: RegExp, text: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** Names the tokens of code without strings and comments. Continues across the strings between. */
export class Lexer {
  /** Text of the last token that is no white space. */
  previous = '';
  readonly #patterns: readonly (readonly [RegExp, string])[];

  constructor(
    private readonly dialect: Dialect,
    private readonly words: Words,
    private readonly put: Put,
  ) {
    const { space = 'w', numbers: [integer, float] = ['mi', 'mf'], punctuation = PUNCTUATION } = dialect;
    this.#patterns = [
      [SPACE, space],
      [HEX, 'mh'],
      [BINARY, 'mb'],
      [OCTAL, 'mo'],
      [FLOAT, float],
      [INTEGER, integer],
      [punctuation, 'p'],
      [SIGN, 'o'],
      [ANY, ''],
    ];
  }

  /** Names the tokens of a short text. */
  read(text: string): void {
    let from = 0;
    while (from < text.length) from += this.token(text, from);
  }

  /** Names the token at a position. `styled` is the class that the highlighter suggests. Returns the token's length. */
  token(text: string, from: number, styled?: string): number {
    for (const [pattern, ...kinds] of this.dialect.rules ?? []) {
      const match = at(pattern, text, from);
      if (match && match[0] !== '') return this.#matched([...match] as unknown as Groups, kinds, styled);
    }
    const [name] = at(NAME, text, from) ?? [];
    if (name !== undefined) return this.#write(this.#nameKind(name, styled), name);
    for (const [pattern, kind] of this.#patterns) {
      const [found] = at(pattern, text, from) ?? [];
      if (found !== undefined) return this.#write(kind, found);
    }
    return this.#write('', text.charAt(from));
  }

  #nameKind(name: string, styled: string | undefined): string {
    const { after = {}, name: plain = 'n' } = this.dialect;
    const kind = this.words.kindOf(name);
    if (this.previous === '.' && after['.'] !== undefined) return after['.'];
    if (kind !== undefined) return kind;
    return Object.hasOwn(after, this.previous) ? (after[this.previous] ?? plain) : (styled ?? plain);
  }

  #matched([all, ...groups]: Groups, kinds: readonly string[], styled: string | undefined): number {
    if (kinds.length === 1) return this.#write(kinds[0] ?? '', all, styled);
    for (const [index, group] of groups.entries()) this.#write(kinds[index] ?? '', group ?? '');
    return all.length;
  }

  #write(kind: string, text: string, styled?: string): number {
    // A question mark asks for the class of the name as if no rule had matched it.
    const resolved = kind === '?' ? this.#nameKind(text, styled) : kind;
    this.put(resolved, text);
    if (text.trim() !== '') this.previous = text;
    return text.length;
  }
}
