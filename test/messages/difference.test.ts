import { expect } from 'chai';

import { difference, restore } from '../../src/messages/model/difference.js';

describe('the difference of two texts', () => {
  it('restores the one from the other', () => {
    const texts = ['', 'a', 'aa', 'aaa', 'aba', 'abba', 'xabay', 'Grüße 👩‍👩‍👧‍👦', 'Grüße 👩‍👩‍👧', '🫣', '🫢', '🫣🫣'];
    for (const text of texts) {
      for (const other of texts) {
        // As the log keeps it.
        const stored = JSON.parse(JSON.stringify(difference(text, other))) as ReturnType<typeof difference>;
        expect(restore(stored, other), `${text} from ${other}`).to.equal(text);
      }
    }
  });

  it('holds nothing that both have at their start or end', () => {
    expect(difference('one two three', 'one 2 three')).to.deep.equal([4, 'two', 6]);
    expect(difference('aa', 'aaa')).to.deep.equal([2, '', 0]);
    expect(difference('same', 'same')).to.deep.equal([4, '', 0]);
  });
});
