import { defaultUserSettings, type UserSettings } from '../../../generated/settings.js';

/**
 * Returns all settings of a user. The row stores only those that differ from the defaults, and the time zone in its own
 * column.
 */
export const readSettings = (stored: string, timezone: string): Readonly<UserSettings> =>
  stored === '{}' && timezone === ''
    ? defaultUserSettings
    : { ...defaultUserSettings, ...(JSON.parse(stored) as Partial<UserSettings>), timezone };
