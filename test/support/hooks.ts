import { expect } from 'chai';

import { testDialect } from './databases.js';
import { useSmallBatches } from './small-batches.js';

// The loops over batches are the same code on each engine.
if (testDialect === 'sqlite') useSmallBatches();

const leaks: string[] = [];

process.on('warning', ({ name, message }) => {
  if (name === 'MaxListenersExceededWarning') leaks.push(message);
});

/** A test fails if the server keeps adding listeners to one object. Node would warn its operator of a leak. */
export const mochaHooks = {
  afterEach(): void {
    expect(leaks.splice(0)).to.deep.equal([]);
  },
};
