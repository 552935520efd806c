import { expect } from 'chai';

import { highlight, searchWords } from '../../src/messages/narrow/search.js';

const mark = (text: string): string => `<span class="highlight">${text}</span>`;

describe('Search words', () => {
  it('are split at spaces, except inside quotes', () => {
    expect(searchWords(' one "two  three" four" ""')).to.deep.equal(['one', 'two  three', 'four']);
    expect(searchWords('  ')).to.deep.equal([]);
  });

  const cases: [html: string, words: string[], marked: string][] = [
    ['<p>Cat and cat</p>', ['cat'], `<p>${mark('Cat')} and ${mark('cat')}</p>`],
    ['<a href="cat">x</a>', ['cat', 'a', 'href'], '<a href="cat">x</a>'],
    ['a &amp; b', ['amp', '&'], `a ${mark('&amp;')} b`],
    ['x &lt; y', ['lt'], 'x &lt; y'],
    ['catalogue', ['cat', 'catalogue'], mark('catalogue')],
    ['1+1 (.*)', ['1+1', '.*'], `${mark('1+1')} (${mark('.*')})`],
    ['nothing', [], 'nothing'],
  ];
  for (const [html, words, marked] of cases) {
    it(`are highlighted: ${JSON.stringify(words)} in ${html}`, () => {
      expect(highlight(html, words)).to.equal(marked);
    });
  }
});
