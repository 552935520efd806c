import type { Context } from '../contract/exchange.js';
import { escapeHtml } from '../messages/markdown/html.js';

/** HTML whose interpolations are escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[];

const toText = (part: Part): string => {
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(toText).join('') : escapeHtml(String(part));
};

/** Tag of template literals: escapes every interpolation that is not `Html` itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    strings.map((text, index) => text + (index < parts.length ? toText(parts[index] ?? '') : '')).join(''),
  );

interface Page {
  readonly title: string;
  readonly body: Html;
}

/** A whole HTML document without scripts, styles or pictures. */
export const page = ({ title, body }: Page): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html> `;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Sends a page that no cache keeps, no other page frames and that runs no scripts. */
export const sendPage = (context: Context, status: number, content: Page): void => {
  context.status = status;
  context.type = 'text/html; charset=utf-8';
  context.set(HEADERS);
  context.body = page(content).text;
};
