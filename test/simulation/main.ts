// Runs several server processes on one database with a virtual clock. A seed decides how long everything takes, and so what
// comes first, and which processes die when. The same seed repeats a run exactly.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { plantedFaults } from './planted-faults.js';
import { simulate, type SimulationResult } from './run.js';
import { createTemplate, type Template } from './template.js';
import { simulateGlobals } from './virtual-globals.js';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(1_000_000_000)) },
    plant: { type: 'string' },
    first: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
});

const fault = plantedFaults.find(({ name }) => name === values.plant);
if (values.plant !== undefined && !fault) {
  process.stderr.write(`--plant is one of ${plantedFaults.map(({ name }) => name).join(', ')}.\n`);
  process.exit(2);
}

const traced = (line: string): void => void process.stdout.write(`${line}\n`);

const commandOf = (seed: number): string =>
  ['npm run simulation -- --seeds 1 --seed', seed, ...(fault ? ['--plant', fault.name] : [])].join(' ');

const sums = new Map<string, number>();

const add = ({ counts, steps, simulatedMs }: SimulationResult): void => {
  const all = { ...counts, steps, 'simulated seconds': simulatedMs / 1_000 };
  for (const [name, count] of Object.entries(all)) sums.set(name, (sums.get(name) ?? 0) + count);
};

/** Returns the seeds that failed. */
const runSeeds = async (template: Template): Promise<number[]> => {
  const failed: number[] = [];
  const [first, count] = [Number(values.seed), Number(values.seeds)];
  for (let seed = first; seed < first + count && !(values.first && failed.length > 0); seed += 1) {
    const result = await simulate({ seed, fault, ...(values.trace && { traced }) }, template);
    add(result);
    const outcome = result.differences.length > 0 ? 'FAILED' : 'passed';
    process.stdout.write(`seed ${seed} ${outcome}, fingerprint ${result.fingerprint}\n`);
    if (result.differences.length === 0) continue;
    failed.push(seed);
    process.stdout.write(`  ${result.differences.join('\n  ')}\n  Repeat it with: ${commandOf(seed)}\n`);
  }
  return failed;
};

const main = async (): Promise<void> => {
  const template = await createTemplate();
  simulateGlobals();
  // Loads what the server loads on first use, which takes real time.
  await simulate({ seed: 0 }, template);
  fault?.change?.();
  const before = process.cpuUsage();
  const failed = await runSeeds(template);
  const { user, system } = process.cpuUsage(before);
  const totals = [...sums].map(([name, count]) => `${Math.round(count)} ${name}`).join(', ');
  process.stdout.write(`${values.seeds} seeds, ${failed.length} failed: ${totals}\n`);
  process.stdout.write(`${((user + system) / 1e6).toFixed(1)} s of processor time\n`);
  await template.remove();
  process.exit(failed.length > 0 ? 1 : 0);
};

await main();
