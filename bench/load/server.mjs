// The built server as in production. Its parent can ask what it takes, and have it write profiles.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { answerCommands } from '../commands.mjs';
import { loopCommands } from '../loop-commands.mjs';
import '../../dist/src/server/main.js';

const IDLE_LOOK_MS = 500;
const MOST_IDLE_LOOKS = 60;
/** Processor time within a look, in microseconds, below which nothing is going on. */
const IDLE_US = 25_000;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

let session;

answerCommands({
  cpu,
  ...loopCommands(10),

  /** Waits until all requests have been handled. On a busy machine, the heartbeats alone may take as long as requests. */
  async idle() {
    let before = cpu();
    for (let looks = 0; looks < MOST_IDLE_LOOKS; looks += 1) {
      await pause(IDLE_LOOK_MS);
      const used = cpu() - before;
      if (used <= IDLE_US) return;
      before += used;
    }
  },

  /** The memory after a garbage collection. */
  memory() {
    collectGarbage();
    collectGarbage();
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
    return { rss, heapUsed, external, arrayBuffers };
  },

  async profile() {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 500 });
    await session.post('Profiler.start');
  },

  async profiled(file) {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(file, JSON.stringify(profile));
    session.disconnect();
  },

  snapshot: (file) => writeHeapSnapshot(file),
});
