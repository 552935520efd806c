import { LRUCache } from 'lru-cache';

/** As many as are likely to be active within minutes; an evicted entry costs one query. */
const MAX_REMEMBERED = 20_000;

/** Verified credentials by their text, forgotten by user when an account changes. */
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
      entries.set(credentials, { userId, value });
      credentialsOf.set(userId, (credentialsOf.get(userId) ?? new Set()).add(credentials));
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
