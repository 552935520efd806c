import { expect } from 'chai';

import { Conversation } from './read-conversation.js';

const every = (last: number, step = 1): number[] =>
  Array.from({ length: last / step }, (_, index) => (index + 1) * step);

describe('The stored read state of a conversation', () => {
  it('is a watermark alone while messages are read in their order', () => {
    const conversation = new Conversation(every(100, 5), new Set([15, 20, 40]));
    for (const id of every(100, 5)) conversation.change([id], true);
    expect(conversation.state).to.deep.equal({ watermark: 100, ranges: [] });
  });

  it('is a watermark alone as soon as every message is read, in whatever order', () => {
    const ids = every(100, 5);
    const conversation = new Conversation(ids, new Set([15, 20, 40]));
    for (const id of ids.toReversed()) conversation.change([id], true);
    expect(conversation.state).to.deep.equal({ watermark: 100, ranges: [] });
  });

  it('is one range after all messages from one on are marked as unread, also in several steps', () => {
    const conversation = new Conversation(every(100), new Set());
    conversation.change(every(100), true);
    conversation.change(every(60).slice(39), false);
    conversation.change(every(100).slice(60), false);
    expect(conversation.state).to.deep.equal({
      watermark: 100,
      ranges: [{ first: 40, last: 100, isRead: false }],
    });
  });
});
