import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SERVED_FOLDER } from '../../runtime/http/published.js';
import type { Context } from '../../runtime/http/request.js';
import { keptOnce } from '../../lib/make-once.js';
import { TEXT_POLICY } from './policies.js';
import { type Found, openIndex } from './search.js';
import { MAX_QUERY, SEARCH_PATH, textPage } from './text-page.js';
import { html, type Html } from '../../runtime/pages/page.js';

/** As much of a text as tells readers whether it is what they look for. */
const EXCERPT = 200;

const excerptOf = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

const item = ({ kind, title, text, url }: Found): Html =>
  html`<li>
    <a href="${url}">${title}</a> <span class="kind">${kind}</span>
    <p>${excerptOf(text)}</p>
  </li>`;

const summaryOf = (query: string, count: number): string => {
  if (query === '') return 'Enter words to search for.';
  return count === 0 ? `Nothing found for “${query}”.` : `Results for “${query}”, the best first:`;
};

/** Returns the page with the results of a search. */
const searchPage = (query: string, found: readonly Found[]): string => {
  const content = html`<h1>Search</h1>
    <p>${summaryOf(query, found.length)}</p>
    ${
      found.length > 0 &&
      html`<ol class="results">
        ${found.map(item)}
      </ol>`
    }`;
  return textPage(SEARCH_PATH, 'Search', content.text, { query });
};

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
