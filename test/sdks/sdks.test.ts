import { expect } from 'chai';

import { losses, readRows } from '../../tools/sdks/expected.js';
import { runTarget } from '../../tools/sdks/run-target.js';
import { STEPS } from '../../tools/sdks/steps.js';
import { targets } from '../../tools/sdks/targets.js';

/** A slice of `npm run sdks`: what needs nothing but npm, pip and their registries. */
const SLICE = ['openapi-fetch', 'openapi-python-client'];

describe('generated SDKs', function () {
  for (const target of targets.filter(({ name }) => SLICE.includes(name))) {
    it(`${target.name} passes all steps`, async function () {
      const result = await runTarget(target);
      if (result.lacking.length > 0) {
        console.log(`        not tried, because this machine lacks ${result.lacking.join(', ')}`);
        this.skip();
      }
      expect(result.isCompiled, result.output).to.equal(true);
      expect(result.failures, result.output).to.deep.equal({});
    });
  }
});

describe('recorded results of SDKs', () => {
  const good = { generated: true, compiled: true, failures: {} };

  it('name every loss', () => {
    const [step] = STEPS;
    expect(losses(good, good)).to.deep.equal([]);
    expect(losses(undefined, { generated: false, compiled: false })).to.deep.equal([]);
    expect(losses(good, { generated: false, compiled: false })).to.deep.equal(['is not generated']);
    expect(losses(good, { generated: true, compiled: false })).to.deep.equal(['does not compile']);
    expect(losses(good, { ...good, failures: { [step]: 'why' } })).to.deep.equal([`${step}: why`]);
    expect(losses({ ...good, failures: { [step]: 'why' } }, good)).to.deep.equal([]);
  });

  it('name only targets that exist', () => {
    const names = targets.map(({ name }) => name);
    expect(names).to.include.members([...Object.keys(readRows()), ...SLICE]);
  });
});
