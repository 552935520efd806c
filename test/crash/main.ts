// `npm run crash`: kills the server, or MariaDB below it, with SIGKILL at random moments under load, and compares what is
// stored and which events arrive with what was acknowledged. `--store mysql` takes MariaDB. `--seed` repeats the choices
// of a run. The moments at which requests meet still differ.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    store: { type: 'string', default: 'sqlite' },
    victim: { type: 'string', default: 'server' },
  },
});

const { kills, seed, store, victim } = values;
if (!['sqlite', 'mysql'].includes(store)) throw new Error('--store is sqlite or mysql.');
if (victim !== 'server' && victim !== 'database' && victim !== 'power')
  throw new Error('--victim is server, database or power.');
if (victim === 'database' && store !== 'mysql') throw new Error('SQLite has no process to kill.');
if (victim === 'power' && store !== 'sqlite') throw new Error('A loss of power is simulated for SQLite only.');
// The support of the tests reads it when it is loaded.
process.env.TEST_DATABASE = store;
const { crashRun } = await import('./run.js');

const percentile = (sorted: readonly number[], share: number): string =>
  `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;

console.log(`Seed ${seed}; --seed ${seed} repeats the choices of this run.`);
const began = performance.now();
const { differences, readyAfter, counts } = await crashRun({
  kills: Number(kills),
  seed: Number(seed),
  victim,
  progress: (done) => {
    console.log(`${done} kills`);
  },
});
const sorted = [...readyAfter].sort((one, other) => one - other);
console.log(`${kills} kills of the ${victim} on ${store} in ${Math.round((performance.now() - began) / 1000)} s.`);
console.log(`Requests: ${Object.entries(counts).map(([name, count]) => `${count} ${name}`).join(', ')}.`);
console.log(
  `Ready after: median ${percentile(sorted, 0.5)}, p90 ${percentile(sorted, 0.9)}, p99 ${percentile(sorted, 0.99)}, longest ${percentile(sorted, 1)}.`,
);
if (differences.length === 0) console.log('Nothing was lost, doubled or reordered.');
else console.log(`Seed ${seed} differs:\n${differences.join('\n')}`);
process.exit(differences.length === 0 ? 0 : 1);
