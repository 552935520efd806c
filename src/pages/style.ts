import type { Middleware } from '../contract/exchange.js';
import { published } from '../contract/published.js';
import { STYLE_PATH } from './page.js';

const STYLE = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 sans-serif; margin: 0; }
main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; }
label { display: block; font-weight: bold; margin-top: 1rem; }
input { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; }
button { margin: 1.5rem 0.5rem 0 0; padding: 0.5rem 1rem; font: inherit; }
.error { border-left: 0.25rem solid #c33; padding-left: 0.75rem; }
`;

/** Serves the style sheet of the pages. */
export const publishStyle = (): Middleware =>
  published((path) => {
    if (path !== STYLE_PATH) return undefined;
    return (context) => {
      context.set({
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'public, max-age=300',
        'X-Content-Type-Options': 'nosniff',
      });
      context.body = STYLE;
    };
  });
