import { expect } from 'chai';
import fc from 'fast-check';

import { ApiError } from '../../src/contract/api-error.js';
import { Pace } from '../../src/lib/event-loop.js';
import { checkLinkifier } from '../../src/markdown/linkifiers/check.js';
import { linkBudget, Linkifying } from '../../src/markdown/linkifiers/matching.js';
import { render } from '../../src/markdown/render.js';
import { faultsOf } from '../markdown/safe-html.js';
import { holds } from './property.js';
import { faultsOfDom } from './safe-dom.js';
import { mixtureOf, text } from './texts.js';

const linkifier = (pattern: string, url_template: string, id = 1) => ({ id, pattern, url_template });

const patternText = mixtureOf(
  [
    '(?P<id>',
    '(?<id>',
    ')',
    '[0-9]+',
    '[^a]',
    '.*',
    '\\d+',
    '\\Q',
    '\\E',
    '#',
    '|',
    '^',
    '$',
    '(',
    '?',
    '{2,3}',
    '(?i)',
    '\\b',
    'a',
  ],
  8,
);
const templateText = mixtureOf(
  [
    'https://a.example/',
    'javascript:',
    '{id}',
    '{+id}',
    '{#id}',
    '{?id}',
    '{&id}',
    '{/id*}',
    '{id:3}',
    '{',
    '}',
    '?q=',
    '#',
  ],
  5,
);

/** A pattern that takes any text between two marks. */
const ANYTHING = String.raw`«(?P<id>[^»]*)»`;

const PATTERNS: readonly { readonly re2: string; readonly js: string }[] = [
  { re2: '#(?P<id>[0-9]+)', js: '#(?<id>[0-9]+)' },
  { re2: '(?P<id>[A-Z]{2,4}-[0-9]{1,3})', js: '(?<id>[A-Z]{2,4}-[0-9]{1,3})' },
  { re2: '(?P<id>a+b?)', js: '(?<id>a+b?)' },
  { re2: '(?P<id>x|xy|xyz)', js: '(?<id>x|xy|xyz)' },
];

/** The same search by the regular expressions of JavaScript, which have other semantics in nothing that is used here. */
const expected = (pattern: string, source: string): string[] => {
  const wanted = new RegExp(
    String.raw`(?:^|[\t\n\f\r \u0085\p{Z}'"(,:<])(${pattern})(?:$|[^\p{L}\p{N}])`,
    'duy'.replace('y', 'g'),
  );
  const found: string[] = [];
  for (let from = 0; from < source.length;) {
    wanted.lastIndex = from;
    const match = wanted.exec(source);
    const [start = 0, end = 0] = match?.indices?.[1] ?? [];
    if (!match) break;
    if (end > start) found.push(source.slice(start, end));
    from = Math.max(end, from + 1);
  }
  return found;
};

describe('Linkifiers', () => {
  holds(
    'with any pattern and template are refused with an error of the API, or make safe links of any text',
    { cases: 400 },
    [patternText, templateText, mixtureOf(['#12', 'a', '12', ' ', 'b'], 20)],
    async (pattern, template, source) => {
      const isValid = await checkLinkifier(pattern, template).then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
          return false;
        },
      );
      if (!isValid) return;
      const linkifying = await Linkifying.create([linkifier(pattern, template)]);
      const { html } = await render(source, { linkifying });
      expect(faultsOf(html), html).to.deep.equal([]);
      expect(faultsOfDom(html), html).to.deep.equal([]);
      let last = 0;
      for (const { start, end } of await linkifying.find(source, linkBudget(), new Pace())) {
        expect(start).to.be.at.least(last);
        expect(end).to.be.within(start + 1, source.length);
        last = end;
      }
      for (const { text: label } of linkifying.topicLinks(source)) expect(source).to.include(label);
    },
  );

  holds(
    'encode a text so that it stays in its part of the URL, and is decoded to the same text',
    { cases: 400 },
    [text(15).map((one) => one.replaceAll(/[«»\0]/g, '')), fc.constantFrom('path', 'query', 'fragment')],
    async (id, place) => {
      const url = {
        path: 'https://a.example/x/{id}?y#z',
        query: 'https://a.example/x{?id}#z',
        fragment: 'https://a.example/x?y#{id}',
      }[place];
      const [found] = await (
        await Linkifying.create([linkifier(ANYTHING, url)])
      ).find(`«${id}»`, linkBudget(), new Pace());
      if (found === undefined) return;
      const made = new URL(found.url);
      expect(made.origin).to.equal('https://a.example');
      const decoded = {
        path: made.pathname.slice(3),
        query: made.search.slice('?id='.length),
        fragment: made.hash.slice(1),
      }[place];
      // A browser shortens a path of dots.
      if (!/^\.{1,2}$/.test(id)) expect(decodeURIComponent(decoded)).to.equal(id);
    },
  );

  holds(
    'match what the regular expressions of JavaScript match, from left to right',
    { cases: 600 },
    [
      fc.constantFrom(...PATTERNS),
      mixtureOf(['#', '12', 'AB-1', 'ABCDE-1', 'a', 'b', 'x', 'y', 'z', ' ', '(', ',', 'é', '.', '-'], 20),
    ],
    async ({ re2, js }, source) => {
      const linkifying = await Linkifying.create([linkifier(re2, 'https://a.example/{id}')]);
      const found = await linkifying.find(source, linkBudget(), new Pace());
      expect(found.map(({ start, end }) => source.slice(start, end))).to.deep.equal(expected(js, source));
    },
  );
});
