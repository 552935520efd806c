import { LRUCache } from 'lru-cache';

import { CacheKind, emptySlot, type Slot } from '../../../lib/caches.js';
import type { TxScope } from '../../scope.js';
import { listUsersByIds, type User } from './store.js';
import { findUsersVersion } from './version.js';

/** An account takes about two kilobytes. */
const MOST_USERS = 5000;

/** Accounts by ID at one version of all accounts. */
interface UsersInMemory {
  readonly version: string;
  readonly byId: LRUCache<number, User>;
}

const usersCache = new CacheKind(() => emptySlot<UsersInMemory>());

const current = (slot: Slot<UsersInMemory>, version: string): UsersInMemory['byId'] => {
  if (slot.current?.version !== version) slot.current = { version, byId: new LRUCache({ max: MOST_USERS }) };
  return slot.current.byId;
};

/** The accounts at one version. */
export interface Users {
  readonly version: string;
  /** Returns the accounts with these IDs, like `listUsersByIds`, by ID. Uses a statement if some are not in memory. */
  load(ids: Iterable<number>): Promise<ReadonlyMap<number, User>>;
}

/** Returns the current accounts. Uses one statement. Only for transactions that change no accounts. */
export const openUsers = async ({ tx, services }: TxScope): Promise<Users> => {
  // The version comes first. What changes after it, outside of a snapshot, is then stored under an older version.
  const version = await findUsersVersion(tx);
  const known = current(services.caches.of(usersCache), version);
  return {
    version,
    async load(ids) {
      const found = new Map<number, User>();
      const missing: number[] = [];
      for (const id of ids) {
        const user = known.get(id);
        if (user) found.set(id, user);
        else missing.push(id);
      }
      for (const user of await listUsersByIds(tx, missing)) {
        found.set(user.id, user);
        if (!tx.isWritable) known.set(user.id, user);
      }
      return found;
    },
  };
};
