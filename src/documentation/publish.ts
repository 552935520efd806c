import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { published, type Publisher } from '../http/published.js';
import { serveStatic, type Static } from '../http/static.js';
import { projectRoot } from '../http/validators.js';
import { readViewer, START_VIEWER, VIEWER_PAGE } from './viewer.js';

type Responder = ReturnType<typeof serveStatic>;

const HTML = 'text/html; charset=utf-8';
const JAVASCRIPT = 'text/javascript; charset=utf-8';

const textPage = (content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Team chat service: the API</title>
    <link rel="icon" href="data:,">
    <style>
      body { font: 16px/1.5 sans-serif; max-width: 75em; margin: 2em auto; padding: 0 1em; }
      table { border-collapse: collapse; }
      th, td { border: 1px solid #ccc; padding: 0.3em 0.6em; text-align: left; vertical-align: top; }
    </style>
  </head>
  <body>
    <p><a href="/docs">The API</a> · <a href="/docs/gaps">Gaps</a> · <a href="/docs/feature-levels">Feature levels</a></p>
    ${content}
  </body>
</html>
`;

/** Allows only resources from this server. Styles are also allowed on single elements. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const serve = (type: string, read: Static['read']): Responder =>
  serveStatic({
    type,
    headers: { 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer' },
    read,
  });

const own = (type: string, text: string): Responder => serve(type, () => Promise.resolve(text));

/** Returns a page of generated/, which is Markdown. The parser is loaded on first use. */
const ofGenerated = (name: string): Responder =>
  serve(HTML, async () => {
    const [{ default: createParser }, text] = await Promise.all([
      import('markdown-it'),
      readFile(join(projectRoot, 'generated', name), 'utf8'),
    ]);
    return textPage(createParser({ html: false }).render(text.replace(/^<!--.*-->\n/, '')));
  });

const FILES: ReadonlyMap<string, Responder> = new Map([
  ['/docs', own(HTML, VIEWER_PAGE)],
  ['/docs/gaps', ofGenerated('gaps.md')],
  ['/docs/feature-levels', ofGenerated('feature-levels.md')],
  ['/docs/viewer.js', serve(JAVASCRIPT, readViewer)],
  ['/docs/start-viewer.js', own(JAVASCRIPT, START_VIEWER)],
]);

/** Serves the contract for users, to read and to try, at /docs. The root of the site redirects there. */
export const publishDocumentation = (): Publisher =>
  published((path) => {
    if (path === '/' || path === '/docs/') {
      return (context) => {
        context.redirect('/docs');
      };
    }
    return FILES.get(path);
  });
