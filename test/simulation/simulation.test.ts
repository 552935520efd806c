import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';

import { expect } from 'chai';

import { testDialect } from '../support/databases.js';
import type { Slice } from './slice.js';

const SEEDS = 2;
const PROGRAM = ['--import', 'tsx', 'test/simulation/slice.ts'];

const runSlice = async (seeds: readonly number[]): Promise<Slice> => {
  const { stdout } = await promisify(execFile)(process.execPath, [...PROGRAM, ...seeds.map(String)]);
  return JSON.parse(stdout) as Slice;
};

// Its store is SQLite in any case.
(testDialect === 'sqlite' ? describe : describe.skip)(
  'A simulation of several processes on one database (on SQLite only, which it shares among them)',
  function () {
    let slice: Slice;

    before(async () => {
      const first = randomInt(1_000_000_000);
      slice = await runSlice(Array.from({ length: SEEDS }, (_, index) => first + index));
    });

    it('loses, doubles and reorders nothing, and shows no stale value', () => {
      for (const { seed, differences, acknowledged } of slice.outcomes) {
        expect(differences, `npm run simulation -- --seeds 1 --seed ${seed}`).to.deep.equal([]);
        expect(acknowledged, `acknowledged writes of the seed ${seed}`).to.be.above(0);
      }
    });

    it('repeats a seed exactly', () => {
      const { repeated } = slice;
      expect(repeated).to.have.length.above(1);
      expect(new Set(repeated).size, `fingerprints of one seed: ${repeated.join()}`).to.be.below(
        repeated.length,
      );
    });

    it('differs from seed to seed', () => {
      expect(new Set(slice.outcomes.map(({ fingerprint }) => fingerprint)).size).to.equal(SEEDS);
    });

    it('finds a planted fault: a process skips an entry of the log that is confirmed late', () => {
      expect(slice.found).to.not.be.empty;
    });
  },
);
