import { defaultUserSettings, type UserSettings } from '../../generated/settings.js';

/** All settings of a user: the row keeps only what differs from the defaults, and the time zone in its own column. */
export const readSettings = (stored: string, timezone: string): Readonly<UserSettings> =>
  stored === '{}' && timezone === ''
    ? defaultUserSettings
    : { ...defaultUserSettings, ...(JSON.parse(stored) as Partial<UserSettings>), timezone };
