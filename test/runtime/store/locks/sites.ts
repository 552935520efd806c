import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../../../src/lib/project-root.js';

/** A call of a function that locks, a lock in SQL, or an insertion that finds the row of another transaction. */
const LOCKS =
  /(?<![\w.])(lock[A-Z]\w*)\(|\btx\.(lock|insertOrFind)\(|\btx\.(updateLock|shareLock)\b|\.(forUpdate|forShare)\(/g;
/** The builder's names for the locks. */
const OF_BUILDER: Readonly<Record<string, string>> = { forUpdate: 'updateLock', forShare: 'shareLock' };
const IS_COMMENT = /^\s*(\/?\*|\/\/)/;

const locksIn = (file: string): string[] =>
  readFileSync(join(projectRoot, file), 'utf8')
    .split('\n')
    .filter((line) => !IS_COMMENT.test(line))
    .flatMap((line) => Array.from(line.matchAll(LOCKS), (found) => found.slice(1).find(Boolean) ?? ''))
    .map((lock) => OF_BUILDER[lock] ?? lock);

/** Every place in the source that takes a lock, such as `accounts/users/createUser lockVisibility`. */
export const lockSites = (): string[] =>
  readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('runtime/store/'))
    .flatMap((file) =>
      [...new Set(locksIn(join('src', file)))].map((lock) => `${file.replace(/\.ts$/, '')} ${lock}`),
    )
    .sort();
