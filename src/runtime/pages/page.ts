import { escapeHtml } from '../../markdown/html.js';

/** HTML that is safe to send. It is created by the tag `html`. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | readonly Html[] | string | number | false | undefined;

const toText = (part: Part): string => {
  if (part === false || part === undefined) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escapeHtml(String(part));
};

/**
 * Tag of template literals. Escapes every value that is not `Html` itself. `false` and `undefined` become empty text.
 * Attributes need double quotes.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, index) => text + toText(parts[index])).join(''));

export const STYLE_PATH = '/pages/style.css';

/** The icon of pages without one of the organization. */
export const ICON_PATH = '/docs/icon.svg';

export interface PageContent {
  readonly title: string;
  /** The content of `main`. */
  readonly body: Html;
  /** Whether the page has lists, and not only a form. */
  readonly isWide?: boolean;
  /** Whether the page shows pictures of this site. */
  readonly hasImages?: boolean;
}

/** The parts of a document. */
interface Parts {
  readonly title: string;
  /** The path of the style sheet. */
  readonly style: string;
  /** The elements of `head` besides the title and the style sheet. */
  readonly head?: Html;
  readonly body: Html;
}

/** Returns a complete HTML document. */
export const htmlDocument = ({ title, style, head, body }: Parts): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head}
        <link rel="stylesheet" href="${style}" />
      </head>
      <body>
        ${body}
      </body>
    </html> `;

/** Returns a page with a form or lists. */
export const page = ({ title, body, isWide = false }: PageContent): Html =>
  htmlDocument({
    title,
    style: STYLE_PATH,
    body: html`<main ${isWide && html`class="wide"`}>${body}</main>`,
  });
