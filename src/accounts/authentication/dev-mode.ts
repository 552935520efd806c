import { errors } from '../../../generated/errors.js';
import { isLocalHost } from '../../runtime/http/client-address.js';
import type { RequestFacts } from '../../runtime/http/request-info.js';
import type { Services } from '../services.js';

/**
 * Refuses operations that exist only for development. Also refuses foreign host names: with DNS rebinding, a page of
 * another site can reach a server on its visitor's machine under its own host name.
 */
export const checkDevMode = ({ config }: Services, { host }: Pick<RequestFacts, 'host'>): void => {
  if (!config.devMode) throw errors.devModeOff();
  if (!isLocalHost(host) && host.toLowerCase() !== new URL(config.siteUrl).host) throw errors.devModeHost();
};
