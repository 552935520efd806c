import type { Pace } from '../../../lib/event-loop.js';

/** A part of HTML that is compared as a whole. */
export interface Token {
  /** `text` can be marked. The other kinds are tags, which determine the structure. */
  readonly kind: 'text' | 'open' | 'close' | 'single';
  readonly html: string;
}

/** Tags, character references, spaces, words, and other characters. */
const PIECES = /<[^>]*>|&#?\w+;|\s+|[\p{L}\p{M}\p{N}_]+|[^]/gu;

/** Tokens that are read between two looks at the clock. */
const AT_ONCE = 256;

const NAME = /^<\/?([\w-]+)/;

const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);

/** Elements whose parts have no meaning alone: formulas and emoji. */
const WHOLE = /^<span (?:aria-label="[^"]*" )?class="(?:katex(?:-display)?"|emoji )/;

export const tagName = (html: string): string => NAME.exec(html)?.[1] ?? '';

const kindOf = (piece: string): Token['kind'] => {
  if (!piece.startsWith('<') || piece.length === 1 || piece.startsWith('<img')) return 'text';
  if (piece.startsWith('</')) return 'close';
  return VOID.has(tagName(piece)) || piece.endsWith('/>') ? 'single' : 'open';
};

/**
 * Splits the HTML of a message into its tags and words. Formulas, emoji and images count as one word each. Pauses, as
 * 120,000 characters take longer than one turn of the event loop may.
 */
export const tokensOf = async (html: string, pace: Pace): Promise<Token[]> => {
  const tokens: Token[] = [];
  let whole = '';
  let depth = 0;
  for (const [piece] of html.matchAll(PIECES)) {
    if (tokens.length % AT_ONCE === 0 && pace.isDue) await pace.rest();
    const kind = kindOf(piece);
    if (depth === 0 && !WHOLE.test(piece)) {
      tokens.push({ kind, html: piece });
      continue;
    }
    whole += piece;
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    if (depth > 0) continue;
    tokens.push({ kind: 'text', html: whole });
    whole = '';
  }
  return whole === '' ? tokens : [...tokens, { kind: 'text', html: whole }];
};
