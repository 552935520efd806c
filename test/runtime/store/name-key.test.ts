import { expect } from 'chai';

import { nameKey } from '../../../src/lib/name-key.js';

describe('nameKey', () => {
  it('gives the same key to equivalent spellings', () => {
    for (const [one, other] of [
      ['General', 'gENERAL'],
      [' general ', 'general'],
      ['Ｇｅｎｅｒａｌ', 'general'],
      ['ÉCOLE', 'e\u0301cole'],
      ['ﬁle', 'FILE'],
      // Capitals that only compatibility makes letters of the alphabet.
      ['\u{1d406}eneral', 'general'],
      ['Chat\u2122', 'chattm'],
      ['\u2105', 'C/O'],
      ['ΣΟΦΟΣ', 'σοφος'.toUpperCase()],
    ] as const) {
      expect(nameKey(one)).to.equal(nameKey(other));
    }
  });

  it('distinguishes accents and other letters', () => {
    expect(nameKey('ecole')).to.not.equal(nameKey('école'));
    expect(nameKey('o')).to.not.equal(nameKey('ö'));
    expect(nameKey('日本')).to.not.equal(nameKey('日'));
  });

  it('is at most four times as long as the name, which is the column size', () => {
    const ligature = '\ufdfa';
    expect(nameKey(ligature.repeat(60)).length).to.be.at.most(240);
    expect(nameKey(`a${ligature}`.repeat(30)).length).to.be.at.most(240);
  });
});
