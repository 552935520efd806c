import { html, type Html } from '../../runtime/pages/page.js';
import type { View } from './view.js';

/** Returns names with their values. */
export const facts = (rows: readonly (readonly [name: string, value: Html | string])[]): Html =>
  html`<dl>
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** Returns a list whose items are parts of the page with headings of their own. */
export const items = (list: readonly Html[], ifNone: string): Html =>
  list.length === 0
    ? html`<p>${ifNone}</p>`
    : html`<ul class="items">
        ${list.map((item) => html`<li>${item}</li>`)}
      </ul>`;

/** The most items of a list that a page shows. */
export const PAGE_SIZE = 50;

interface Listing<Row> {
  readonly path: string;
  /** The parameter of the address with the key of the last row before those that are shown. */
  readonly parameter?: string;
  readonly keyOf: (row: Row) => string | number;
  readonly ifNone: string;
}

/** Returns the first items of a list that was read with one more, and the link to the others. */
export const firstItems = <Row>(
  rows: readonly Row[],
  show: (row: Row) => Html,
  { path, parameter = 'after', keyOf, ifNone }: Listing<Row>,
): Html => {
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const more = rows.length > PAGE_SIZE && last !== undefined;
  const address = more ? `${path}?${parameter}=${encodeURIComponent(keyOf(last))}` : '';
  return html`${items(shown.map(show), ifNone)} ${more && html`<p><a href="${address}">More</a></p>`}`;
};

/** Returns an API key with the lines that clients read from a file. */
export const apiKey = ({ services }: View, email: string, key: string): Html =>
  html`<p>The API key of ${email}:</p>
    <p><code>${key}</code></p>
    <p>As a file <code>zuliprc</code>, which clients of this API read:</p>
    <pre>
[api]
email=${email}
key=${key}
site=${services.config.siteUrl}</pre>`;
