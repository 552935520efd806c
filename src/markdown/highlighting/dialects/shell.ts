import type { Dialect } from '../dialect.js';
import type { Piece } from '../scan.js';

const VARIABLE = /^(\$\{)([^{}]+)(\})$/;

/** Splits `${name}` and `$(command)`, which the highlighter reads as one. */
const prepare = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => {
    const { style, text } = piece;
    const [, start, name = '', end] = VARIABLE.exec(text) ?? [];
    if (start !== undefined && end !== undefined)
      return [
        { style: 'mark', text: start },
        { style: 'variable', text: name },
        { style: 'mark', text: end },
      ];
    if (style === 'def') return [{ style: 'variable', text }];
    if (style === 'quote' && text.startsWith('$(') && text.endsWith(')'))
      return [
        { style: 'command', text: '$(' },
        { style: 'code', text: text.slice(2, -1) },
        { style: 'command', text: ')' },
      ];
    return [piece];
  });

export const shell: Dialect = {
  name: '',
  numbers: ['m', ''],
  words: {
    nb: 'alias bg builtin cd command declare echo eval exec exit export false fg getopts hash history jobs kill let local popd printf pushd pwd read readonly set shift shopt source suspend test time trap type typeset umask unalias unset wait',
    k: 'break case continue do done elif else esac fi for function if in return select then until while',
  },
  rules: [
    [/(?<=^|\n)#!.*/y, 'ch'],
    [/#.*/y, 'c1'],
    [/\\[^]/y, 'se'],
    [/([A-Za-z_]\w*)(\+?=)/y, 'nv', 'o'],
    [/\d+\b/y, 'm'],
    [/&&|\|\||<<</y, 'o'],
    [/[[\]{}()=]/y, 'o'],
    [/[;|&]/y, 'p'],
    [/</y, ''],
    [/[^=\s[\]{}()$"'`\\<&|;]+/y, '?'],
  ],
  whole: { variable: 'nv', mark: 'si', command: 'k', meta: 'ch' },
  prepare,
  comment: (text) => (text.startsWith('#!') ? 'ch' : 'c1'),
  string: ({ text, opening }, put) => {
    put(opening === "'" ? 's1' : text.startsWith('<<') ? 's' : 's2', text);
  },
};
