import { defaultUserSettings, type UserSettings } from '../../../generated/settings.js';
import type { Tx } from '../../runtime/store/types.js';
import type { Changes } from './validate-settings.js';

/** Returns the settings of new accounts that the organization chose, without those that equal the contract's defaults. */
export const readChosenDefaults = async (tx: Tx): Promise<Partial<UserSettings>> => {
  const rows = await tx.all<{ name: keyof UserSettings; value: string }>(
    'SELECT name, value FROM user_settings_defaults',
  );
  const chosen = rows.map(({ name, value }) => [name, JSON.parse(value) as unknown] as const);
  return Object.fromEntries(chosen.filter(([name, value]) => defaultUserSettings[name] !== value));
};

export const writeChosenDefaults = (tx: Tx, changes: Changes): Promise<void> => {
  const rows = Object.entries(changes).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  return tx.upsertMany('user_settings_defaults', rows, ['name']);
};
