import { errors } from '../../../generated/errors.js';
import type { Services } from '../services.js';

/** Whether people without an account read web-public channels, by the organization as this process last read it. */
export const isOpenToSpectators = ({ config, organization: { current } }: Services): boolean =>
  config.webPublicStreamsEnabled && current.is_active && current.settings.enable_spectator_access;

/** Whether people without an account read web-public channels now. */
export const letsSpectatorsIn = async (services: Services): Promise<boolean> => {
  await services.organization.fresh();
  return isOpenToSpectators(services);
};

/** Throws the error of a request without credentials, unless spectators are let in. */
export const checkSpectators = async (services: Services): Promise<void> => {
  if (!(await letsSpectatorsIn(services))) throw errors.notLoggedIn();
};
