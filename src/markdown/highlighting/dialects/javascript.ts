import type { Dialect, StringPart } from '../dialect.js';
import { quoted } from '../strings.js';
import type { Put } from '../tokens.js';

const shared = {
  nb: 'Array BigInt Boolean Date Function JSON Map Math Number Object Promise Proxy RegExp Set String Symbol WeakMap WeakSet ArrayBuffer decodeURI decodeURIComponent document encodeURI encodeURIComponent eval global globalThis isFinite isNaN parseFloat parseInt window',
  ne: 'Error EvalError InternalError RangeError ReferenceError SyntaxError TypeError URIError',
  kc: 'Infinity NaN false null true undefined',
  k: 'async await break case catch continue debugger default do else export extends finally for if import of return static super switch this throw try while yield',
  kd: 'class const function let var with',
  ow: 'delete in instanceof new typeof void',
  kr: 'as byte char constructor double final float from goto int native package synchronized throws transient volatile',
};

const string = (part: StringPart, put: Put): void => {
  if (part.opening === '/') put('sr', part.text);
  else quoted(part, put);
};

const ecmaScript: Dialect = {
  name: 'nx',
  numbers: ['mf', 'mf'],
  rules: [
    [/#!.*/y, 'ch'],
    [/=>|\.\.\./y, 'p'],
    [/#/y, 'err'],
  ],
  string,
  interpolation: [/\$\{$/, /^\}/],
};

export const javascript: Dialect = {
  ...ecmaScript,
  words: {
    ...shared,
    kr: `${shared.kr} abstract boolean enum implements interface private protected public`,
  },
};

export const typescript: Dialect = {
  ...ecmaScript,
  words: {
    ...shared,
    k: `${shared.k} abstract implements private protected public readonly`,
    kr: `${shared.kr} declare type`,
    kt: 'boolean number string',
    kd: `${shared.kd} enum interface override`,
  },
  rules: [
    ...(ecmaScript.rules ?? []),
    [/(super|this)(\s*)(:)/y, 'k', 'w', 'o'],
    [/((?!\d|\?)[\w?$]{1,100})([ \t]*)(:)([ \t]*)([\w?$][\w.?$]*)/y, 'nx', 'w', 'o', 'w', 'kt'],
    [/((?!\d|\?)[\w$]{1,100}\?)(?=[ \t]*:)/y, 'nx'],
  ],
};
