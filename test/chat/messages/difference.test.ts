import { expect } from 'chai';

import { difference, restore } from '../../../src/chat/messages/model/difference.js';

describe('The difference of two texts', () => {
  it('restores one text from the other', () => {
    const texts = ['', 'a', 'aa', 'aaa', 'aba', 'abba', 'xabay', 'Grüße 👩‍👩‍👧‍👦', 'Grüße 👩‍👩‍👧', '🫣', '🫢', '🫣🫣'];
    for (const text of texts) {
      for (const other of texts) {
        // The edit history stores differences as JSON.
        const stored = JSON.parse(JSON.stringify(difference(text, other))) as ReturnType<typeof difference>;
        expect(restore(stored, other), `${text} from ${other}`).to.equal(text);
      }
    }
  });

  it('omits what both texts share at their start or end', () => {
    expect(difference('one two three', 'one 2 three')).to.deep.equal([4, 'two', 6]);
    expect(difference('aa', 'aaa')).to.deep.equal([2, '', 0]);
    expect(difference('same', 'same')).to.deep.equal([4, '', 0]);
  });
});
