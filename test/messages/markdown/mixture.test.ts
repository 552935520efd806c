import { expect } from 'chai';

import { render } from '../../../src/markdown/render.js';
import { noNames } from '../../../src/markdown/mention-syntax.js';
import { faultsOf } from './safe-html.js';

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

/** Pseudo-random numbers, the same in every run. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const someone = { id: 9, full_name: 'a <b>"', isActive: true };
const names = {
  ...noNames,
  users: new Map([[9, someone]]),
  usersByKey: new Map([['a', someone]]),
  groupsByKey: new Map([['g', { id: 1, name: 'g <script>' }]]),
  channelsByKey: new Map([['c', { stream_id: 7, name: 'c "<script>' }]]),
};

describe('A random mixture of Markdown', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    it(`renders as allowed HTML only (seed ${seed})`, async () => {
      const next = numbers(seed);
      for (let round = 0; round < 100; round += 1) {
        const length = 1 + Math.floor(next() * 60);
        const source = Array.from({ length }, () => pieces[Math.floor(next() * pieces.length)]).join('');
        const { html } = await render(source, { names, translatesEmoticons: true, showsPreviews: true });
        expect(faultsOf(html), JSON.stringify(source)).to.deep.equal([]);
      }
    });
  }
});
