import { setTimeout as pause } from 'node:timers/promises';

import { indexedUpTo } from '../../src/chat/messages/search-index/store.js';
import { FEWEST_NEW } from '../../src/chat/messages/search-index/worker.js';
import type { Server } from '../../src/server/server.js';
import type { Report } from './steps.js';
import { newestMessage } from './state.js';

const LOOK_MS = 200;

/** Lets the worker of the search index do all that is due. */
export const indexMessages = async (
  { services, workers }: Server,
  { report, isStopped }: { readonly report: Report; readonly isStopped: () => boolean },
): Promise<void> => {
  const { store } = services;
  const newest = await store.read(newestMessage);
  const look = (): Promise<number> => store.read(indexedUpTo);
  let indexed = await look();
  if (newest - indexed < FEWEST_NEW) return;
  workers.searchIndex.start(services);
  while (newest - indexed >= FEWEST_NEW && !isStopped()) {
    await pause(LOOK_MS);
    indexed = await look();
    report('search index', newest - indexed < FEWEST_NEW ? newest : indexed, newest);
  }
  await workers.searchIndex.stop();
};
