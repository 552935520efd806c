// Several server processes on one MariaDB, or those of one server on SQLite, with clients that change the process with each request, while processes are
// killed. Compares what was acknowledged with what is stored, sent and done, and checks the histories of all objects.
// `--seed` repeats the choices of a run. The moments at which requests meet still differ.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { processesRun } from './run.js';

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    // `npm run processes` reads it.
    store: { type: 'string' },
  },
});

/** Differences that are printed. */
const MOST_SHOWN = 100;

const main = async (): Promise<void> => {
  const [servers, seconds] = [Number(values.servers), Number(values.seconds)];
  const [kills, seed] = [Number(values.kills), Number(values.seed)];
  console.log(`Seed ${seed}; --seed ${seed} repeats the choices of this run.`);
  const progress = (done: string): void => {
    if (process.stdout.isTTY) process.stdout.write(`\r${done}`);
  };
  const { differences, undecided, counts } = await processesRun({
    servers,
    seconds,
    kills,
    seed,
    hasWork: true,
    progress,
  });
  const shown = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.log(`\n${servers} processes, ${seconds} s of requests: ${shown.join(', ')}.`);
  const shownUndecided = undecided.length === 0 ? 'none' : undecided.join(', ');
  console.log(`Undecided histories: ${shownUndecided}.`);
  const isClean = differences.length === 0;
  console.log(
    isClean
      ? 'Nothing was lost, doubled, reordered or stale.'
      : `Seed ${seed} differs in ${differences.length} places:\n${differences.slice(0, MOST_SHOWN).join('\n')}`,
  );
  process.exit(isClean ? 0 : 1);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
