import type { QueueView } from '../../runtime/event-log/queue.js';
import type { Renderer } from '../../runtime/event-log/variants.js';
import type { Tx } from '../../runtime/store/types.js';
import type { Linkifier } from '../../markdown/linkifiers/matching.js';

const copes = ({ options }: QueueView): boolean =>
  options.client_capabilities.linkifier_url_template === true;

/** Clients without support for URL templates get an empty list, since they cannot apply the linkifiers. */
export const linkifiersRenderer: Renderer = {
  type: 'realm_linkifiers',
  key: (queue) => String(copes(queue)),
  render: ({ event }, queue) => (copes(queue) ? event : { ...event, realm_linkifiers: [] }),
};

/**
 * Sends a `realm_linkifiers` event with the current linkifiers to all users, and invalidates the cache of every
 * process.
 */
export const emitLinkifiers = (tx: Tx, realm_linkifiers: readonly Linkifier[]): void => {
  tx.emit({ type: 'realm_linkifiers', realm_linkifiers }, { users: 'everyone' });
  tx.invalidate('organization');
};
