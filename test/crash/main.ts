// Kills the server, or MariaDB below it, with SIGKILL at random moments under load, and compares what is stored and which
// events arrive with what was acknowledged. `--victim power` takes from the files of SQLite what was not synced, too.
// `--seed` repeats the choices of a run. The moments at which requests meet still differ.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { testDialect } from '../support/databases.js';
import { crashRun, type RunOptions } from './run.js';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    store: { type: 'string' },
    victim: { type: 'string', default: 'server' },
  },
});

const VICTIMS: Readonly<Record<typeof testDialect, readonly RunOptions['victim'][]>> = {
  sqlite: ['server', 'processes', 'power'],
  mysql: ['server', 'processes', 'database', 'galera'],
};

const readVictim = (): RunOptions['victim'] => {
  const possible = VICTIMS[testDialect];
  const victim = possible.find((one) => one === values.victim);
  if (victim) return victim;
  throw new Error(`On ${testDialect}, --victim is ${possible.join(' or ')}.`);
};

const printTimes = (times: readonly number[]): void => {
  const sorted = [...times].sort((one, other) => one - other);
  const shares = { median: 0.5, p90: 0.9, p99: 0.99, longest: 1 };
  const shown = Object.entries(shares).map(([name, share]) => {
    const time = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    return `${name} ${Math.round(time ?? 0)} ms`;
  });
  console.log(`Ready after: ${shown.join(', ')}.`);
};

const main = async (): Promise<void> => {
  const options = { kills: Number(values.kills), seed: Number(values.seed), victim: readVictim() };
  const { kills, seed, victim } = options;
  console.log(`Seed ${seed}; --seed ${seed} repeats the choices of this run.`);
  const began = performance.now();
  const progress = (done: number): void => {
    if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${kills} kills`);
  };
  const { differences, readyAfter, counts } = await crashRun({ ...options, progress });
  const seconds = Math.round((performance.now() - began) / 1000);
  const requests = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.log(`\n${kills} kills (${victim}) on ${testDialect} in ${seconds} s.`);
  console.log(`Requests: ${requests.join(', ')}.`);
  printTimes(readyAfter);
  const isClean = differences.length === 0;
  console.log(
    isClean ? 'Nothing was lost, doubled or reordered.' : `Seed ${seed} differs:\n${differences.join('\n')}`,
  );
  process.exit(isClean ? 0 : 1);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
