import { LRUCache } from 'lru-cache';

import type { QueueOptions } from './options.js';

const MOST = 200;
/** In characters. Longer options have a narrow that few clients share. */
const LONGEST = 1000;

const shared = new LRUCache<string, QueueOptions>({ max: MOST });

/** Parses the options of a queue. The queues of one kind of client have the same options, which are in memory once. */
export const parseOptions = (text: string): QueueOptions => {
  const known = shared.get(text);
  if (known) return known;
  const options = JSON.parse(text) as QueueOptions;
  if (text.length <= LONGEST) shared.set(text, options);
  return options;
};
