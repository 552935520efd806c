import { errors } from '../../generated/errors.js';
import { isLocalHost } from '../http/client-address.js';
import type { RequestFacts } from '../http/request-info.js';
import type { Services } from '../services.js';

/**
 * Refuses what is only for development. A page of another site can reach a server on its visitor's machine under a host
 * name of its own (DNS rebinding), so that name is refused too.
 */
export const checkDevMode = ({ config }: Services, { host }: Pick<RequestFacts, 'host'>): void => {
  if (!config.devMode) throw errors.devModeOff();
  if (!isLocalHost(host) && host.toLowerCase() !== new URL(config.siteUrl).host) throw errors.devModeHost();
};
