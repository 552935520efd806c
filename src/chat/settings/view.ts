import {
  defaultUserSettings,
  userSettings,
  type SettingRow,
  type UserSettings,
} from '../../../generated/settings.js';
import type { components } from '../../../generated/types.js';

type OwnSettings = components['schemas']['OwnSettings'];
type SettingsOfNewAccounts = components['schemas']['SettingsOfNewAccounts'];
type Defaults = components['schemas']['UserSettingDefaults'];

const EMOJISETS: OwnSettings['emojiset_choices'] = [
  { key: 'google', text: 'Google' },
  { key: 'google-blob', text: 'Google blobs' },
  { key: 'twitter', text: 'Twitter' },
  { key: 'text', text: 'Plain text' },
];

const settings: readonly SettingRow[] = userSettings;
/** The values of `notification_sound` that play a sound. */
const SOUNDS = (settings.find(({ name }) => name === 'notification_sound')?.choices ?? [])
  .map(String)
  .filter((sound) => sound !== 'none');

/** The choices for two settings, by the event type of the setting for older clients. */
export const settingChoices = {
  update_display_settings: { emojiset_choices: EMOJISETS },
  update_global_notifications: { available_notification_sounds: SOUNDS },
};

const choices = { ...settingChoices.update_display_settings, ...settingChoices.update_global_notifications };

/** Returns the user's own settings, with the choices for some of them. */
export const ownSettings = (own: Readonly<UserSettings>): OwnSettings => ({ ...own, ...choices });

const personal = new Set(settings.flatMap((row) => (row.personal ? [row.name] : [])));

/** Returns the settings of a new account, with the choices for some of them. */
export const newAccountSettings = (chosen: Partial<UserSettings>): SettingsOfNewAccounts => {
  const all = Object.entries({ ...defaultUserSettings, ...chosen });
  const defaults: unknown = Object.fromEntries(all.filter(([name]) => !personal.has(name)));
  return { ...(defaults as Defaults), ...choices };
};
