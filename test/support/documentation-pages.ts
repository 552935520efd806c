import { readPublished } from './published-document.js';

interface Tagged {
  readonly tags: readonly { readonly name: string }[];
}

/** The paths of the pages with the operations of a part. */
export const PART_PAGES: readonly string[] = (readPublished('openapi.json') as Tagged).tags.map(
  ({ name }) => `/docs/api/${name}`,
);

/** The paths of the pages without a script. */
export const TEXT_PAGES: readonly string[] = [
  '/docs',
  '/docs/errors',
  '/docs/events',
  '/docs/levels',
  '/docs/limits',
  '/docs/toolsets',
  '/docs/gaps',
  '/docs/guides',
  '/docs/guides/first-message',
  '/docs/guides/bot',
  '/docs/guides/state',
  '/docs/guides/uploads',
  '/docs/guides/retries',
];
