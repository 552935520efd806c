import type { Dialect } from './types.js';

/** The join that reads the left table first. Engines that expect few rows on the right begin there otherwise. */
export const JOIN_IN_ORDER: Readonly<Record<Dialect, string>> = {
  sqlite: 'CROSS JOIN',
  mysql: 'STRAIGHT_JOIN',
};
