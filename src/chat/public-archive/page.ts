import { html, htmlDocument, type Html } from '../../runtime/pages/page.js';
import { STYLE_PATH } from './addresses.js';

export interface PageContent {
  /** From the most special to the most general. */
  readonly titles: readonly string[];
  /** The address of the page without its host. */
  readonly path: string;
  /** The feed of its messages. */
  readonly feed?: string | undefined;
  /** The pages above, as links. */
  readonly above?: readonly { readonly path: string; readonly name: string }[];
  readonly body: Html;
}

/** What all pages share. */
export interface Site {
  readonly siteUrl: string;
  /** The address of the icon. */
  readonly icon: string;
}

/** Returns a complete HTML document of the archive. */
export const archivePage = (
  { siteUrl, icon }: Site,
  { titles, path, feed, above = [], body }: PageContent,
): string =>
  htmlDocument({
    title: titles.join(' · '),
    style: STYLE_PATH,
    head: html`<link rel="icon" href="${icon}" />
      <link rel="canonical" href="${siteUrl}${path}" />
      ${feed !== undefined && html`<link rel="alternate" type="application/atom+xml" href="${feed}" />`}`,
    body: html`<header>
        <nav aria-label="Archive">${above.map((one) => html`<a href="${one.path}">${one.name}</a>`)}</nav>
      </header>
      <main>
        <h1>${titles[0]}</h1>
        ${body}
      </main>`,
  }).text;
