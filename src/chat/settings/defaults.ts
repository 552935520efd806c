import { defaultUserSettings, type UserSettings } from '../../../generated/settings.js';
import { statement } from '../../runtime/store/statement.js';
import type { Tx } from '../../runtime/store/types.js';
import type { Changes } from './validate-settings.js';

const listStored = statement((db) => db('user_settings_defaults').select('name', 'value'));

/** Returns the settings of new accounts that the organization chose, without those that equal the contract's defaults. */
export const readChosenDefaults = async (tx: Tx): Promise<Partial<UserSettings>> => {
  const chosen = (await listStored(tx)).map(
    ({ name, value }) => [name, JSON.parse(value) as unknown] as const,
  );
  return Object.fromEntries(
    chosen.filter(([name, value]) => defaultUserSettings[name as keyof UserSettings] !== value),
  );
};

export const writeChosenDefaults = (tx: Tx, changes: Changes): Promise<void> => {
  const rows = Object.entries(changes).map(([name, value]) => ({ name, value: JSON.stringify(value) }));
  return tx.upsertMany('user_settings_defaults', rows, ['name']);
};
