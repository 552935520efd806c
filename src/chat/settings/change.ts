import { defaultUserSettings, type UserSettings } from '../../../generated/settings.js';
import { removeAllDrafts } from '../drafts/store.js';
import { emitStatus } from '../presence/events.js';
import { hidePresence, showPresence } from '../presence/hide.js';
import type { TxScope } from '../scope.js';
import { emitTimeZone } from '../users/events.js';
import type { User } from '../users/model/store.js';
import { setSettings } from '../users/model/write-user.js';
import type { Changes } from './validate-settings.js';
import { emitSetting } from './events.js';

type Name = keyof UserSettings;

const differing = (before: Readonly<UserSettings>, changes: Changes): [Name, boolean | number | string][] =>
  Object.entries(changes).flatMap(([key, value]) => {
    const name = key as Name;
    return before[name] === value ? [] : [[name, value]];
  });

/**
 * Returns the settings that differ from the defaults, which is what the row stores. The time zone has its own column.
 */
const toStored = (settings: Readonly<UserSettings>): Partial<UserSettings> => {
  const own = Object.entries(settings).filter(
    ([name, value]) => name !== 'timezone' && defaultUserSettings[name as Name] !== value,
  );
  return Object.fromEntries(own);
};

/**
 * Changes settings of a locked account and sends their events. Returns the account with its new settings. After a
 * change of `email_address_visibility` the caller must call `onEmailVisibilityChange`.
 */
export const changeSettings = async (scope: TxScope, user: User, changes: Changes): Promise<User> => {
  const { tx } = scope;
  const news = differing(user.settings, changes);
  if (news.length === 0) return user;
  const settings = { ...user.settings, ...Object.fromEntries(news) };
  const changed: User = { ...user, settings, timezone: settings.timezone };
  await setSettings(tx, user.id, toStored(settings), settings.timezone);
  for (const [name, value] of news) emitSetting(tx, user, name, value);
  const isNew = (name: Name): boolean => news.some(([one]) => one === name);
  if (isNew('presence_enabled')) {
    const update = settings.presence_enabled ? showPresence : hidePresence;
    await update(scope, changed);
    await emitStatus(scope, user, { away: !settings.presence_enabled });
  }
  if (isNew('timezone')) await emitTimeZone(scope, changed);
  if (isNew('enable_drafts_synchronization') && !settings.enable_drafts_synchronization) {
    await removeAllDrafts(tx, user.id);
  }
  return changed;
};
