import { expect } from 'chai';

import { strayArrangements } from './arrange.js';
import { cases, publishedCaseNames } from './cases.js';
import { runDredd } from './run-dredd.js';
import { World } from './world.js';

describe('Dredd', () => {
  it('finds every documented answer of every operation, each as documented', async function () {
    this.timeout(120_000);
    const world = await World.create();
    try {
      const { stats, checked, problems } = await runDredd(cases, world);
      const told = [...problems].map(([name, problem]) => `${name}: ${problem}`).join('\n\n');
      expect(problems.size, told).to.equal(0);
      expect(checked.size, 'each was held against its schema').to.equal(cases.length);
      const { tests, passes, failures, errors, skipped } = stats;
      expect({ tests, passes, failures, errors, skipped }).to.deep.equal({
        tests: cases.length,
        passes: cases.length,
        failures: 0,
        errors: 0,
        skipped: 0,
      });
    } finally {
      await world.close();
    }
  });

  it('has a case for every named example of the published document', () => {
    expect(cases.map(({ name }) => name)).to.have.members(publishedCaseNames());
  });

  it('has no arrangement without a case', () => {
    expect(strayArrangements(cases)).to.deep.equal([]);
  });
});
