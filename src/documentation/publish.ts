import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { servedContent } from '../http/document.js';
import { published, type Publisher } from '../http/published.js';
import { serveStatic, type Static } from '../http/static.js';
import { projectRoot } from '../http/validators.js';
import { renderMarkdown } from './markdown.js';
import { STYLE, STYLE_PATH, textPage } from './text-page.js';
import { CONTRACT_PATH, readViewer, START_VIEWER, VIEWER_PAGE } from './viewer.js';

type Responder = ReturnType<typeof serveStatic>;

const HTML = 'text/html; charset=utf-8';
const JAVASCRIPT = 'text/javascript; charset=utf-8';

const FRAMED = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

/** Allows only resources from this server. Styles are also allowed on single elements. */
const VIEWER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  ...FRAMED,
].join('; ');

/** Pages of text have no script. */
const TEXT_POLICY = ["default-src 'none'", "style-src 'self'", ...FRAMED].join('; ');

const serve = (policy: string, content: Static): Responder =>
  serveStatic({
    ...content,
    headers: { 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' },
  });

const ofViewer = (type: string, text: string): Responder =>
  serve(VIEWER_POLICY, { type, read: () => Promise.resolve(text) });

/** The files of docs/guides/, with their titles. */
const GUIDES: Readonly<Record<string, string>> = {
  'first-message': 'Send a first message',
  bot: 'Write a bot',
  state: 'Keep the state of a client',
  uploads: 'Upload a file',
  retries: 'Rate limits and retries',
};

/** The pages in Markdown: path, title and file. */
const TEXTS: readonly (readonly [path: string, title: string, file: string])[] = [
  ['/docs/errors', 'Errors', 'generated/errors.md'],
  ['/docs/events', 'Events', 'generated/events.md'],
  ['/docs/levels', 'Feature levels', 'generated/feature-levels.md'],
  ['/docs/gaps', 'Gaps', 'generated/gaps.md'],
  ['/docs/guides', 'Guides', 'docs/guides/README.md'],
  ...Object.entries(GUIDES).map(
    ([name, title]) => [`/docs/guides/${name}`, title, `docs/guides/${name}.md`] as const,
  ),
];

const PAGES: ReadonlyMap<string, string> = new Map(TEXTS.map(([path, , file]) => [file, path]));

const readText = async (path: string, title: string, file: string): Promise<string> => {
  const text = await readFile(join(projectRoot, file), 'utf8');
  return textPage(path, title, await renderMarkdown(text, file, PAGES));
};

const FILES: ReadonlyMap<string, Responder> = new Map([
  ['/docs', ofViewer(HTML, VIEWER_PAGE)],
  ['/docs/viewer.js', serve(VIEWER_POLICY, { type: JAVASCRIPT, read: readViewer })],
  ['/docs/start-viewer.js', ofViewer(JAVASCRIPT, START_VIEWER)],
  [CONTRACT_PATH, serve(VIEWER_POLICY, { type: 'application/json', ...servedContent('documentation.json') })],
  [
    '/docs/postman_collection.json',
    serve(TEXT_POLICY, { type: 'application/json', ...servedContent('postman_collection.json') }),
  ],
  [STYLE_PATH, serve(TEXT_POLICY, { type: 'text/css; charset=utf-8', read: () => Promise.resolve(STYLE) })],
  ...TEXTS.map(([path, title, file]): [string, Responder] => [
    path,
    serve(TEXT_POLICY, { type: HTML, read: () => readText(path, title, file) }),
  ]),
]);

/** Paths that other pages and programs link, with where they lead now. */
const MOVED: ReadonlyMap<string, string> = new Map([
  ['/', '/docs'],
  ['/docs/', '/docs'],
  ['/docs/feature-levels', '/docs/levels'],
]);

/** Serves the contract for users, to read and to try, at /docs. The root of the site redirects there. */
export const publishDocumentation = (): Publisher =>
  published((path) => {
    const moved = MOVED.get(path);
    if (moved === undefined) return FILES.get(path);
    return (context) => {
      context.redirect(moved);
    };
  });
