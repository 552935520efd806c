// The built server as in production; its parent can ask how long its event loop was blocked. On a busy machine a block
// also lasts as long as the thread waits for a processor, so that wait is subtracted where the kernel counts it.
import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

import '../../dist/src/server/main.js';

const EVERY_MS = 5;
const SCHEDSTAT = `/proc/self/task/${process.pid}/schedstat`;

/** Milliseconds on a processor, and waiting for one. */
const scheduled = () => {
  try {
    const [ran, waited] = readFileSync(SCHEDSTAT, 'utf8').split(' ');
    return { ran: Number(ran) / 1e6, waited: Number(waited) / 1e6 };
  } catch {
    return { ran: 0, waited: 0 };
  }
};

const nothing = { block: 0, work: 0 };
let longest = { ...nothing };
let [since, before] = [performance.now(), scheduled()];

setInterval(() => {
  const [now, after] = [performance.now(), scheduled()];
  longest.block = Math.max(longest.block, now - since - (after.waited - before.waited) - EVERY_MS);
  longest.work = Math.max(longest.work, after.ran - before.ran);
  [since, before] = [now, after];
}, EVERY_MS).unref();

process.on('message', ({ id }) => {
  process.send({ id, value: longest });
  longest = { ...nothing };
});
