import { errors } from '../../../generated/errors.js';
import { userSettings, type SettingRow, type UserSettings } from '../../../generated/settings.js';
import { languageName } from './language.js';
import { isTimeZone } from './time-zone.js';

export type Changes = Partial<Record<keyof UserSettings, boolean | number | string>>;

const rows: readonly SettingRow[] = userSettings;
const sounds = rows.find(({ name }) => name === 'notification_sound')?.choices ?? [];
const MAX_BATCHING_SECONDS = 604_800;

/**
 * Throws the errors that clients know for invalid values. The contract's validation rejects all other invalid values.
 */
export const checkValues = (changes: Changes): void => {
  const { default_language, timezone, notification_sound: sound } = changes;
  const seconds = changes.email_notifications_batching_period_seconds;
  if (default_language !== undefined && languageName(String(default_language)) === undefined) {
    throw errors.invalidDefaultLanguage();
  }
  if (timezone !== undefined && !isTimeZone(String(timezone))) throw errors.invalidTimezone();
  if (sound !== undefined && !sounds.includes(String(sound))) {
    throw errors.invalidNotificationSound({ sound: String(sound) });
  }
  if (seconds !== undefined && (Number(seconds) < 1 || Number(seconds) > MAX_BATCHING_SECONDS)) {
    throw errors.invalidBatchingPeriod({ seconds: Number(seconds) });
  }
};
