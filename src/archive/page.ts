import { html, type Html } from '../pages/page.js';
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
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${titles.join(' · ')}</title>
        <link rel="icon" href="${icon}" />
        <link rel="canonical" href="${siteUrl}${path}" />
        ${feed !== undefined && html`<link rel="alternate" type="application/atom+xml" href="${feed}" />`}
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <header>
          <nav aria-label="Archive">${above.map((one) => html`<a href="${one.path}">${one.name}</a>`)}</nav>
        </header>
        <main>
          <h1>${titles[0]}</h1>
          ${body}
        </main>
      </body>
    </html> `.text;
