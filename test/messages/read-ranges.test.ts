import { expect } from 'chai';

import { withIntervals, type Interval, type ReadState } from '../../src/messages/read-state/read-ranges.js';
import { randomFrom } from '../support/random.js';

const nothing: ReadState = { watermark: 0, ranges: [] };

/** A conversation with what its reader has read, as the server stores it and as a plain list. */
class Conversation {
  state = nothing;
  readonly read: Map<number, boolean>;

  /** `ids` are ascending. Those in `own` are messages of the reader. */
  constructor(
    private readonly ids: readonly number[],
    private readonly own: ReadonlySet<number>,
  ) {
    this.read = new Map(ids.map((id) => [id, own.has(id)]));
  }

  isRead(id: number): boolean {
    const range = this.state.ranges.find(({ first, last }) => first <= id && id <= last);
    return range ? range.isRead : id <= this.state.watermark || this.own.has(id);
  }

  change(ids: readonly number[], isRead: boolean): void {
    const others = this.ids.filter((id) => !isRead || !this.own.has(id));
    const changed = ids
      .filter((id) => this.read.get(id) !== isRead)
      .map((id): Interval => ({
        first: id,
        last: id,
        after: others.findLast((other) => other < id) ?? 0,
        before: others.find((other) => other > id) ?? Infinity,
        isDefault: !isRead && !this.own.has(id),
      }));
    if (changed.length > 0) this.state = withIntervals(this.state, changed, isRead);
    for (const id of ids) this.read.set(id, isRead);
  }

  check(): void {
    const stored = this.ids.map((id) => [id, this.isRead(id)]);
    expect(stored, JSON.stringify(this.state)).to.deep.equal([...this.read]);
  }
}

const every = (last: number, step = 1): number[] =>
  Array.from({ length: last / step }, (_, index) => (index + 1) * step);

describe('The stored read state of a conversation', () => {
  it('is right for each message after any changes', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = randomFrom(seed);
      const ids = every(40).filter(() => random() < 0.7);
      const conversation = new Conversation(ids, new Set(ids.filter(() => random() < 0.2)));
      for (let change = 0; change < 12; change += 1) {
        const from = random() * 40;
        const to = from + random() * 20;
        const dense = random();
        const some = ids.filter((id) => id >= from && id <= to && random() < dense);
        conversation.change(some, random() < 0.6);
        conversation.check();
      }
    }
  });

  it('has disjoint ranges in ascending order', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = randomFrom(seed);
      const ids = every(30);
      const conversation = new Conversation(ids, new Set(ids.filter(() => random() < 0.2)));
      for (let change = 0; change < 8; change += 1)
        conversation.change(
          ids.filter(() => random() < 0.5),
          random() < 0.5,
        );
      const ends = conversation.state.ranges.flatMap(({ first, last }) => [first, last]);
      expect(ends).to.deep.equal(ends.toSorted((a, b) => a - b));
      expect(new Set(conversation.state.ranges.map(({ first }) => first)).size).to.equal(
        conversation.state.ranges.length,
      );
    }
  });

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
