import type { Token } from 'markdown-it';

/** A part of a text that a pass recognized. Later passes see a placeholder in its place. */
export type Part =
  | { readonly kind: 'token'; readonly token: Token; readonly text: string }
  | { readonly kind: 'style'; readonly tags: readonly string[]; content: string }
  | {
      readonly kind: 'link';
      readonly href: string;
      readonly title: string | undefined;
      /** Text that no later pass changes. It may contain placeholders. */
      readonly label: string;
    };

const START = '\ufdd0';
const END = '\ufdd1';
/** Placeholders consist of characters that no text has and no pattern finds: neither letters nor digits nor white space. */
const ZERO = 0xfde0;
const placeholder = /\ufdd0([\ufde0-\ufde9]+)\ufdd1/;
const placeholders = new RegExp(placeholder.source, 'g');

/** Deeper styles stay text. */
const DEEPEST = 20;

const indexOf = (digits: string): number =>
  Number(digits.replace(/./gs, (digit) => String(digit.charCodeAt(0) - ZERO)));

/** The parts of the text of one block. */
export class Stash {
  readonly #parts: Part[] = [];
  readonly #depths: number[] = [];

  #depthOf(text: string): number {
    if (!text.includes(START)) return 0;
    let deepest = 0;
    for (const [, digits = ''] of text.matchAll(placeholders))
      deepest = Math.max(deepest, this.#depths[indexOf(digits)] ?? 0);
    return deepest;
  }

  /** Whether a text has parts. */
  hasParts(text: string): boolean {
    return text.includes(START);
  }

  /** Returns the placeholder of a part. Returns undefined if it contains parts that are nested too deeply. */
  add(part: Part): string | undefined {
    const inner = part.kind === 'style' ? part.content : part.kind === 'link' ? part.label : '';
    const depth = 1 + this.#depthOf(inner);
    if (depth > DEEPEST) return undefined;
    this.#depths.push(depth);
    const index = this.#parts.push(part) - 1;
    const digits = String(index).replace(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit)));
    return START + digits + END;
  }

  /** Replaces the texts between the parts of a text. */
  async change(text: string, change: (piece: string | Part, at: number) => Promise<string>): Promise<string> {
    const pieces = text.split(placeholder);
    for (const [at, piece] of pieces.entries()) {
      const part = at % 2 === 1 ? this.#parts[indexOf(piece)] : undefined;
      const changed = await change(part ?? piece, at);
      pieces[at] = part ? START + piece + END : changed;
    }
    return pieces.join('');
  }

  /** Divides a text into its parts and the texts between them. */
  *split(text: string): Iterable<Part | string> {
    // The pattern has one group, so each second piece is the digits of a placeholder.
    for (const [at, piece] of text.split(placeholder).entries()) {
      const part = at % 2 === 1 ? this.#parts[indexOf(piece)] : undefined;
      if (part) yield part;
      else if (at % 2 === 0 && piece !== '') yield piece;
    }
  }

  /** Returns the text with the text of each part in place of the placeholders. */
  plain(text: string): string {
    if (!text.includes(START)) return text;
    let plain = '';
    for (const piece of this.split(text)) {
      if (typeof piece === 'string') plain += piece;
      else if (piece.kind === 'token') plain += piece.text;
      else plain += this.plain(piece.kind === 'style' ? piece.content : piece.label);
    }
    return plain;
  }
}
