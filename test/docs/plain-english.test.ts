import { expect } from 'chai';
import { Linter } from 'eslint';

import { plainEnglish } from '../../tools/lint/plain-english.mjs';

const linter = new Linter();

const wordsIn = (code: string): (string | undefined)[] =>
  linter
    .verify(code, [
      {
        plugins: { house: { rules: { 'plain-english': plainEnglish } } },
        rules: { 'house/plain-english': 'error' },
      },
    ])
    .map(({ message }) => /^"([^"]*)"/.exec(message)?.[1]);

describe('the lint rule for plain English', () => {
  it('refuses the words of the contract rule in comments', () => {
    expect(wordsIn('// Whoever asks\nconst a = 1; /* is told\n * of it */')).to.deep.equal([
      'Whoever',
      'is told',
    ]);
  });

  it('refuses these words in test titles, and in no other text', () => {
    expect(wordsIn("describe('an answer', () => { it(`is for nobody`, () => 'nobody'); });")).to.deep.equal([
      'answer',
      'nobody',
    ]);
  });

  it('accepts the name of the system group and plain sentences', () => {
    expect(wordsIn('// role:nobody has no members. Returns the sender.\n')).to.deep.equal([]);
  });
});
