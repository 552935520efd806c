import { expect } from 'chai';

import { nameKey } from '../../src/store/name-key.js';

describe('the key of a name', () => {
  it('is the same however the name is written', () => {
    for (const [one, other] of [
      ['General', 'gENERAL'],
      [' general ', 'general'],
      ['Ｇｅｎｅｒａｌ', 'general'],
      ['ÉCOLE', 'e\u0301cole'],
      ['ﬁle', 'FILE'],
      ['ΣΟΦΟΣ', 'σοφος'.toUpperCase()],
    ] as const) {
      expect(nameKey(one)).to.equal(nameKey(other));
    }
  });

  it('tells accents and other letters apart', () => {
    expect(nameKey('ecole')).to.not.equal(nameKey('école'));
    expect(nameKey('o')).to.not.equal(nameKey('ö'));
    expect(nameKey('日本')).to.not.equal(nameKey('日'));
  });

  it('never grows beyond four times the name, which is what its column holds', () => {
    const ligature = '\ufdfa';
    expect(nameKey(ligature.repeat(60)).length).to.be.at.most(240);
    expect(nameKey(`a${ligature}`.repeat(30)).length).to.be.at.most(240);
  });
});
