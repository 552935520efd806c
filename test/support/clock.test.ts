import { expect } from 'chai';

import { ManualClock } from './clock.js';

describe('the manual clock', () => {
  it('fires timers in order of time, including those that other timers set', () => {
    const clock = new ManualClock(1_000_000);
    const fired: [string, number][] = [];
    const note = (name: string) => (): void => void fired.push([name, clock.now()]);
    clock.after(300, note('late'));
    clock.after(100, () => {
      note('early')();
      clock.after(100, note('between'));
    });
    const cancel = clock.after(50, note('cancelled'));
    cancel();
    clock.advance(299);
    expect(fired).to.deep.equal([
      ['early', 1_000_100],
      ['between', 1_000_200],
    ]);
    clock.advance(1);
    expect(fired[2]).to.deep.equal(['late', 1_000_300]);
    expect(clock.now()).to.equal(1_000_300);
    expect(clock.seconds()).to.equal(1_000);
    expect(clock.waiting).to.equal(0);
  });
});
