import { LRUCache } from 'lru-cache';

/** About the number of users active within minutes. An evicted entry costs one query. */
const MAX_REMEMBERED = 20_000;
/** One user may write the same credentials in many ways. The oldest entries are evicted. */
const MAX_OF_USER = 50;
/** In characters. Longer credentials are verified each time. */
const MAX_LENGTH = 1_000;

/** Caches verified credentials by their text. Entries are deleted by user when an account changes. */
export interface Remembered<T extends object> {
  get(credentials: string): T | undefined;
  set(credentials: string, userId: number, value: T): void;
  delete(credentials: string): void;
  deleteOf(userId: number): void;
  clear(): void;
}

interface Entry<T> {
  readonly userId: number;
  readonly value: T;
}

export const createRemembered = <T extends object>(): Remembered<T> => {
  const credentialsOf = new Map<number, Set<string>>();
  const entries = new LRUCache<string, Entry<T>>({
    max: MAX_REMEMBERED,
    dispose: ({ userId }, credentials) => {
      const all = credentialsOf.get(userId);
      all?.delete(credentials);
      if (all?.size === 0) credentialsOf.delete(userId);
    },
  });
  return {
    get: (credentials) => entries.get(credentials)?.value,
    set(credentials, userId, value) {
      if (credentials.length > MAX_LENGTH) return;
      entries.set(credentials, { userId, value });
      const all = (credentialsOf.get(userId) ?? new Set()).add(credentials);
      credentialsOf.set(userId, all);
      const [oldest] = all;
      if (all.size > MAX_OF_USER && oldest !== undefined) entries.delete(oldest);
    },
    delete(credentials) {
      entries.delete(credentials);
    },
    deleteOf(userId) {
      for (const credentials of [...(credentialsOf.get(userId) ?? [])]) entries.delete(credentials);
    },
    clear() {
      entries.clear();
    },
  };
};
