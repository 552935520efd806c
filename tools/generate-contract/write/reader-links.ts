import type { Operation } from '../contract.js';

/** Returns a link to the operation in the viewer. */
export const operationLink = ({ id, part, method, path }: Operation): string =>
  `[${id}](/docs#tag/${part}/${method}${path.replaceAll('{', '%7B').replaceAll('}', '%7D')})`;

/** Returns a link to a feature level on its page. */
export const levelLink = (level: number): string =>
  `[level ${String(level)}](/docs/levels#level-${String(level)})`;
