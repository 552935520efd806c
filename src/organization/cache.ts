import { EVERYTHING, type EventLog } from '../events/log.js';
import type { Store } from '../store/types.js';
import { findOrganization, type Organization } from './store.js';

/** The organization as of its last committed change, without a query per request. */
export interface OrganizationCache {
  /** As last read; `fresh` is awaited before every request, so handlers may take it from here. */
  readonly current: Organization;
  /** Reads it again if it has changed. Not from within a transaction: it takes a connection of its own. */
  fresh(): Promise<Organization>;
}

export const createOrganizationCache = async (store: Store, events: EventLog): Promise<OrganizationCache> => {
  let version = 0;
  let loaded = -1;
  let current: Organization | undefined;

  events.onInvalidate((name) => {
    if (name === 'organization' || name === EVERYTHING) version += 1;
  });

  const fresh = async (): Promise<Organization> => {
    while (loaded !== version || !current) {
      const reading = version;
      current = await store.read(findOrganization);
      if (!current) throw new Error('The database holds no organization; the first start did not finish.');
      loaded = reading;
    }
    return current;
  };

  const first = await fresh();
  return {
    get current() {
      return current ?? first;
    },
    fresh,
  };
};
