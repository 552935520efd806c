// The built server as in production; its parent can ask how long its event loop was blocked. On a busy machine a block
// also lasts as long as the thread waits for a processor, so that wait is subtracted where the kernel counts it.
import { readFileSync } from 'node:fs';

import '../../dist/src/main.js';

const EVERY_MS = 5;
const SCHEDSTAT = `/proc/self/task/${process.pid}/schedstat`;

const waitedForProcessor = () => {
  try {
    return Number(readFileSync(SCHEDSTAT, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
};

let longest = 0;
let [since, waited] = [performance.now(), waitedForProcessor()];

setInterval(() => {
  const [now, waitedNow] = [performance.now(), waitedForProcessor()];
  longest = Math.max(longest, now - since - (waitedNow - waited) - EVERY_MS);
  [since, waited] = [now, waitedNow];
}, EVERY_MS).unref();

process.on('message', ({ id }) => {
  process.send({ id, value: longest });
  longest = 0;
});
