import type { Tx } from '../store/types.js';
import { languageName } from './language.js';
import { legacyTypeOf } from '../event-log/legacy-types.js';

interface Reader {
  readonly id: number;
  readonly email: string;
}

/** Tells the clients of a user of a setting, each in the way it knows. */
export const emitSetting = (
  tx: Tx,
  user: Reader,
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
