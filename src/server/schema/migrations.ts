import type { Migration } from '../../runtime/store/schema.js';
import * as first from './migrations/0001_first.js';

/** The migrations of this release, in the order they run. */
export const migrations: readonly Migration[] = [{ name: '0001_first.ts', ...first }];
