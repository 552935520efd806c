import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SERVED_FOLDER } from '../../runtime/http/published.js';
import type { Context } from '../../runtime/http/request-state.js';
import { keptOnce } from '../../lib/kept-once.js';
import { TEXT_POLICY } from './policies.js';
import { openIndex } from './search.js';
import { searchPage } from './search-page.js';
import { MAX_QUERY } from './text-page.js';

/** Returns the handler of searches. It reads the index at the first one. */
export const serveSearch = (): ((context: Context) => Promise<void>) => {
  const search = keptOnce(async () => openIndex(await readFile(join(SERVED_FOLDER, 'search.json'), 'utf8')));
  return async (context) => {
    const query = (new URLSearchParams(context.querystring).get('q') ?? '').trim().slice(0, MAX_QUERY);
    const found = (await search())(query);
    context.type = 'text/html; charset=utf-8';
    context.set({ ...TEXT_POLICY, 'Cache-Control': 'public, max-age=300' });
    context.body = searchPage(query, found);
  };
};
