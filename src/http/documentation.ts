import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { DOCUMENT_PATH } from './document.js';
import { published, type Publisher } from './published.js';
import { serveStatic, type Static } from './static.js';
import { projectRoot } from './validators.js';

type Responder = ReturnType<typeof serveStatic>;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Team chat service: the API</title>
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
  </head>
  <body>
    <div id="documentation"></div>
    <noscript>This page needs JavaScript; the contract itself is at <a href="${DOCUMENT_PATH}">${DOCUMENT_PATH}</a>.</noscript>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/begin.js"></script>
  </body>
</html>
`;

const textPage = (content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Team chat service: the API</title>
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
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

/**
 * Without `validatorUrl: null`, the page would send the document's address to another host. The token lets users who
 * logged in on the login page try operations with their session.
 */
const BEGIN = `SwaggerUIBundle({
  url: '${DOCUMENT_PATH}',
  dom_id: '#documentation',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
  requestInterceptor(request) {
    const [, token] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) || [];
    if (token) request.headers['X-CSRFToken'] = token;
    return request;
  },
});
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

const { resolve } = createRequire(import.meta.url);

const serve = (type: string, read: Static['read']): Responder =>
  serveStatic({
    type,
    headers: { 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer' },
    read,
  });

const own = (type: string, text: string): Responder => serve(type, () => Promise.resolve(text));
const ofLibrary = (type: string, name: string): Responder =>
  serve(type, () => readFile(resolve(`swagger-ui-dist/${name}`)));

/** Returns a page of generated/, which is Markdown. The parser is loaded on first use. */
const ofGenerated = (name: string): Responder =>
  serve('text/html; charset=utf-8', async () => {
    const [{ default: createParser }, text] = await Promise.all([
      import('markdown-it'),
      readFile(join(projectRoot, 'generated', name), 'utf8'),
    ]);
    return textPage(createParser({ html: false }).render(text.replace(/^<!--.*-->\n/, '')));
  });

const FILES: ReadonlyMap<string, Responder> = new Map([
  ['/docs', own('text/html; charset=utf-8', PAGE)],
  ['/docs/gaps', ofGenerated('gaps.md')],
  ['/docs/feature-levels', ofGenerated('feature-levels.md')],
  ['/docs/begin.js', own('text/javascript; charset=utf-8', BEGIN)],
  ['/docs/swagger-ui-bundle.js', ofLibrary('text/javascript; charset=utf-8', 'swagger-ui-bundle.js')],
  ['/docs/swagger-ui.css', ofLibrary('text/css; charset=utf-8', 'swagger-ui.css')],
  ['/docs/favicon-32x32.png', ofLibrary('image/png', 'favicon-32x32.png')],
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
