// Runs several server processes on one database with a virtual clock. A seed decides how long everything takes, and so what
// comes first, and which processes die when. The same seed repeats a run exactly.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { plantedFaults } from './planted-faults.js';
import { openSession, type Session } from './session.js';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(1_000_000_000)) },
    plant: { type: 'string' },
    trace: { type: 'boolean', default: false },
    // Ends with the sums as JSON.
    sums: { type: 'boolean', default: false },
  },
});

/** The memory of a process grows with the servers that were started in it. */
const SEEDS_OF_PROCESS = 50;

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

const add = (numbers: Readonly<Record<string, number>>): void => {
  for (const [name, number] of Object.entries(numbers)) sums.set(name, (sums.get(name) ?? 0) + number);
};

/** Runs one seed. Returns whether it passed. */
const runSeed = async (session: Session, seed: number): Promise<boolean> => {
  const result = await session.simulate({ seed, ...(values.trace && { traced: print }) });
  const { counts, steps, simulatedMs, differences, fingerprint } = result;
  add({ ...counts, steps, 'simulated seconds': simulatedMs / 1_000 });
  const passed = differences.length === 0;
  print(`seed ${seed} ${passed ? 'passed' : 'FAILED'}, fingerprint ${fingerprint}`);
  if (!passed) print(`  ${differences.join('\n  ')}\n  Repeat it with: ${commandOf(seed)}`);
  return passed;
};

const runSeeds = async (first: number, seeds: number): Promise<void> => {
  const session = await openSession();
  if (fault) session.plant(fault);
  for (let seed = first; seed < first + seeds; seed += 1)
    if (!(await runSeed(session, seed))) add({ failed: 1 });
  const { user, system } = process.cpuUsage();
  add({ 'seconds of processor time': (user + system) / 1e6 });
  await session.close();
};

/** Runs seeds in a process of their own. */
const runPart = async (first: number, seeds: number): Promise<void> => {
  const options = ['--seed', String(first), '--seeds', String(seeds), '--sums'];
  const own = [...process.argv.slice(1), ...options];
  const part = spawn(process.execPath, [...process.execArgv, ...own], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = '';
  for await (const line of createInterface(part.stdout)) {
    if (last !== '') print(last);
    last = line;
  }
  try {
    add(JSON.parse(last) as Record<string, number>);
  } catch {
    print(`${last}\nThe seeds from ${first} on were not run to the end.`);
    add({ failed: 1 });
  }
};

const main = async (): Promise<void> => {
  const [first, seeds] = [Number(values.seed), Number(values.seeds)];
  if (seeds <= SEEDS_OF_PROCESS) await runSeeds(first, seeds);
  else
    for (let done = 0; done < seeds; done += SEEDS_OF_PROCESS)
      await runPart(first + done, Math.min(SEEDS_OF_PROCESS, seeds - done));
  const failed = sums.get('failed') ?? 0;
  if (values.sums) {
    print(JSON.stringify(Object.fromEntries(sums)));
  } else {
    const totals = [...sums].filter(([, sum]) => sum > 0).map(([name, sum]) => `${Math.round(sum)} ${name}`);
    print(`${seeds} seeds, ${failed} failed: ${totals.join(', ')}`);
  }
  process.exit(failed > 0 ? 1 : 0);
};

await main();
