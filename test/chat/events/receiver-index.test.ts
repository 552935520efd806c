import { expect } from 'chai';
import fc from 'fast-check';

import { budgets } from '../../../src/lib/budgets.js';
import {
  type Audience,
  encodeUserIds,
  includesUser,
  type LogEntry,
} from '../../../src/runtime/event-log/events.js';
import { ReceiverIndex } from '../../../src/runtime/event-log/receiver-index.js';
import { batchSizes } from '../../../src/lib/byte-batches.js';
import { withProductionBatches } from '../../support/small-batches.js';

const TYPES = ['message', 'typing', 'presence'];
const USERS = [1, 2, 3, 4];

const audiences: fc.Arbitrary<Audience> = fc.record({
  users: fc.oneof(
    fc.constant('everyone' as const),
    fc.uniqueArray(fc.constantFrom(...USERS)),
    fc.uniqueArray(fc.constantFrom(...USERS)).map(encodeUserIds),
  ),
  publicChannel: fc.boolean(),
});

/** Entries of the log, some of which have no event. */
const entries = fc.array(fc.option(fc.record({ type: fc.constantFrom(...TYPES), audience: audiences })), {
  maxLength: 12,
});

const queues = fc.record({
  user_id: fc.constantFrom(...USERS),
  type: fc.constantFrom(...TYPES),
  all_public_streams: fc.boolean(),
});

const entryOf = (id: number, type: string, audience: Audience): LogEntry => ({
  id,
  bytes: 1,
  logged: { id, event: { type }, audience },
});

/** Returns the IDs that a queue reads, in order, and the number of its reads. */
const readBy = (index: ReceiverIndex, queue: Parameters<ReceiverIndex['next']>[0], last: number) => {
  const ids: number[] = [];
  let reads = 0;
  for (let scanned = 0; scanned < last;) {
    const { after, upTo } = index.next(queue, { after: scanned, upTo: last });
    expect(after).to.be.at.least(scanned);
    if (upTo > after) reads += 1;
    for (let id = after + 1; id <= upTo; id += 1) ids.push(id);
    scanned = upTo;
  }
  return { ids, reads };
};

const receiver = (user_id: number, wanted: string, all_public_streams = false) => ({
  user_id,
  options: { all_public_streams } as never,
  takesType: (type: string) => type === wanted,
});

describe('The index of the receivers of events', () => {
  it('leads a queue to each of its events, and past blocks without one', () => {
    fc.assert(
      fc.property(entries, queues, fc.nat({ max: 4 }), (logged, wanted, since) => {
        const index = new ReceiverIndex();
        index.reset(since);
        const own: number[] = [];
        logged.forEach((one, place) => {
          const id = since + place + 1;
          index.add(one ? entryOf(id, one.type, one.audience) : { id, bytes: 1 });
          if (!one || one.type !== wanted.type) return;
          const { audience } = one;
          const isPublic = audience.publicChannel === true && wanted.all_public_streams;
          if (includesUser(audience, wanted.user_id) || isPublic) own.push(id);
        });
        const last = since + logged.length;
        const queue = receiver(wanted.user_id, wanted.type, wanted.all_public_streams);
        const { ids } = readBy(index, queue, last);
        const blockOf = (id: number): number => Math.floor((id - 1) / batchSizes.audiences);
        const blocks = new Set(own.map(blockOf));
        const expected = Array.from({ length: last }, (_, place) => place + 1).filter(
          (id) => id <= since || blocks.has(blockOf(id)),
        );
        expect(ids).to.deep.equal(expected);
      }),
    );
  });

  it(
    'reads one block for one event among 100,000 of others, within its budget',
    withProductionBatches(() => {
      const index = new ReceiverIndex();
      index.reset(0);
      for (let id = 1; id <= 100_000; id += 1) {
        const audience = id === 40_000 ? { users: [7] } : { users: [8 + (id % 1000)] };
        index.add(entryOf(id, 'typing', audience));
      }
      expect(index.bytes).to.be.below(budgets.eventReceivers.bytes);
      const { ids, reads } = readBy(index, receiver(7, 'typing'), 100_000);
      expect(reads).to.equal(1);
      expect(ids).to.include(40_000).and.have.lengthOf(batchSizes.audiences);
    }),
  );

  it('lets queues read what it has dropped to stay within its budget', () => {
    const index = new ReceiverIndex();
    index.reset(0);
    const length = 100_000;
    for (let id = 1; id <= 1000; id += 1)
      index.add(entryOf(id, 'message', { users: Buffer.alloc(length, 1) }));
    expect(index.bytes).to.be.at.most(budgets.eventReceivers.bytes);
    const { ids } = readBy(index, receiver(length + 1, 'message'), 1000);
    const kept = Math.floor(budgets.eventReceivers.bytes / (5 * length));
    expect(ids.length).to.be.within(
      1000 - kept - batchSizes.audiences,
      1000 - kept + 2 * batchSizes.audiences,
    );
    expect(ids.at(0)).to.equal(1);
  });
});
