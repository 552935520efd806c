import { expect } from 'chai';

import { withAttempts } from '../../../src/runtime/store/transaction.js';
import {
  ConflictError,
  ConnectionLostError,
  StoreUnavailableError,
} from '../../../src/runtime/store/errors.js';

describe('work that may fail for a moment', () => {
  it('runs again until it succeeds', async () => {
    let runs = 0;
    const result = await withAttempts(() => {
      runs += 1;
      if (runs === 1) return Promise.reject(new ConflictError(undefined));
      if (runs === 2) return Promise.reject(new ConnectionLostError(undefined));
      return Promise.resolve('done');
    });
    expect([result, runs]).to.deep.equal(['done', 3]);
  });

  it('does not run again after another failure', async () => {
    let runs = 0;
    const fault = new Error('no');
    const error = await withAttempts(() => {
      runs += 1;
      return Promise.reject(fault);
    }).catch((reason: unknown) => reason);
    expect([error, runs]).to.deep.equal([fault, 1]);
  });

  it('fails after twelve attempts with pauses that become longer, up to a second', async () => {
    const starts: number[] = [];
    const fault = new ConflictError(undefined);
    const error = await withAttempts(() => {
      starts.push(performance.now());
      return Promise.reject(fault);
    }).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(StoreUnavailableError);
    expect((error as Error).cause).to.equal(fault);
    expect(starts).to.have.length(12);
    const pauses = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    for (const [index, longest] of [5, 10, 20, 40, 80, 160, 320, 640, 1_000, 1_000, 1_000].entries())
      expect(pauses[index], `pause ${index + 1}`).to.be.at.least(longest / 2 - 2);
    const sum = (some: readonly number[]): number => some.reduce((before, one) => before + one, 0);
    expect(sum(pauses.slice(0, 5)), 'the first five pauses').to.be.below(1_000);
    expect(sum(pauses), 'all pauses').to.be.below(8_000);
  });
});
