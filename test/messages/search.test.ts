import { expect } from 'chai';

import { highlight } from '../../src/messages/narrow/highlight.js';
import {
  compare,
  isEmpty,
  parseSearch,
  parseSearches,
  searchPhrases,
} from '../../src/messages/narrow/search.js';
import { stemsIn } from '../../src/messages/narrow/words.js';
import { parseTerms } from '../../src/narrow/terms.js';

const termsOf = (operand: string): ReturnType<typeof parseTerms> => parseTerms([['search', operand]]);
const read = (operand: string): ReturnType<typeof parseSearch> => {
  const [term] = termsOf(operand);
  if (!term) throw new Error('There is no term.');
  return parseSearch(term);
};
const finds = (operand: string, content_key: string, topic_key = 'logo'): boolean =>
  compare([read(operand)], { content_key, topic_key }).meets;

describe('A search', () => {
  it('is split at spaces, except inside quotes', () => {
    const texts = (operand: string): string[] => searchPhrases(operand).map(({ text }) => text);
    expect(texts(' one "two  three" four" ""')).to.deep.equal(['one', 'two  three', 'four']);
    expect(texts('  ')).to.deep.equal([]);
  });

  const found: [operand: string, content: string][] = [
    ['thirds', 'the third one'],
    ['third', 'two thirds'],
    ['HOPING', 'i hope so'],
    ['hopes', 'hoping for more'],
    ['happiness', 'happy users'],
    ['possible', 'a possibility'],
    ['relations', 'relational'],
    ['dying', 'plants die'],
    ['skies', 'the sky is blue'],
    ['university', 'universities'],
    ['third', 'a **third**, _third_ or #third!'],
    ['third logos', 'third'],
    ['the third', 'third'],
    ['third, (words)', 'third word'],
    ['anna', "anna's idea"],
    ['zebra', 'a :zebra: here'],
    ['naïve', 'naïve ideas'],
    ['süß', 'süß wie honig'],
    ['x1', 'version x1.'],
    ['"third words"', 'about third words'],
    ['"o be or n"', 'to be or not to be'],
    ['well-knowns', 'a well-known fact'],
    ["don't", "i don't know"],
    ['12:30', 'at 12:30'],
    ['c++', 'written in c++'],
    ['zulip', '使用zulip的人'],
    ['量', '量子力学'],
    ['子力', '量子力学'],
    ['カフ', 'インターネットカフェ'],
    ['книг', 'две книги'],
    ['👍', 'yes👍🏽'],
    ['👍 third', 'thirds 👍'],
  ];
  for (const [operand, content] of found) {
    it(`for ${operand} finds ${content}`, () => {
      expect(finds(operand, content)).to.equal(true);
    });
  }

  const missed: [operand: string, content: string][] = [
    ['thi', 'the third one'],
    ['hird', 'the third one'],
    ['art', 'start of a party'],
    ['third fourth', 'the third one'],
    ['"third word"', 'word, then third'],
    ['"hird word"', 'third word'],
    ['"third wor"', 'third word'],
    ['well-known', 'known as well'],
    ['12:30', '12 of 30'],
    ['c++', 'vitamin c'],
    ['süß', 'süßer käse'],
    ['doings', 'do it'],
    ['子学', '量子力学'],
  ];
  for (const [operand, content] of missed) {
    it(`for ${operand} does not find ${content}`, () => {
      expect(finds(operand, content)).to.equal(false);
    });
  }

  it('for stop words alone is empty', () => {
    expect(isEmpty(read('the of'))).to.equal(true);
    expect(isEmpty(read('""'))).to.equal(true);
    expect(isEmpty(read('the third'))).to.equal(false);
    expect(isEmpty(read('"to be"'))).to.equal(false);
  });

  it('has at most 32 words, also within a word with hyphens', () => {
    const words = (count: number, separator: string): string => Array(count).fill('word').join(separator);
    for (const separator of [' ', '-']) {
      expect(parseSearches(termsOf(words(32, separator)))).to.have.length(1);
      expect(() => parseSearches(termsOf(words(33, separator)))).to.throw('search of more than 32 words');
    }
  });

  it('looks for letters with which every form of the word begins', () => {
    const endings = [
      '',
      's',
      'es',
      'ed',
      'ing',
      'ly',
      'y',
      'ies',
      'ied',
      'ation',
      'ational',
      'ization',
      'izer',
    ];
    const others = [
      'biliti',
      'bility',
      'able',
      'ably',
      'ence',
      'ency',
      'fulness',
      'ously',
      'iveness',
      'ical',
      'e',
    ];
    const roots = [
      'hop',
      'hopp',
      'lie',
      'l',
      'd',
      'sk',
      'tabl',
      'tab',
      'agre',
      'nation',
      'siz',
      'conflat',
      'gent',
      'y',
    ];
    let compared = 0;
    for (const word of roots.flatMap((root) => [...endings, ...others].map((end) => root + end))) {
      for (const { start } of stemsIn(word)) {
        compared += 1;
        expect(word.startsWith(start), `${word} begins with ${start}`).to.equal(true);
        expect(start).not.to.equal('');
      }
    }
    expect(compared).to.be.greaterThan(300);
  });

  it('compares a text in time that grows with its length alone', () => {
    const cost = (length: number): number => {
      const text = 'thi '.repeat(length) + 'thi'.repeat(length);
      const started = process.cpuUsage();
      expect(finds('third', `${text} thirds`)).to.equal(true);
      const { user, system } = process.cpuUsage(started);
      return user + system;
    };
    const least = (length: number): number => Math.min(...Array.from({ length: 5 }, () => cost(length)));
    // In quadratic time, a text that is 16 times as long takes 256 times as long.
    expect(least(160_000) / least(10_000)).to.be.below(64);
  });
});

const mark = (text: string): string => `<span class="highlight">${text}</span>`;

describe('Words that were searched', () => {
  const cases: [html: string, operand: string, marked: string][] = [
    ['<p>Cat and cats</p>', 'cat', `<p>${mark('Cat')} and ${mark('cats')}</p>`],
    ['<p>Two thirds, a third</p>', 'thirds', `<p>Two ${mark('thirds')}, a ${mark('third')}</p>`],
    ['<a href="cat">x</a>', 'cat a href', '<a href="cat">x</a>'],
    ['a &amp; b', 'amp &', `a ${mark('&amp;')} b`],
    ['x &lt; y', 'lt', 'x &lt; y'],
    ['catalogue', 'cat', 'catalogue'],
    [
      'third and the words, third word',
      '"third word"',
      `${mark('third')} and the ${mark('words')}, ${mark('third')} ${mark('word')}`,
    ],
    ['to be or not to be', '"or not"', `to be ${mark('or not')} to be`],
    ['1+1 (.*)', '.*', `1+1 (${mark('.*')})`],
    ['量子力学 and 力学', '力学', `量子${mark('力学')} and ${mark('力学')}`],
    ['使用Zulip的人', 'zulip', `使用${mark('Zulip')}的人`],
    ['nothing', 'the', 'nothing'],
  ];
  for (const [html, operand, marked] of cases) {
    it(`are highlighted: ${operand} in ${html}`, () => {
      expect(highlight(html, read(operand).marked)).to.equal(marked);
    });
  }
});
