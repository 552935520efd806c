import type { Pace } from '../../lib/event-loop.js';
import { wordsOf, type Dialect } from './dialect.js';
import { commentEnd, endsString, isComment, isString, joined, openingOf } from './join.js';
import { Lexer } from './lex.js';
import type { Piece } from './scan.js';
import { quoted } from './strings.js';
import { TokenHtml, type Put } from './tokens.js';

const commentKind = (text: string): string => (commentEnd(text) === undefined ? 'c1' : 'cm');

/** Names the tokens of code by the classes of Pygments. */
class Namer {
  readonly #html = new TokenHtml();
  readonly #put: Put = this.#html.put;
  readonly #lexer: Lexer;
  /** The openings of the strings around the code. */
  readonly #openings: string[] = [];
  #code = '';
  #styles = new Map<number, string>();

  constructor(
    private readonly dialect: Dialect,
    private readonly pace: Pace,
  ) {
    this.#lexer = new Lexer(dialect, wordsOf(dialect), this.#put);
  }

  async name(pieces: readonly Piece[]): Promise<string> {
    for (const piece of pieces) await this.#piece(piece);
    await this.#flush();
    return this.#html.toString();
  }

  async #piece(piece: Piece): Promise<void> {
    const { style, text } = piece;
    const { whole = {}, styles = {}, comment = commentKind } = this.dialect;
    const kind = Object.hasOwn(whole, style) ? whole[style] : isComment(piece) ? comment(text) : undefined;
    if (kind !== undefined) {
      await this.#flush();
      this.#put(kind, text);
      this.#lexer.previous = text;
    } else if (isString(piece)) {
      await this.#flush();
      this.#string(text);
      this.#lexer.previous = '"';
    } else {
      const suggested = styles[style];
      if (suggested !== undefined) this.#styles.set(this.#code.length, suggested);
      this.#code += text;
    }
  }

  #string(text: string): void {
    const { interpolation: [start, end] = [], string = quoted } = this.dialect;
    const [closing = '', ...groups] = this.#openings.length > 0 ? (end?.exec(text) ?? []) : [];
    const isStart = closing === '';
    const opening = isStart ? openingOf(text) : (this.#openings.pop() ?? '');
    const rest = text.slice(closing.length);
    const starting = endsString(rest, opening, isStart) ? '' : (start?.exec(rest)?.[0] ?? '');
    const write = (part: string, starts = false): void => {
      string({ text: part, opening, isStart: starts }, this.#put, (code) => {
        this.#lexer.read(code);
      });
    };
    const [head = closing, format = '', tail = ''] = groups;
    this.#put('si', head);
    write(format);
    this.#put('si', tail);
    write(rest.slice(0, rest.length - starting.length), isStart);
    this.#put('si', starting);
    if (starting !== '') this.#openings.push(opening);
  }

  /** Names the tokens of the code before a string or comment. */
  async #flush(): Promise<void> {
    for (let from = 0; from < this.#code.length;) {
      if (this.pace.isDue) await this.pace.rest();
      from += this.#lexer.token(this.#code, from, this.#styles.get(from));
    }
    this.#code = '';
    this.#styles = new Map();
  }
}

/** Returns the HTML of the code. Pauses between tokens. */
export const nameTokens = (pieces: readonly Piece[], dialect: Dialect, pace: Pace): Promise<string> => {
  const whole = joined(pieces);
  return new Namer(dialect, pace).name(dialect.prepare?.(whole) ?? whole);
};
