import { errors } from '../../generated/errors.js';
import { userSettings, type SettingRow, type UserSettings } from '../../generated/settings.js';
import { languageName } from './language.js';
import { isTimeZone } from './time-zone.js';

export type Changes = Partial<Record<keyof UserSettings, boolean | number | string>>;

const rows: readonly SettingRow[] = userSettings;
const sounds = rows.find(({ name }) => name === 'notification_sound')?.choices ?? [];
const MAX_BATCHING_SECONDS = 604_800;

/** Refuses values that cannot be, in the words clients know; the contract has refused the others. */
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

/** What the dense mode looked like before sizes could be chosen. */
const DENSE = { web_font_size_px: 14, web_line_height_percent: 122 } as const;

/** The dense mode is the sizes it always had; other sizes go without it. */
export const checkDensity = (before: Readonly<UserSettings>, changes: Changes): void => {
  const touches = ['dense_mode', ...Object.keys(DENSE)].some((name) => name in changes);
  const after = { ...before, ...changes };
  if (!touches || after.dense_mode !== true) return;
  for (const [second_parameter, size] of Object.entries(DENSE)) {
    if (after[second_parameter as keyof typeof DENSE] === size) continue;
    throw errors.incompatibleValues({ first_parameter: 'dense_mode', second_parameter });
  }
};
