import { expect } from 'chai';

import { systemClock } from '../../../src/lib/clock.js';

describe('The clock of the system', () => {
  it('has the time of the machine, in milliseconds and in whole seconds', () => {
    const before = Date.now();
    const [now, seconds] = [systemClock.now(), systemClock.seconds()];
    expect(now).to.be.within(before, Date.now());
    expect(seconds).to.be.within(Math.floor(before / 1000), Math.floor(Date.now() / 1000));
  });

  it('runs actions in the order of their times, except those that were cancelled', async () => {
    const done: string[] = [];
    // The clock does not keep the process alive.
    const alive = setInterval(() => undefined, 1000);
    await new Promise<void>((resolve) => {
      systemClock.after(40, resolve);
      systemClock.after(20, () => done.push('late'));
      systemClock.after(1, () => done.push('early'));
      systemClock.after(10, () => done.push('cancelled'))();
    });
    clearInterval(alive);
    expect(done).to.deep.equal(['early', 'late']);
  });
});
