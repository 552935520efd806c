import { NOTIFICATION_BOT_NAME } from '../../../chat/users/model/system-bots.js';
import { avatarFiles } from '../../../chat/users/model/view.js';
import { AVATARS } from '../../../chat/pictures/addresses.js';
import { listUsersByIds, type User } from '../../../chat/users/model/store.js';
import { listStatuses } from '../../../chat/presence/status-store.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { defaultUserSettings, type UserSettings } from '../../../../generated/settings.js';
import type { Records } from '../format/kinds.js';
import { type Copied, inOrder, referTo, type Run, withFiles } from './run.js';

const USERS = 500;

const listIdsAfter = statement((db, after: number, most: number) =>
  db('users').where('id', '>', after).orderBy('id').limit(most).pluck('id'),
);

const listAfter = async (tx: Tx, after: number, most: number): Promise<User[]> => {
  const users = await listUsersByIds(tx, await listIdsAfter(tx, after, most));
  return users.sort((one, other) => one.id - other.id);
};

const systemBotOf = ({ is_system_bot, full_name }: User): 'notification' | 'welcome' | null => {
  if (!is_system_bot) return null;
  return full_name === NOTIFICATION_BOT_NAME ? 'notification' : 'welcome';
};

/**
 * The settings that a user chose. They say something about the user. Of these, members see only that an email is shown to
 * members and not to guests.
 */
const settingsOf = ({ archive }: Run, user: User): Partial<UserSettings> => {
  const { email_address_visibility } = user.settings;
  if (archive.kind === 'public') {
    const isUsual = email_address_visibility === defaultUserSettings.email_address_visibility;
    return isUsual || user.is_bot || !archive.seesEmail(user) ? {} : { email_address_visibility };
  }
  return Object.fromEntries(
    Object.entries(user.settings).filter(
      ([name, value]) => name !== 'timezone' && defaultUserSettings[name as keyof UserSettings] !== value,
    ),
  );
};

type UserRecord = Records['users'];

const toRecord = (run: Run, user: User, avatar: UserRecord['avatar']): UserRecord => ({
  id: user.id,
  email: run.archive.seesEmail(user) ? user.delivery_email : null,
  full_name: user.full_name,
  role: user.role,
  is_active: user.is_active,
  is_billing_admin: user.is_billing_admin,
  timezone: user.timezone,
  joined_at: user.date_joined,
  bot_type: user.bot_type as UserRecord['bot_type'],
  bot_owner: user.bot_owner_id,
  system_bot: systemBotOf(user),
  avatar,
  settings: settingsOf(run, user),
});

const writeUser = async (run: Run, user: User): Promise<Copied> => {
  const stored = user.avatar_key === null ? '' : `${AVATARS}/${avatarFiles(user.avatar_key).medium}`;
  const file = stored === '' ? null : await referTo(run, `files/avatars/${user.id}`, stored);
  await run.writer.add('users', toRecord(run, user, file));
  run.known.users.add(user.id);
  return { file, stored };
};

/** Adds all accounts with their avatars. */
export const writeUsers = (run: Run): Promise<void> =>
  inOrder(run, listAfter, USERS, (users) => withFiles(run, users, (user) => writeUser(run, user)));

/** Adds what users show beside their names. */
export const writeStatuses = async ({ read, writer, known }: Run): Promise<void> => {
  for (const { user_id, status_text, emoji_name, emoji_code, reaction_type } of await read(listStatuses)) {
    if (!known.users.has(user_id)) continue;
    await writer.add('user_statuses', {
      user: user_id,
      text: status_text,
      emoji_name,
      emoji_code,
      reaction_type,
    });
  }
};

const listFieldIds = statement((db) => db('custom_profile_fields').pluck('id'));

const listValues = statement((db, first: number, last: number) =>
  db('custom_profile_values')
    .where('user_id', '>=', first)
    .where('user_id', '<=', last)
    .orderBy(['user_id', 'field_id'])
    .select('user_id', 'field_id', 'value'),
);

/** Adds the values of profile fields. */
export const writeProfileValues = async ({ read, writer, known, step }: Run): Promise<void> => {
  const ids = [...known.users];
  const fields = new Set(await read((tx) => listFieldIds(tx)));
  for (let start = 0; start < ids.length; start += USERS) {
    const first = ids[start] ?? 0;
    const last = ids[Math.min(start + USERS, ids.length) - 1] ?? 0;
    const rows = await read((tx) => listValues(tx, first, last));
    for (const { user_id: id, field_id, value } of rows) {
      if (fields.has(field_id)) await writer.add('profile_values', { user: id, field: field_id, value });
    }
    await step(0);
  }
};
