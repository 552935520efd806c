import { expect } from 'chai';

import { searchKey } from '../../../src/chat/messages/model/search-key.js';
import { highlight } from '../../../src/chat/messages/narrow/highlight.js';
import {
  compare,
  isEmpty,
  parseSearch,
  parseSearches,
  searchPhrases,
} from '../../../src/chat/messages/narrow/search.js';
import { stemsIn } from '../../../src/chat/messages/narrow/words.js';
import { parseTerms } from '../../../src/chat/narrow/terms.js';

const termsOf = (operand: string): ReturnType<typeof parseTerms> => parseTerms([['search', operand]]);
const read = (operand: string): ReturnType<typeof parseSearch> => {
  const [term] = termsOf(operand);
  if (!term) throw new Error('There is no term.');
  return parseSearch(term);
};
/** As if the message was sent now, or before a change of the search key. */
const finds = (operand: string, content: string, topic_key = 'logo'): boolean => {
  const keys = [searchKey(content), content.normalize('NFKC').toLowerCase()];
  const [now, before] = keys.map((content_key) => compare([read(operand)], { content_key, topic_key }).meets);
  expect(before, 'found by the key of an older version').to.equal(now);
  return now === true;
};

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
    ...[
      'build & deploy',
      'release notes – May',
      'release | notes',
      'build / deploy',
      'build -> deploy',
      'release • notes ...',
      'release notes ?',
      'release notes !',
      '* release notes',
      '> release notes',
      '1. release',
      '2) release notes',
      'release notes 🎉',
      'the release of notes',
    ].map((operand): [string, string] => [operand, 'Release notes for May: build and deploy pipeline']),
    ['où est le bus ?', 'Où est le bus'],
    ['« bonjour »', 'bonjour !'],
    ['привет, мир!', 'Привет мир'],
    ...['—', ':', '|', '+', '=', '&', '/', '\u200b', '-', '_'].map((sign): [string, string] => [
      `good${sign}book`,
      sign === '_' ? 'a good_book' : 'a good book',
    ]),
    ['&&', 'a && b'],
    ['🎉', 'done 🎉'],
    ['C++ compiler', 'a compiler for C++'],
    ['F#.', 'in F# it is'],
    ['the', 'the third one'],
    ['who is', 'is it who'],
    ['C', 'vitamin c'],
    ["l'équipe d'aujourd'hui", 'l’équipe d’aujourd’hui'],
    ['l’équipe', "l'équipe"],
    ["O'Brien", 'O’Brien said'],
    ['John’s', "john's"],
    ["п'ять", 'п’ять'],
    ['п’ять', "п'ять"],
    ["C'est ça", 'C’est ça'],
    ["server's", 'the server’s logs'],
    ["server's", 'the servers'],
    ['"don\'t know"', 'i don’t know'],
    ['well-known', 'well\u2011known'],
    ['well\u2011known', 'well-known'],
    ['re-use', 're–use'],
    ['"well-known fact"', 'a well‑known fact'],
    ['istanbul', 'İstanbul'],
    ['İSTANBUL', 'istanbul'],
    ['finance', 'ﬁnance'],
    ['2026', '２０２６'],
    ['café', 'cafe\u0301'],
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
    ['C++ compiler', 'a compiler for vitamin c'],
    ['C', 'cats'],
    ['the', 'other'],
    ['1. release', '1. draft'],
    ['🎉 release', '🎉'],
    ['&&', 'a & b'],
    ['release|notes', 'notes of the release'],
    ["l'équipe", "l'homme"],
    ['süß', 'süßer käse'],
    ['doings', 'do it'],
    ['子学', '量子力学'],
  ];
  for (const [operand, content] of missed) {
    it(`for ${operand} does not find ${content}`, () => {
      expect(finds(operand, content)).to.equal(false);
    });
  }

  it('is empty only without any sign', () => {
    for (const operand of ['""', '  ']) expect(isEmpty(read(operand)), operand).to.equal(true);
    for (const operand of ['the of', 'the third', '"to be"', '?', '1.'])
      expect(isEmpty(read(operand)), operand).to.equal(false);
  });

  it('finds the other number of words in -us, -as, -is, -ns and -u', () => {
    const pairs = `alias aliases, bias biases, bus buses, plus pluses, gas gases, atlas atlases, canvas canvases, lens lenses,
      iris irises, menu menus, guru gurus, cpu cpus, plateau plateaus, bureau bureaus, status statuses, virus viruses,
      campus campuses, bonus bonuses, focus focuses, census censuses, octopus octopuses, tennis tennis, trellis trellises,
      pelvis pelvises, crisis crises, analysis analyses, thesis theses, basis bases, axis axes, oasis oases,
      hypothesis hypotheses, diagnosis diagnoses, summons summonses, chassis chassis, christmas christmases,
      minibus minibuses, submenu submenus, emu emus, haiku haikus, tableau tableaus`;
    for (const pair of pairs.split(',')) {
      const [one = '', many = ''] = pair.trim().split(' ');
      expect(finds(one, `the ${many} here`), `${one} finds ${many}`).to.equal(true);
      expect(finds(many, `the ${one} here`), `${many} finds ${one}`).to.equal(true);
    }
  });

  it('keeps apart words that only look like a plural', () => {
    for (const [one, other] of [
      ['taxi', 'tax'],
      ['taxis', 'taxes'],
      ['thu', 'thus'],
      ['pen', 'penis'],
      ['use', 'us'],
      ['house', 'hou'],
      ['idea', 'ideal'],
    ] as const)
      expect(finds(one, other), `${one} and ${other}`).to.equal(false);
    for (const [one, other] of [
      ['taxi', 'taxis'],
      ['idea', 'ideas'],
      ['camera', 'cameras'],
      ['api', 'apis'],
      ['repo', 'repos'],
      ['commit', 'committed'],
      ['use', 'uses'],
      ['case', 'cases'],
      ['house', 'houses'],
      ['response', 'responses'],
      ['summon', 'summons'],
    ] as const) {
      expect(finds(one, other), `${one} finds ${other}`).to.equal(true);
      expect(finds(other, one), `${other} finds ${one}`).to.equal(true);
    }
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
    ['a &amp; b', 'amp &', 'a &amp; b'],
    ['a &amp; b', '&', `a ${mark('&amp;')} b`],
    ['a &amp;&amp; b', '&&', `a ${mark('&amp;&amp;')} b`],
    ['an ﬁnance &amp; ﬁnances', 'finance', `an ${mark('ﬁnance')} &amp; ${mark('ﬁnances')}`],
    ['<b title="２０２６">２０２６</b>', '2026', `<b title="２０２６">${mark('２０２６')}</b>`],
    ['cafe\u0301 café', 'CAFÉ', `${mark('cafe\u0301')} ${mark('café')}`],
    ['İSTANBUL, istanbul', 'İstanbul', `${mark('İSTANBUL')}, ${mark('istanbul')}`],
    ['l’équipe', "l'équipe", `l’${mark('équipe')}`],
    ['i don’t know', '"don\'t know"', `i don’t ${mark('know')}`],
    ['п’ять', "п'ять", mark('п’ять')],
    ['Ⅷ x', 'viii', `${mark('Ⅷ')} x`],
    ['x ㎏ &lt; y', 'kg', `x ${mark('㎏')} &lt; y`],
    ['the other', 'the', `${mark('the')} other`],
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
