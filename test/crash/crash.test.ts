import { randomInt } from 'node:crypto';

import { expect } from 'chai';

import { testDialect } from '../support/databases.js';
import { crashRun, type RunOptions } from './run.js';

/** A slice of `npm run crash`, with other choices in each run. */
const SLICES: readonly Pick<RunOptions, 'victim' | 'kills'>[] =
  testDialect === 'sqlite'
    ? [
        { victim: 'server', kills: 10 },
        { victim: 'processes', kills: 4 },
      ]
    : [
        { victim: 'server', kills: 6 },
        { victim: 'database', kills: 4 },
      ];

describe('SIGKILL at random moments under load', () => {
  for (const { victim, kills } of SLICES)
    it(`loses and doubles nothing that was acknowledged: ${kills} times to the ${victim}`, async () => {
      const seed = randomInt(1_000_000);
      const { differences, counts } = await crashRun({ victim, kills, seed });
      const of = `npm run crash -- --store ${testDialect} --victim ${victim} --kills ${kills} --seed ${seed}`;
      expect(differences, of).to.deep.equal([]);
      expect(counts.acknowledged, 'acknowledged writes').to.be.above(kills);
    });
});
