import { posix } from 'node:path';

import type { Token } from 'markdown-it';

/** The path of the page that shows a file of the repository, by file. */
export type Pages = ReadonlyMap<string, string>;

/** Returns the path of the page with the operations of a part. */
export const partPath = (part: string): string => `/docs/api/${part}`;

/** Returns the page of the operations in a file of `openapi/`. Its folder has the name of the part. */
const partOf = (file: string): string | undefined => {
  const [, part] = /^openapi\/([a-z-]+)\/paths\//.exec(file) ?? [];
  return part === undefined ? undefined : partPath(part);
};

/** Returns where a link of a file leads on the server: to the page of a file, or to an operation. */
const onServer = (href: string, file: string, pages: Pages): string => {
  const [path = '', fragment] = href.split('#');
  if (path === '' || path.startsWith('/') || path.includes(':')) return href;
  const target = posix.join(posix.dirname(file), path);
  const page = partOf(target) ?? pages.get(target);
  if (page === undefined) return href;
  return fragment === undefined ? page : `${page}#${fragment}`;
};

/** Changes links between files of the repository to links between the pages that show them. */
export const linkPages = (tokens: readonly Token[], file: string, pages: Pages): void => {
  for (const token of tokens) {
    const href = token.attrGet('href');
    if (href !== null) token.attrSet('href', onServer(String(href), file, pages));
    linkPages(token.children ?? [], file, pages);
  }
};
