import { newDataDir, removeDataDir, startProgram } from './child.mjs';

const PROGRAM = '../dist/tools/team-chat/main.js';
const SETTLE_MS = 3000;

const start = (dataDir) => startProgram(PROGRAM, dataDir, {}, ['serve']);

/** How soon the built server is ready, with an organization there already, and what it takes up when idle. */
export const measureStart = async () => {
  const dataDir = await newDataDir();
  const first = await start(dataDir);
  await first.stop();
  const times = [];
  let megabytes = 0;
  for (let round = 0; round < 5; round += 1) {
    const server = await start(dataDir);
    times.push(server.millisecondsToReady);
    if (round === 4) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      megabytes = await server.residentMegabytes();
    }
    await server.stop();
  }
  await removeDataDir(dataDir);
  times.sort((a, b) => a - b);
  console.log('\nStart and rest (built server, embedded store)');
  console.table({
    'first start, ready after (ms)': Math.round(first.millisecondsToReady),
    'later starts, ready after (ms, median of 5)': Math.round(times[2]),
    'resident when idle (MB)': Math.round(megabytes),
  });
};
