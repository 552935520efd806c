import { escapeHtml } from '../messages/markdown/html.js';

/** Markup that is safe to send. Only `html` makes it. */
class Html {
  constructor(readonly markup: string) {}
}

export type { Html };

type Value = Html | readonly Html[] | string | number | false | undefined;

const markupOf = (value: Value): string => {
  if (value === false || value === undefined) return '';
  if (value instanceof Html) return value.markup;
  return typeof value === 'object' ? value.map(({ markup }) => markup).join('') : escapeHtml(String(value));
};

/**
 * Template tag. Escapes every value, except markup that `html` made; `false` and `undefined` are empty. Attributes
 * need double quotes.
 */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(strings.map((text, index) => text + markupOf(values[index])).join(''));

export const STYLE_PATH = '/pages/style.css';

export interface PageContent {
  readonly title: string;
  /** What stands in `main`. */
  readonly body: Html;
}

/** A whole HTML document. */
export const page = ({ title, body }: PageContent): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.markup;
