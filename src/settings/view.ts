import { userSettings, type SettingRow, type UserSettings } from '../../generated/settings.js';
import type { components } from '../../generated/types.js';

type OwnSettings = components['schemas']['OwnSettings'];

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

/** Returns the user's own settings, with the choices for some of them. */
export const ownSettings = (own: Readonly<UserSettings>): OwnSettings => ({
  ...own,
  emojiset_choices: EMOJISETS,
  available_notification_sounds: SOUNDS,
});
