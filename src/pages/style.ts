import { published, type Publisher } from '../http/published.js';
import { serveStatic } from '../http/static.js';
import { STYLE_PATH } from './page.js';

const STYLE = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 sans-serif; margin: 0; }
main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; }
label { display: block; font-weight: bold; margin-top: 1rem; }
input { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; }
button { margin: 1.5rem 0.5rem 0 0; padding: 0.5rem 1rem; font: inherit; }
code { overflow-wrap: anywhere; }
.error { border-left: 0.25rem solid #c33; padding-left: 0.75rem; }
`;

/** Serves the style sheet of the pages. */
export const publishStyle = (): Publisher => {
  const serve = serveStatic({ type: 'text/css; charset=utf-8', read: () => Promise.resolve(STYLE) });
  return published((path) => (path === STYLE_PATH ? serve : undefined));
};
