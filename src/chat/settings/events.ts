import type { Tx } from '../../runtime/store/types.js';
import { languageName } from './language.js';
import { legacyTypeOf } from '../../runtime/event-log/queue.js';

/** Sends all users the new value of a setting of new accounts. */
export const emitSettingDefault = (tx: Tx, property: string, value: boolean | number | string): void => {
  tx.emit({ type: 'realm_user_settings_defaults', op: 'update', property, value }, { users: 'everyone' });
};

interface SettingOwner {
  readonly id: number;
  readonly email: string;
}

/** Sends a setting to the user's clients, as a `user_settings` event and, if it has one, as its legacy event. */
export const emitSetting = (
  tx: Tx,
  user: SettingOwner,
  property: string,
  value: boolean | number | string,
): void => {
  const users = [user.id];
  const language =
    property === 'default_language' ? { language_name: languageName(String(value)) ?? String(value) } : {};
  tx.emit({ type: 'user_settings', op: 'update', property, value, ...language }, { users });
  const type = legacyTypeOf.get(property);
  if (type === 'update_display_settings') {
    tx.emit({ type, user: user.email, setting_name: property, setting: value, ...language }, { users });
  } else if (type !== undefined) {
    tx.emit({ type, user: user.email, notification_name: property, setting: value }, { users });
  }
};
