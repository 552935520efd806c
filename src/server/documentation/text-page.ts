import { html, Html, htmlDocument, ICON_PATH } from '../../runtime/pages/page.js';
import { STYLE_PATH } from './style.js';

export const SEARCH_PATH = '/docs/search';
export const SCRIPT_PATH = '/docs/try.js';

/** Longer queries are truncated. */
export const MAX_QUERY = 100;

/** The pages that each page links. */
const PAGES = [
  ['/docs', 'The API'],
  ['/docs/guides', 'Guides'],
  ['/docs/errors', 'Errors'],
  ['/docs/events', 'Events'],
  ['/docs/levels', 'Feature levels'],
  ['/docs/limits', 'Limits'],
  ['/docs/toolsets', 'Toolsets'],
  ['/docs/gaps', 'Gaps'],
] as const;

interface PageOptions {
  /** The query that the search field shows. */
  readonly query?: string;
  /** Whether the page loads the script that sends requests. */
  readonly hasScript?: boolean;
}

const searchForm = (query: string): Html =>
  html`<form role="search" action="${SEARCH_PATH}">
    <label for="search">Search</label>
    <input id="search" type="search" name="q" value="${query}" maxlength="${MAX_QUERY}" />
    <button>Search</button>
  </form>`;

const pageLinks = (path: string): Html[] =>
  PAGES.map(([target, name]) =>
    target === path
      ? html`<a href="${target}" aria-current="page">${name}</a>`
      : html`<a href="${target}">${name}</a>`,
  );

/** Returns a page of the documentation. It can be read without a script. */
export const textPage = (
  path: string,
  title: string,
  content: string,
  { query = '', hasScript = false }: PageOptions = {},
): string =>
  htmlDocument({
    title: `${title} · Team chat service`,
    style: STYLE_PATH,
    head: html`<link rel="icon" href="${ICON_PATH}" type="image/svg+xml" />
      ${hasScript && html`<script src="${SCRIPT_PATH}" defer></script>`}`,
    body: html`<header>
        <nav aria-label="Documentation">${pageLinks(path)}</nav>
        ${searchForm(query)}
      </header>
      <main>${new Html(content)}</main>`,
  }).text;
