import type { components } from '../../generated/types.js';
import type { Registration } from '../events/initial-state.js';
import { stopWords } from '../narrow/stop-words.js';
import type { Services } from '../services.js';

/** Returns the register response's fields about lists of the organization and about integrations. */
export const listsRegisterFields = (
  { services: { config } }: { readonly services: Pick<Services, 'config'> },
  { wants }: Registration,
): Promise<components['schemas']['OrganizationListsRegisterFields']> =>
  Promise.resolve({
    ...(wants('realm_domains') && { realm_domains: [] }),
    ...(wants('realm_playgrounds') && { realm_playgrounds: [] }),
    ...(wants('stop_words') && { stop_words: [...stopWords] }),
    ...(wants('giphy') && { giphy_api_key: config.giphyApiKey }),
    ...(wants('video_calls') && { has_zoom_token: false }),
  });
