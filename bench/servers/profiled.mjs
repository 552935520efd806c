// The built server as in production; its parent can have it profiled.
import { Session } from 'node:inspector/promises';

import '../../dist/src/server/main.js';
import { answerCommands } from '../commands.mjs';

/** In microseconds. */
const SAMPLE_EVERY = 200;

const session = new Session();
session.connect();

answerCommands({
  async startProfile() {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY });
    await session.post('Profiler.start');
  },
  /** A profile of V8 since `startProfile`. */
  async stopProfile() {
    const { profile } = await session.post('Profiler.stop');
    await session.post('Profiler.disable');
    return profile;
  },
});
