import type { components } from '../../../generated/types.js';
import type { Registration } from '../../runtime/event-log/registration.js';
import { stopWords } from '../narrow/stop-words.js';
import type { TxScope } from '../scope.js';
import { listAllDomains } from './domains.js';
import { listPlaygrounds } from './playgrounds.js';

/** Returns the register response's fields about lists of the organization and about integrations. */
export const listsRegisterFields = async (
  { tx, services: { config } }: TxScope,
  { wants }: Registration,
): Promise<components['schemas']['OrganizationListsRegisterFields']> => ({
  ...(wants('realm_domains') && { realm_domains: await listAllDomains(tx) }),
  ...(wants('realm_playgrounds') && { realm_playgrounds: await listPlaygrounds(tx) }),
  ...(wants('stop_words') && { stop_words: [...stopWords] }),
  ...(wants('giphy') && { giphy_api_key: config.giphyApiKey }),
  ...(wants('video_calls') && { has_zoom_token: false }),
});
