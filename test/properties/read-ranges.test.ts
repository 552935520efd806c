import { expect } from 'chai';
import fc from 'fast-check';

import { Conversation } from '../chat/messages/read-conversation.js';
import { holds } from './property.js';

const MOST = 40;

const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: MOST }), { minLength: 1 })
  .map((some) => some.sort((a, b) => a - b));

/** One change: of messages between two IDs, some of which are left out. */
const change = fc.record({
  from: fc.integer({ min: 1, max: MOST }),
  count: fc.integer({ min: 0, max: 20 }),
  leftOut: fc.array(fc.integer({ min: 1, max: MOST }), { maxLength: 8 }),
  isRead: fc.boolean(),
});

describe('The stored read state of a conversation', () => {
  holds(
    'is right for each message after any changes, in disjoint ranges in ascending order',
    { cases: 2000 },
    [ids, fc.array(fc.integer({ min: 1, max: MOST })), fc.array(change, { maxLength: 12 })],
    (all, own, changes) => {
      const conversation = new Conversation(all, new Set(own));
      for (const { from, count, leftOut, isRead } of changes) {
        const some = all.filter((id) => id >= from && id <= from + count && !leftOut.includes(id));
        conversation.change(some, isRead);
        conversation.check();
        const ends = conversation.state.ranges.flatMap(({ first, last }) => [first, last]);
        expect(ends).to.deep.equal(ends.toSorted((a, b) => a - b));
        expect(new Set(conversation.state.ranges.map(({ first }) => first)).size).to.equal(ends.length / 2);
      }
    },
  );
});
