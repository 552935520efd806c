// The slice of `npm run simulation` for `npm test`, in a process without a real clock. Its arguments are seeds. Writes the
// outcomes to the standard output as JSON.
import { plantedFaults } from './planted-faults.js';
import { openSession } from './session.js';

const MOST_SEEDS = 10;
/** A module that is loaded meanwhile may change the order of a run, which is rare. */
const MOST_REPEATS = 4;

export interface Slice {
  readonly outcomes: readonly {
    readonly seed: number;
    readonly differences: readonly string[];
    readonly acknowledged: number;
    readonly fingerprint: string;
  }[];
  /** Of the first seed, in all runs of it. */
  readonly repeated: readonly string[];
  /** What a run finds if the tailer of each process skips entries. */
  readonly found: readonly string[];
}

const main = async (seeds: readonly number[]): Promise<Slice> => {
  const session = await openSession();
  const outcomes = [];
  for (const seed of seeds) {
    const { differences, counts, fingerprint } = await session.simulate({ seed });
    outcomes.push({ seed, differences, acknowledged: counts.acknowledged ?? 0, fingerprint });
  }
  const repeated = outcomes.slice(0, 1).map(({ fingerprint }) => fingerprint);
  while (new Set(repeated).size === repeated.length && repeated.length < MOST_REPEATS)
    repeated.push((await session.simulate({ seed: seeds[0] ?? 0 })).fingerprint);
  const fault = plantedFaults.find(({ name }) => name === 'skipped-entry');
  if (fault) session.plant(fault);
  let found: readonly string[] = [];
  for (let seed = 1; found.length === 0 && seed <= MOST_SEEDS; seed += 1)
    found = (await session.simulate({ seed })).differences;
  await session.close();
  return { outcomes, repeated, found };
};

process.stdout.write(JSON.stringify(await main(process.argv.slice(2).map(Number))), () => process.exit());
