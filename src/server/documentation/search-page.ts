import { html, type Html } from '../../runtime/pages/page.js';
import type { Found } from './search.js';
import { SEARCH_PATH, textPage } from './text-page.js';

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
export const searchPage = (query: string, found: readonly Found[]): string => {
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
