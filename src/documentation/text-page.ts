import { html, Html } from '../pages/page.js';

export const STYLE_PATH = '/docs/style.css';

export const STYLE = `:root { color-scheme: light dark; --line: light-dark(#c8c8c8, #4a4a4a); --soft: light-dark(#f3f3f3, #242424); }
body { background: light-dark(#fff, #141414); color: light-dark(#1b1b1b, #e8e8e8); font: 1rem/1.6 sans-serif; margin: 0; }
nav, main { margin: 0 auto; max-width: 75rem; padding: 0.75rem 1rem; }
nav { border-bottom: 1px solid var(--line); }
nav a { display: inline-block; margin-right: 1rem; }
a { color: light-dark(#0a58b0, #7db8ff); }
a:focus-visible, .table:focus-visible, pre:focus-visible { outline: 0.2rem solid currentColor; outline-offset: 0.1rem; }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
h2 { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1rem; }
:target { background: light-dark(#fff3bf, #4d4413); }
code { background: var(--soft); border-radius: 0.2rem; font: 0.9em monospace; overflow-wrap: anywhere; padding: 0.1em 0.25em; }
pre { background: var(--soft); overflow-x: auto; padding: 0.75rem; }
pre code { padding: 0; }
.table { overflow-x: auto; }
table { border-collapse: collapse; min-width: 100%; }
th, td { border: 1px solid var(--line); min-width: 9rem; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
th:first-child, td:first-child { min-width: 3rem; }
td code { overflow-wrap: break-word; }
`;

/** The pages beside the viewer. */
const PAGES = [
  ['/docs', 'The API'],
  ['/docs/guides', 'Guides'],
  ['/docs/errors', 'Errors'],
  ['/docs/events', 'Events'],
  ['/docs/levels', 'Feature levels'],
  ['/docs/gaps', 'Gaps'],
] as const;

/** Returns a page of text, which needs no script. */
export const textPage = (path: string, title: string, content: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Team chat service</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <nav aria-label="Documentation">
          ${PAGES.map(([target, name]) =>
            target === path
              ? html`<a href="${target}" aria-current="page">${name}</a>`
              : html`<a href="${target}">${name}</a>`,
          )}
        </nav>
        <main>${new Html(content)}</main>
      </body>
    </html> `.text;
