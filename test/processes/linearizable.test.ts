import { expect } from 'chai';
import fc from 'fast-check';

import { verdictOn } from './linearizable.js';
import type { Operation, Value } from './operation.js';

const write = (leaves: Value, invoked: number, completed = Infinity): Operation => ({
  name: 'write',
  invoked,
  completed,
  leaves,
});
const read = (finds: Value, invoked: number, completed: number): Operation => ({
  name: 'read',
  invoked,
  completed,
  finds,
});
/** Succeeds if it finds `finds`. */
const swap = (finds: Value, leaves: Value, invoked: number, completed = Infinity): Operation => ({
  ...write(leaves, invoked, completed),
  name: 'swap',
  finds,
});

const LINEARIZABLE: Readonly<Record<string, readonly Operation[]>> = {
  'no operation': [],
  'a read of the value before': [read(0, 1, 2)],
  'a read beside a write, before it took effect': [write(1, 1, 9), read(0, 2, 3), read(1, 4, 5)],
  'reads beside two writes': [write(1, 1, 9), write(2, 1, 9), read(2, 2, 3), read(1, 4, 5), read(1, 10, 11)],
  'a write without a response that took effect late': [write(1, 1), read(0, 2, 3), read(1, 8, 9)],
  'a write without a response that never took effect': [write(1, 1), write(2, 2, 3), read(2, 8, 9)],
  'two writes of the same value around another one': [
    write(1, 1, 9),
    write(1, 1, 9),
    write(2, 1, 9),
    read(1, 2, 3),
    read(2, 4, 5),
    read(1, 6, 7),
  ],
  'one of two additions succeeds': [swap(0, 1, 1, 9), read(1, 1, 8)],
  'an addition without a response, that another one found': [swap(0, 1, 1), read(1, 5, 6), swap(1, 0, 7, 8)],
};

const VIOLATIONS: Readonly<Record<string, readonly Operation[]>> = {
  'a stale read': [write(1, 1, 2), read(0, 3, 4)],
  'a stale read after another client read the new value': [write(1, 1, 9), read(1, 2, 3), read(0, 4, 5)],
  'a lost update': [write(1, 1, 2), write(2, 3, 4), read(1, 5, 6)],
  'a lost update beside other writes': [write(1, 1, 5), write(2, 1, 5), read(0, 6, 7)],
  'a value that no operation left': [write(1, 1, 2), read(7, 3, 4)],
  'a value before its write began': [read(1, 1, 2), write(1, 3, 4)],
  'two reads that saw two writes in different orders': [
    write(1, 1, 2),
    write(2, 1, 2),
    read(1, 3, 4),
    read(2, 5, 6),
  ],
  'two additions that both succeeded': [swap(0, 1, 1, 9), swap(0, 1, 1, 9)],
  'a write without a response that took effect and was undone': [write(1, 1), read(1, 2, 3), read(0, 4, 5)],
  'an effect without a response before it began': [read(1, 1, 2), write(1, 3)],
};

/** Moments at which the operations take effect, one after the other, and the times around these. */
const operations = fc.array(
  fc.record({
    kind: fc.constantFrom('read', 'write', 'swap'),
    value: fc.integer({ min: 0, max: 3 }),
    before: fc.integer({ min: 0, max: 6 }),
    after: fc.integer({ min: 0, max: 6 }),
    isOpen: fc.boolean(),
  }),
  { maxLength: 40 },
);

const historyOf = (steps: typeof operations extends fc.Arbitrary<infer T> ? T : never): Operation[] => {
  let value: Value = 0;
  return steps.flatMap(({ kind, value: next, before, after, isOpen }, moment): Operation[] => {
    const [invoked, completed] = [moment - before, moment + after];
    if (kind === 'read') return [read(value, invoked, completed)];
    const found = value;
    value = next;
    const end = isOpen ? Infinity : completed;
    return [kind === 'swap' ? swap(found, next, invoked, end) : write(next, invoked, end)];
  });
};

describe('The check of histories', () => {
  for (const [name, history] of Object.entries(LINEARIZABLE))
    it(`accepts ${name}`, () => {
      expect(verdictOn(history, { initial: 0 })).to.equal('linearizable');
    });

  for (const [name, history] of Object.entries(VIOLATIONS))
    it(`refuses ${name}`, () => {
      expect(verdictOn(history, { initial: 0 })).to.have.property('violation');
    });

  it('accepts whatever took effect at moments within the operations', () => {
    fc.assert(
      fc.property(operations, (steps) => {
        expect(verdictOn(historyOf(steps), { initial: 0 })).to.equal('linearizable');
      }),
      { numRuns: 300 },
    );
  });

  it('refuses one more read of a value that was overwritten before it began', () => {
    fc.assert(
      fc.property(operations, (steps) => {
        const end = steps.length + 10;
        const history = [
          ...historyOf(steps),
          write('last but one', end, end + 1),
          write('last', end + 2, end + 3),
        ];
        const readOf = (value: Value): Operation[] => [...history, read(value, end + 4, end + 5)];
        expect(verdictOn(readOf('last'), { initial: 0 })).to.equal('linearizable');
        expect(verdictOn(readOf('last but one'), { initial: 0 })).to.have.property('violation');
      }),
      { numRuns: 300 },
    );
  });

  it('is undecided, neither way, when the search takes more memory than it may', () => {
    // Any order of the writes is possible until the last read.
    const writes = Array.from({ length: 12 }, (_, index) => write(index, 1, 100));
    const impossible = [...writes, read(-1, 101, 102)];
    expect(verdictOn(impossible, { initial: 0, mostRemembered: 1_000 })).to.equal('undecided');
    expect(verdictOn(impossible, { initial: 0 })).to.have.property('violation');
  });

  it('names the processes that responded, and those that were killed meanwhile', () => {
    const history = [
      { ...write(1, 1, 2), at: 'process 1' },
      { ...read(0, 3, 8), at: 'process 2' },
    ];
    const kills = [
      { name: 'process 3', time: 2.5 },
      { name: 'process 4', time: 5 },
    ];
    expect(verdictOn(history, { initial: 0, kills })).to.deep.equal({
      violation: [
        'with the value 1, none of these can be next:',
        '  read at process 2 (3.0–8.0 ms): found 0',
        '  process 4 was killed at 5.0 ms',
      ].join('\n'),
    });
  });
});
