import fc, { type Arbitrary } from 'fast-check';

import { noNames, type KnownNames } from '../../src/markdown/mention-syntax.js';
import { mixtureOf } from './texts.js';

/** Pieces of every construct of Markdown, whole and broken. */
const pieces = [
  '**',
  '*',
  '_',
  '~~',
  '`',
  '```',
  '~~~',
  '```quote\n',
  '```spoiler x\n',
  '```math\n',
  '```py\n',
  '$$',
  '$$x^2$$',
  '$$\\frac{1}{2}$$',
  '[',
  ']',
  '(',
  ')',
  '](https://a.b)',
  '](javascript:x)',
  '<',
  '>',
  '<b>',
  '</p>',
  '&',
  '&lt;',
  '"',
  "'",
  '\\',
  '|',
  '|-|-|\n',
  '# ',
  '> ',
  '- ',
  '1. ',
  '    ',
  '\n',
  '\n\n',
  ' ',
  ':smile:',
  ':)',
  '<3 ',
  ':',
  '👍',
  '@**a**',
  '@_**a**',
  '@**all**',
  '@*g*',
  '#**c**',
  '#**c>t**',
  '<time:2026-01-01>',
  '<time:',
  'https://a.com/?x=<y>&z',
  'a@b.com',
  'http://a.b/c.png',
  '\n\nhttp://a.b/"c.png\n\n',
  'https://youtu.be/a"b',
  'http://a.b/c.webm ',
  'www.x.org',
  '!',
  '/me ',
  'word',
  '\0',
  '\u202e',
  '\ud800',
  '---\n',
  '~',
];

const someone = { id: 9, full_name: 'a <b>"', isActive: true };
/** Names whose characters are special in HTML. */
export const names: KnownNames = {
  ...noNames,
  users: new Map([[9, someone]]),
  usersByKey: new Map([['a', someone]]),
  groupsByKey: new Map([['g', { id: 1, name: 'g <script>' }]]),
  channelsByKey: new Map([['c', { stream_id: 7, name: 'c "<script>' }]]),
};

/** A text that may be any mixture of Markdown. */
export const markdown = (most = 40): Arbitrary<string> => mixtureOf(pieces, most);

/** One piece many times, so that constructs nest or repeat. */
export const repeated: Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
  .map((few) => few.join(''));
