import { defaultUserSettings } from '../../generated/settings.js';
import { errors } from '../../generated/errors.js';
import type { Services } from '../services.js';
import type { Actor, RoleNumber } from './actor.js';

/** Below every role of the contract, so that a spectator has no permission of any. */
const SPECTATOR = 1000;

/**
 * Stands for people without an account. No row of the store has its ID: it has received nothing, is in no group and in no
 * channel, and reads web-public channels only.
 */
export const spectator: Actor = {
  id: 0,
  email: '',
  delivery_email: '',
  full_name: '',
  role: SPECTATOR as RoleNumber,
  is_bot: false,
  bot_type: null,
  bot_owner_id: null,
  is_active: true,
  is_billing_admin: false,
  timezone: '',
  date_joined: 0,
  avatar_source: 'G',
  avatar_key: null,
  avatar_version: 1,
  settings: defaultUserSettings,
};

export const isSpectator = ({ role }: { readonly role: number }): boolean => role === SPECTATOR;

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
