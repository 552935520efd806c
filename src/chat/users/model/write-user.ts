import type { UserSettings } from '../../../../generated/settings.js';
import type { RoleNumber } from '../../../runtime/identity/actor.js';
import { nameKey } from '../../../lib/name-key.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import type { Credentials, User } from './store.js';
import { bumpUsersVersion } from './version.js';

const noteChange = (tx: Tx, id: number): Promise<void> => bumpUsersVersion(tx, [id]);

export interface NewUser extends Credentials {
  readonly email: string;
  readonly full_name: string;
  readonly role: RoleNumber;
  readonly date_joined: number;
  readonly api_key_hash: string;
  readonly bot_type?: number;
  readonly bot_owner_id?: number;
  readonly avatar_key?: string | null;
  readonly is_system_bot?: boolean;
  /** Only settings that differ from the defaults. */
  readonly settings?: Partial<UserSettings>;
}

/** Returns the columns of the settings: those that differ from the defaults, and the one that queries search by. */
const settingsColumns = (settings: Partial<UserSettings>): { settings: string; channel_emails: number } => ({
  settings: JSON.stringify(settings),
  channel_emails: Number(settings.enable_stream_email_notifications ?? false),
});

/** Inserts an account. Its API email is its real email until the user hides it. */
export const insertUser = async (tx: Tx, user: NewUser): Promise<number> => {
  const id = await tx.insert('users', {
    email: user.email,
    email_key: nameKey(user.email),
    delivery_email: user.email,
    delivery_email_key: nameKey(user.email),
    full_name: user.full_name,
    full_name_key: nameKey(user.full_name),
    role: user.role,
    bot_type: user.bot_type ?? null,
    bot_owner_id: user.bot_owner_id ?? null,
    avatar_source: user.avatar_key ? 'U' : 'G',
    avatar_key: user.avatar_key ?? null,
    is_system_bot: user.is_system_bot ? 1 : 0,
    date_joined: user.date_joined,
    password_hash: user.password_hash,
    api_key_encrypted: user.api_key_encrypted,
    api_key_hash: user.api_key_hash,
    ...settingsColumns(user.settings ?? {}),
  });
  await noteChange(tx, id);
  return id;
};

/** Writes columns of an account, without noting the change for caches. */
export const writeUserColumns = statement((db, id: number, columns: Partial<RowOf<'users'>>) =>
  db('users').where({ id }).update(columns),
);

export const setFullName = async (tx: Tx, id: number, fullName: string): Promise<void> => {
  await writeUserColumns(tx, id, { full_name: fullName, full_name_key: nameKey(fullName) });
  await noteChange(tx, id);
};

/** Sets both emails: the real email and the API email. */
export const setEmails = async (
  tx: Tx,
  { id, email, delivery_email }: Pick<User, 'id' | 'email' | 'delivery_email'>,
): Promise<void> => {
  await writeUserColumns(tx, id, {
    email,
    email_key: nameKey(email),
    delivery_email,
    delivery_email_key: nameKey(delivery_email),
  });
  await noteChange(tx, id);
};

/** Writes the settings that differ from the defaults. */
export const setSettings = async (
  tx: Tx,
  id: number,
  differing: Partial<UserSettings>,
  timezone: string,
): Promise<void> => {
  await writeUserColumns(tx, id, { ...settingsColumns(differing), timezone });
  await noteChange(tx, id);
};

export const setRole = async (tx: Tx, id: number, role: RoleNumber): Promise<void> => {
  await writeUserColumns(tx, id, { role });
  await noteChange(tx, id);
};

export const setAvatar = async (
  tx: Tx,
  {
    id,
    avatar_source,
    avatar_key,
    avatar_version,
  }: Pick<User, 'id' | 'avatar_source' | 'avatar_key' | 'avatar_version'>,
): Promise<void> => {
  await writeUserColumns(tx, id, { avatar_source, avatar_key, avatar_version });
  await noteChange(tx, id);
};

export const setBotOwner = async (tx: Tx, id: number, ownerId: number): Promise<void> => {
  await writeUserColumns(tx, id, { bot_owner_id: ownerId });
  await noteChange(tx, id);
};

export const setActive = async (tx: Tx, id: number, isActive: boolean): Promise<void> => {
  await writeUserColumns(tx, id, { is_active: isActive ? 1 : 0 });
  await noteChange(tx, id);
};

export const setPassword = async (tx: Tx, id: number, passwordHash: string): Promise<void> => {
  await writeUserColumns(tx, id, { password_hash: passwordHash });
};

export const setApiKey = async (
  tx: Tx,
  id: number,
  { api_key_encrypted, api_key_hash }: Pick<NewUser, 'api_key_encrypted' | 'api_key_hash'>,
): Promise<void> => {
  await writeUserColumns(tx, id, { api_key_encrypted, api_key_hash });
  tx.invalidate(`user:${String(id)}`);
};
