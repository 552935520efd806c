import { roles, type Actor, type RoleNumber } from '../authentication/actor.js';
import { readSettings } from '../settings/stored.js';
import { nameKey } from '../store/name-key.js';
import type { Tx } from '../store/types.js';

/** An account as the parts see it: whoever may act, and the bots that belong to the server itself. */
export interface User extends Actor {
  readonly is_system_bot: boolean;
}

interface UserRow extends Omit<User, 'is_bot' | 'is_active' | 'is_billing_admin' | 'is_system_bot' | 'settings'> {
  readonly is_active: number;
  readonly is_billing_admin: number;
  readonly is_system_bot: number;
  readonly settings: string;
}

const COLUMNS =
  'id, email, delivery_email, full_name, role, is_active, is_billing_admin, bot_type, bot_owner_id, is_system_bot, ' +
  'timezone, date_joined, avatar_source, avatar_version, settings';

const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  delivery_email: row.delivery_email,
  full_name: row.full_name,
  role: row.role,
  is_bot: row.bot_type !== null,
  bot_type: row.bot_type,
  bot_owner_id: row.bot_owner_id,
  is_system_bot: row.is_system_bot === 1,
  is_active: row.is_active === 1,
  is_billing_admin: row.is_billing_admin === 1,
  timezone: row.timezone,
  date_joined: row.date_joined,
  avatar_source: row.avatar_source,
  avatar_version: row.avatar_version,
  settings: readSettings(row.settings, row.timezone),
});

const findBy = async (tx: Tx, condition: string, value: string | number): Promise<User | undefined> => {
  const row = await tx.first<UserRow>(`SELECT ${COLUMNS} FROM users WHERE ${condition}`, [value]);
  return row && toUser(row);
};

export const findUser = (tx: Tx, id: number): Promise<User | undefined> => findBy(tx, 'id = ?', id);

/** By the API email, as other users know the account. */
export const findUserByEmail = (tx: Tx, email: string): Promise<User | undefined> =>
  findBy(tx, 'email_key = ?', nameKey(email));

/** By the real email, as its owner knows the account. */
export const findUserByDeliveryEmail = (tx: Tx, email: string): Promise<User | undefined> =>
  findBy(tx, 'delivery_email_key = ?', nameKey(email));

export const findUserByKeyHash = (tx: Tx, hash: string): Promise<User | undefined> =>
  findBy(tx, 'api_key_hash = ?', hash);

/** Every account, also the deactivated ones and the server's own bots, by id. */
export const listUsers = async (tx: Tx): Promise<User[]> =>
  (await tx.all<UserRow>(`SELECT ${COLUMNS} FROM users ORDER BY id`)).map(toUser);

export interface Credentials {
  readonly password_hash: string | null;
  readonly api_key_encrypted: string;
}

/** What no other query reads: only logging in and changing a password or a key need it. */
export const findCredentials = async (tx: Tx, id: number): Promise<Credentials | undefined> =>
  tx.first<Credentials>('SELECT password_hash, api_key_encrypted FROM users WHERE id = ?', [id]);

export interface NewUser extends Credentials {
  readonly email: string;
  readonly full_name: string;
  readonly role: RoleNumber;
  readonly date_joined: number;
  readonly api_key_hash: string;
  readonly bot_type?: number;
  readonly is_system_bot?: boolean;
}

/** Inserts an account whose API email is the real one, as it is until its owner hides it. */
export const insertUser = (tx: Tx, user: NewUser): Promise<number> =>
  tx.insert('users', {
    email: user.email,
    email_key: nameKey(user.email),
    delivery_email: user.email,
    delivery_email_key: nameKey(user.email),
    full_name: user.full_name,
    full_name_key: nameKey(user.full_name),
    role: user.role,
    bot_type: user.bot_type ?? null,
    is_system_bot: user.is_system_bot ? 1 : 0,
    date_joined: user.date_joined,
    password_hash: user.password_hash,
    api_key_encrypted: user.api_key_encrypted,
    api_key_hash: user.api_key_hash,
    settings: '{}',
  });

/** Whether the email belongs to an account already, as its real or as its API email. */
export const isEmailTaken = async (tx: Tx, email: string): Promise<boolean> => {
  const key = nameKey(email);
  return (
    (await tx.first('SELECT id FROM users WHERE delivery_email_key = ? OR email_key = ?', [key, key])) !== undefined
  );
};

export const setActive = async (tx: Tx, id: number, isActive: boolean): Promise<void> => {
  await tx.run('UPDATE users SET is_active = ? WHERE id = ?', [isActive ? 1 : 0, id]);
};

/** How many other people are active, and how many of them are owners. Locks the answer until the end. */
export const countOthers = async (tx: Tx, id: number): Promise<{ people: number; owners: number }> => {
  await tx.lock('organizations');
  const row = await tx.first<{ people: number; owners: number | null }>(
    'SELECT COUNT(*) AS people, SUM(CASE WHEN role = ? THEN 1 ELSE 0 END) AS owners FROM users ' +
      'WHERE is_active = 1 AND bot_type IS NULL AND id <> ?',
    [roles.owner, id],
  );
  return { people: Number(row?.people ?? 0), owners: Number(row?.owners ?? 0) };
};
