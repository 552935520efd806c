import { listAllEmoji } from '../emoji/store.js';
import { viewImages } from '../emoji/view.js';
import { EVERYTHING, type EventLog } from '../../runtime/event-log/log.js';
import type { Queues } from '../../runtime/event-log/queues.js';
import { loadLinkifiers } from '../linkifiers/store.js';
import type { Linkifier } from '../../markdown/linkifiers/matching.js';
import type { Config } from '../../runtime/config.js';
import type { Store } from '../../runtime/store/types.js';
import { withOfferedMethods } from './authentication-methods.js';
import { findOrganization, type Organization } from './store.js';

/** The organization as of its last committed change, without a query per request. */
export interface OrganizationCache {
  /** The last value read. `fresh` is awaited before every request, so handlers can use this value. */
  readonly current: Organization;
  /** The linkifiers for its messages. The list is a new object after every change. */
  readonly linkifiers: readonly Linkifier[];
  /** Addresses of the custom emoji, by name. */
  readonly emojiImages: ReadonlyMap<string, string>;
  /**
   * Reads the organization again if any process has changed it. `isCurrent`: the result of `Queues.caughtUp`, for callers
   * that have just waited for it. Do not call it inside a transaction: it uses its own connection.
   */
  fresh(isCurrent?: boolean): Promise<Organization>;
}

export const createOrganizationCache = async (
  store: Store,
  events: EventLog,
  { config, queues }: { readonly config: Config; readonly queues: Pick<Queues, 'caughtUp'> },
): Promise<OrganizationCache> => {
  let version = 0;
  let loaded = -1;
  let loading: Promise<void> | undefined;
  let current: Organization | undefined;
  let linkifiers: readonly Linkifier[] = [];
  let emojiImages: ReadonlyMap<string, string> = new Map();

  events.onInvalidate((name) => {
    if (name === 'organization' || name === EVERYTHING) version += 1;
  });

  const load = async (): Promise<void> => {
    const reading = version;
    const read = await store.read(async (tx) => ({
      organization: await findOrganization(tx),
      linkifiers: await loadLinkifiers(tx),
      emojiImages: viewImages(await listAllEmoji(tx)),
    }));
    if (!read.organization)
      throw new Error('The database holds no organization; the first start did not finish.');
    ({ linkifiers, emojiImages } = read);
    current = withOfferedMethods(config, read.organization);
    loaded = reading;
  };

  const reload = async (): Promise<Organization> => {
    while (loaded !== version || !current) {
      // One read at a time: a slow read that began before a change must not overwrite the result of a later one.
      loading ??= load().finally(() => {
        loading = undefined;
      });
      await loading;
    }
    return current;
  };

  const first = await reload();
  return {
    get current() {
      return current ?? first;
    },
    get linkifiers() {
      return linkifiers;
    },
    get emojiImages() {
      return emojiImages;
    },
    async fresh(isCurrent) {
      // Without the newest entries of the log, it may have changed.
      if (!(isCurrent ?? (await queues.caughtUp()))) version += 1;
      return reload();
    },
  };
};
