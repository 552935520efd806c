import type { Operation } from '../contract.js';

/*
 * The pages of `generated/` link files, so that they work in the repository, too. Where the server shows a page, the links
 * lead to other pages and to the viewer (src/documentation/links.ts).
 */

/** Returns a link to the file of an operation. Its fragment is the place of the operation in the viewer. */
export const operationLink = ({ id, file, part, method, path }: Operation): string =>
  `[${id}](../openapi/${file}#tag/${part}/${method}${path.replaceAll('{', '%7B').replaceAll('}', '%7D')})`;

/** Returns a link to a feature level from another page. */
export const levelLinkOfPage = (level: number): string =>
  `[level ${String(level)}](feature-levels.md#level-${String(level)})`;

/** Returns a link to a feature level from the viewer. */
export const levelLink = (level: number): string =>
  `[level ${String(level)}](/docs/levels#level-${String(level)})`;
