import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  published,
  type Publisher,
  SERVED_FOLDER,
  servedContent,
  serveStatic,
  type Static,
} from '../../runtime/http/published.js';
import { projectRoot } from '../../lib/project-root.js';
import { partPath } from './links.js';
import { renderMarkdown } from './markdown.js';
import { SCRIPT_POLICY, TEXT_POLICY } from './policies.js';
import { serveSearch } from './serve-search.js';
import { ICON, STYLE, STYLE_PATH } from './style.js';
import { ICON_PATH } from '../../runtime/pages/page.js';
import { SCRIPT_PATH, SEARCH_PATH, textPage } from './text-page.js';
import { type TextFile, TEXTS } from './texts.js';

type Responder = ReturnType<typeof serveStatic>;

const HTML = 'text/html; charset=utf-8';

const serve = (headers: Readonly<Record<string, string>>, content: Static): Responder =>
  serveStatic({ ...content, headers });

const serveText = (type: string, text: string): Responder =>
  serve(TEXT_POLICY, { type, read: () => Promise.resolve(text) });

const PAGES: ReadonlyMap<string, string> = new Map(TEXTS.map(({ path, file }) => [file, path]));

const readText = async ({ path, title, file }: TextFile): Promise<string> => {
  const text = await readFile(join(projectRoot, file), 'utf8');
  return textPage(path, title, await renderMarkdown(text, file, PAGES));
};

/** Returns the pages of the parts, which the build has written. */
const partPages = (): [path: string, responder: Responder][] =>
  readdirSync(join(SERVED_FOLDER, 'api'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => [
      partPath(name.slice(0, -'.html'.length)),
      serve(SCRIPT_POLICY, { type: HTML, ...servedContent(`api/${name}`) }),
    ]);

const filesByPath = (): ReadonlyMap<string, Responder> =>
  new Map<string, Responder>([
    ['/docs', serve(TEXT_POLICY, { type: HTML, ...servedContent('index.html') })],
    ...partPages(),
    [
      SCRIPT_PATH,
      serve(SCRIPT_POLICY, { type: 'text/javascript; charset=utf-8', ...servedContent('try.js') }),
    ],
    [
      '/docs/postman_collection.json',
      serve(TEXT_POLICY, { type: 'application/json', ...servedContent('postman_collection.json') }),
    ],
    [STYLE_PATH, serveText('text/css; charset=utf-8', STYLE)],
    [ICON_PATH, serveText('image/svg+xml', ICON)],
    [SEARCH_PATH, serveSearch()],
    ...TEXTS.map((text): [string, Responder] => [
      text.path,
      serve(TEXT_POLICY, { type: HTML, read: () => readText(text) }),
    ]),
  ]);

/** Paths that other pages and programs link, with where they lead now. */
const MOVED: ReadonlyMap<string, string> = new Map([
  ['/', '/docs'],
  ['/docs/', '/docs'],
  ['/docs/feature-levels', '/docs/levels'],
]);

/** Serves the contract for users, to read and to try, at /docs. The root of the site redirects there. */
export const publishDocumentation = (): Publisher => {
  const files = filesByPath();
  return published((path) => {
    const moved = MOVED.get(path);
    if (moved === undefined) return files.get(path);
    return (context) => {
      context.redirect(moved);
    };
  });
};
