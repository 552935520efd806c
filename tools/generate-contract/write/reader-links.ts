import type { Operation } from '../contract.js';

/*
 * The pages of `generated/` link files, so that they work in the repository, too. Where the server shows a page, the links
 * lead to other pages (src/server/documentation/links.ts).
 */

/** Returns a link to the file of an operation. Its fragment is the place of the operation on the page of its part. */
export const operationLink = ({ id, file }: Operation): string => `[${id}](../openapi/${file}#${id})`;

/** Returns a link to a feature level from another page. */
export const levelLinkOfPage = (level: number): string =>
  `[level ${String(level)}](feature-levels.md#level-${String(level)})`;
