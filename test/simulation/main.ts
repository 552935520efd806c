// Runs several server processes on one database with a virtual clock. A seed decides how long everything takes, and so what
// comes first, and which processes die when. The same seed repeats a run exactly.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { simulate } from './run.js';
import { createTemplate } from './template.js';
import { simulateGlobals } from './virtual-globals.js';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(randomInt(1_000_000_000)) },
    trace: { type: 'boolean', default: false },
  },
});

const main = async (): Promise<void> => {
  const template = await createTemplate();
  simulateGlobals();
  const traced = values.trace ? { traced: (line: string) => process.stdout.write(`${line}\n`) } : {};
  const [first, count] = [Number(values.seed), Number(values.seeds)];
  for (let k = first; k < first + count; k += 1) {
    const seed = 1;
    const before = process.cpuUsage();
    const result = await simulate({ seed, ...traced }, template);
    const { user, system } = process.cpuUsage(before);
    console.log(seed, result.fingerprint, result.steps, result.differences.length, (user + system) / 1e6);
  }
  await template.remove();
};

await main();
process.exit();
