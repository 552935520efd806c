// Runs several server processes on one database with a virtual clock. A seed decides how long everything takes, and so what
// comes first, and which processes die when. The same seed repeats a run exactly.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { plantedFaults } from './planted-faults.js';
import type { SimulationResult } from './run.js';
import { openSession, type Session } from './session.js';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(1_000_000_000)) },
    plant: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const fault = plantedFaults.find(({ name }) => name === values.plant);
if (values.plant !== undefined && !fault) {
  print(`--plant is one of ${plantedFaults.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const commandOf = (seed: number): string => {
  const planted = fault ? ` --plant ${fault.name}` : '';
  return `npm run simulation -- --seeds 1 --seed ${seed}${planted}`;
};

const sums = new Map<string, number>();

const count = ({ counts, steps, simulatedMs }: SimulationResult): void => {
  const all = { ...counts, steps, 'simulated seconds': simulatedMs / 1_000 };
  for (const [name, number] of Object.entries(all)) sums.set(name, (sums.get(name) ?? 0) + number);
};

/** Runs one seed. Returns whether it passed. */
const runSeed = async (session: Session, seed: number): Promise<boolean> => {
  const result = await session.simulate({ seed, ...(values.trace && { traced: print }) });
  count(result);
  const { differences, fingerprint } = result;
  const passed = differences.length === 0;
  print(`seed ${seed} ${passed ? 'passed' : 'FAILED'}, fingerprint ${fingerprint}`);
  if (!passed) print(`  ${differences.join('\n  ')}\n  Repeat it with: ${commandOf(seed)}`);
  return passed;
};

const main = async (): Promise<void> => {
  const session = await openSession();
  if (fault) session.plant(fault);
  const before = process.cpuUsage();
  const [first, seeds] = [Number(values.seed), Number(values.seeds)];
  let failed = 0;
  for (let seed = first; seed < first + seeds; seed += 1) if (!(await runSeed(session, seed))) failed += 1;
  const { user, system } = process.cpuUsage(before);
  const totals = [...sums].filter(([, sum]) => sum > 0).map(([name, sum]) => `${Math.round(sum)} ${name}`);
  print(`${seeds} seeds, ${failed} failed: ${totals.join(', ')}`);
  print(`${((user + system) / 1e6).toFixed(1)} s of processor time`);
  await session.close();
  process.exit(failed > 0 ? 1 : 0);
};

await main();
