import { StoreUnavailableError } from './errors.js';
import type { Store } from './types.js';

/** The database was started again between the transactions of some work. */
class RestartedError extends StoreUnavailableError {
  constructor() {
    super(undefined, 'The database was started again meanwhile.');
  }
}

/** How often work begins again. Each time, the database was started again, or a proxy has led to another server. */
const ATTEMPTS = 5;

/**
 * Returns the store for work of several transactions, to be called before its first read. A write is refused if the database
 * was started again since this call. What the work has read may then be taken back: MariaDB shows a transaction to others before it is on the disk.
 */
export const sameGeneration = (store: Store): Store => {
  const { generation } = store;
  const write: Store['write'] = (work) =>
    store.write((tx) => {
      if (store.generation !== generation) throw new RestartedError();
      return work(tx);
    });
  return Object.create(store, { write: { value: write } }) as Store;
};

/** Does work of several transactions, and does it again from its beginning if the database was started again meanwhile. */
export const onSameGeneration = async <T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(sameGeneration(store));
    } catch (error) {
      if (!(error instanceof RestartedError) || attempt === ATTEMPTS) throw error;
    }
  }
};
