import { published, type Publisher, serveStatic } from '../http/published.js';
import { STYLE_PATH } from './page.js';

const STYLE = `:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
body { font: 1rem/1.5 sans-serif; margin: 0; }
main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; }
label { display: block; font-weight: bold; margin-top: 1rem; }
input { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; }
form > p { margin-bottom: 0; }
button { margin: 1.5rem 0.5rem 0 0; padding: 0.5rem 1rem; font: inherit; }
code { overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; margin-top: 2.5rem; }
h3 { font-size: 1rem; margin: 2rem 0 0; }
textarea, select { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; }
pre { overflow-x: auto; }
summary { margin-top: 1rem; cursor: pointer; }
.wide { max-width: 44rem; margin: 2rem auto; overflow-wrap: anywhere; }
.wide nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin-bottom: 2rem; }
.wide nav a[aria-current] { font-weight: bold; text-decoration: none; }
.help { margin: 0.25rem 0; font-size: 0.875rem; }
.check { margin-top: 1rem; }
.check input { width: auto; margin-right: 0.5rem; }
.check label { display: inline; }
.items { list-style: none; padding: 0; }
.items li, article { border-top: 1px solid #8888; padding: 1rem 0; }
article[aria-current] { border-left: 0.25rem solid #38c; padding-left: 0.75rem; }
.items h3, article h3 { margin: 0; }
article img { max-width: 100%; height: auto; }
dl div { display: flex; flex-wrap: wrap; gap: 0 1rem; }
dt { min-width: 12rem; font-weight: bold; }
dd { margin: 0; }
.done { border-left: 0.25rem solid #393; padding-left: 0.75rem; }
.error { border-left: 0.25rem solid #c33; padding-left: 0.75rem; }
`;

/** Serves the style sheet of the pages. */
export const publishStyle = (): Publisher => {
  const serve = serveStatic({ type: 'text/css; charset=utf-8', read: () => Promise.resolve(STYLE) });
  return published((path) => (path === STYLE_PATH ? serve : undefined));
};
