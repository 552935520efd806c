import { readFileSync } from 'node:fs';

import type { Store } from '../../runtime/store/types.js';

/** Descriptors for the database, the log and similar. */
const BESIDE_CLIENTS = 200;
/** Connections per user: one browser and one phone. */
const CLIENTS_PER_USER = 2;

/** Returns how many files and connections this process may have open. Infinity if the system does not state a limit. */
export const openFilesLimit = (): number => {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
};

/** Returns the expected number of descriptors with all users connected. */
export const expectedDescriptors = async (store: Store): Promise<number> => {
  const row = await store.read((tx) =>
    tx.first<{ people: number }>('SELECT COUNT(*) AS people FROM users WHERE is_active = 1'),
  );
  return BESIDE_CLIENTS + CLIENTS_PER_USER * (row?.people ?? 0);
};
