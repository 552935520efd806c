import { defaultUserSettings } from '../../../generated/settings.js';
import { operation } from '../operation.js';
import { readChosenDefaults, writeChosenDefaults } from './defaults.js';
import { emitSettingDefault } from './events.js';
import { checkValues, type Changes } from './validate-settings.js';

/** PATCH /realm/user_settings_defaults: changes the settings of new accounts. */
export const updateUserSettingsDefaults = operation('updateUserSettingsDefaults', async (context) => {
  const { input, tx } = context;
  const wanted: Changes = input;
  checkValues(wanted);
  await tx.lock('organizations');
  const before: Changes = { ...defaultUserSettings, ...(await readChosenDefaults(tx)) };
  const news = Object.entries(wanted).filter(([name, value]) => before[name as keyof Changes] !== value);
  if (news.length === 0) return {};
  await writeChosenDefaults(tx, Object.fromEntries(news));
  for (const [name, value] of news) emitSettingDefault(tx, name, value);
  return {};
});
