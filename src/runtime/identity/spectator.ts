import { defaultUserSettings } from '../../../generated/settings.js';
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
