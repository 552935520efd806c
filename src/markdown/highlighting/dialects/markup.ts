import type { Dialect } from '../dialect.js';
import type { Piece } from '../scan.js';

/** Marks the equals signs of attributes, which the highlighter does not tell from text. */
const withEqualsSigns = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) =>
    piece.text === '=' && pieces[index - 1]?.style === 'attribute' ? { style: 'equals', text: '=' } : piece,
  );

const text = { rules: [[/[^\s]+/y, '']], comment: () => 'cm', string: () => undefined } as const;

export const html: Dialect = {
  ...text,
  space: '',
  whole: { angleBracket: 'p', tag: 'nt', attribute: 'na', equals: 'o', atom: 'ni', meta: 'cp' },
  prepare: withEqualsSigns,
  string: (part, put) => {
    put('s', part.text);
  },
};

export const xml: Dialect = {
  ...text,
  whole: {
    angleBracket: 'nt',
    tag: 'nt',
    attribute: 'na',
    equals: 'na',
    entity: 'ni',
    section: 'cp',
    meta: 'cp',
  },
  prepare: (pieces) =>
    withEqualsSigns(pieces).map((piece, index, all) => {
      if (piece.style === 'atom')
        return { ...piece, style: piece.text.startsWith('&') ? 'entity' : 'section' };
      const isWithin = all[index - 1]?.style === 'meta' && all[index + 1]?.style === 'meta';
      return isWithin ? { ...piece, style: 'meta' } : piece;
    }),
  string: (part, put) => {
    put('s', part.text);
  },
};
