import { expect } from 'chai';

import { strayArrangements } from '../../conformance/src/cases/case-request.js';
import { publishedStatuses } from './published-statuses.js';
import { cases } from '../../conformance/src/contract/cases.js';
import { runDredd } from '../../conformance/src/run/run-dredd.js';
import { complaints } from '../../conformance/src/run/verdict.js';
import { isChosen } from '../support/chosen.js';
import { Fixtures } from './fixtures.js';

describe('the Dredd run', () => {
  it('receives every documented response of every operation, as documented', async () => {
    const fixtures = await Fixtures.create();
    try {
      const tried = cases.filter(({ operation }) => isChosen(operation.id));
      const found = complaints(tried, await runDredd(tried, fixtures));
      expect(found.length, found.join('\n\n')).to.equal(0);
    } finally {
      await fixtures.close();
    }
  });

  it('has a case for every operation and status of the published document', () => {
    const covered = new Set(cases.map(({ operation, status }) => `${operation.id} ${String(status)}`));
    const published = publishedStatuses();
    expect(published).to.include.members([...covered]);
    const others = published.filter((one) => !covered.has(one));
    // Any request may get them: test/security/{headers,handler-failures} and test/faults.
    expect(others.filter((one) => !/ (?:431|500|503)$/.test(one))).to.deep.equal([]);
  });

  it('has no arrangement without a case', () => {
    expect(strayArrangements(cases)).to.deep.equal([]);
  });
});
