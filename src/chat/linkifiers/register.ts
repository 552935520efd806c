import type { components } from '../../../generated/types.js';
import type { Registration } from '../../runtime/event-log/queue.js';
import type { TxScope } from '../scope.js';
import { loadLinkifiers } from './store.js';

export type LinkifiersRegisterFields = components['schemas']['LinkifiersRegisterFields'];

/**
 * Returns the fields of `POST /register` on linkifiers. Clients without support for URL templates get an empty list.
 */
export const linkifiersRegisterFields = async (
  { tx }: TxScope,
  { options, wants }: Registration,
): Promise<LinkifiersRegisterFields> => ({
  ...(wants('realm_linkifiers') && {
    realm_linkifiers: options.client_capabilities.linkifier_url_template ? await loadLinkifiers(tx) : [],
  }),
  ...(wants('realm_filters') && { realm_filters: [] }),
});
