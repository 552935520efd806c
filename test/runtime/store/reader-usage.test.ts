import { expect } from 'chai';

import { Usage } from '../../../src/runtime/store/readers/turns.js';

describe('the recent time of a user in long reads', () => {
  it('is the sum of the times, without the first 100 ms of each read', () => {
    const usage = new Usage();
    expect(usage.of(1, 0)).to.equal(0);
    usage.add(1, 350, 0);
    usage.add(1, 1_100, 0);
    expect(usage.of(1, 0)).to.equal(1_250);
    expect(usage.of(2, 0)).to.equal(0);
  });

  it('does not change by short reads', () => {
    const usage = new Usage();
    usage.add(1, 600, 0);
    for (const took of [0, 1, 99, 100]) usage.add(1, took, 0);
    expect(usage.of(1, 0)).to.equal(500);
  });

  it('counts half after ten seconds', () => {
    const usage = new Usage();
    usage.add(1, 4_100, 1_000);
    expect(usage.of(1, 11_000)).to.equal(2_000);
    expect(usage.of(1, 21_000)).to.equal(1_000);
    usage.add(1, 600, 21_000);
    expect(usage.of(1, 31_000)).to.equal(750);
  });
});
