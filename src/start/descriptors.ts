import { readFileSync } from 'node:fs';

import type { Store } from '../store/types.js';

/** The database, the log and the like. */
const BESIDE_CLIENTS = 200;
/** People who have a browser and a phone open. */
const CLIENTS_PER_PERSON = 2;

/** How many files and connections this process may have open; Infinity where the system does not say. */
export const openFilesLimit = (): number => {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return limit === undefined ? Infinity : Number(limit);
  } catch {
    return Infinity;
  }
};

/** How many there will be when everybody is connected. */
export const expectedDescriptors = async (store: Store): Promise<number> => {
  const row = await store.read((tx) =>
    tx.first<{ people: number }>('SELECT COUNT(*) AS people FROM users WHERE is_active = 1'),
  );
  return BESIDE_CLIENTS + CLIENTS_PER_PERSON * (row?.people ?? 0);
};
