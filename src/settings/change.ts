import { defaultUserSettings, type UserSettings } from '../../generated/settings.js';
import { noteChange } from '../users/store.js';
import type { Tx } from '../store/types.js';

/** Changes a personal setting and tells the user; answers whether it was another before. */
export const changeSetting = async <Name extends keyof UserSettings>(
  tx: Tx,
  userId: number,
  property: Name,
  value: UserSettings[Name],
): Promise<boolean> => {
  const row = await tx.first<{ settings: string }>(
    `SELECT settings FROM users WHERE id = ?${tx.updateLock}`,
    [userId],
  );
  const { [property]: before = defaultUserSettings[property], ...others } = JSON.parse(
    row?.settings ?? '{}',
  ) as Partial<UserSettings>;
  if (before === value) return false;
  const stored = value === defaultUserSettings[property] ? others : { ...others, [property]: value };
  await tx.run('UPDATE users SET settings = ? WHERE id = ?', [JSON.stringify(stored), userId]);
  await noteChange(tx, userId);
  tx.emit({ type: 'user_settings', op: 'update', property, value }, { users: [userId] });
  return true;
};
