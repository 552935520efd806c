import { type Actor, type RoleNumber, roles } from '../../../runtime/identity/actor.js';
import { readSettings } from '../../settings/stored.js';
import { nameKey } from '../../../lib/name-key.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { SystemBotName } from './system-bots.js';

/** An account as the server uses it: a possible requester, or one of the server's own bots. */
export interface User extends Actor {
  readonly is_system_bot: boolean;
}

interface UserRow extends Omit<
  User,
  'is_bot' | 'is_active' | 'is_billing_admin' | 'is_system_bot' | 'settings'
> {
  readonly is_active: number;
  readonly is_billing_admin: number;
  readonly is_system_bot: number;
  readonly settings: string;
}

const COLUMNS =
  'id, email, delivery_email, full_name, role, is_active, is_billing_admin, bot_type, bot_owner_id, is_system_bot, ' +
  'timezone, date_joined, avatar_source, avatar_key, avatar_version, settings';

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
  avatar_key: row.avatar_key,
  avatar_version: row.avatar_version,
  settings: readSettings(row.settings, row.timezone),
});

const findBy = async (tx: Tx, condition: string, value: string | number): Promise<User | undefined> => {
  const row = await tx.first<UserRow>(`SELECT ${COLUMNS} FROM users WHERE ${condition}`, [value]);
  return row && toUser(row);
};

export const findUser = (tx: Tx, id: number): Promise<User | undefined> => findBy(tx, 'id = ?', id);

/** Finds an account by its API email, which other users see. */
export const findUserByEmail = (tx: Tx, email: string): Promise<User | undefined> =>
  findBy(tx, 'email_key = ?', nameKey(email));

/** Finds an account by its real email, which its user knows. */
export const findUserByDeliveryEmail = (tx: Tx, email: string): Promise<User | undefined> =>
  findBy(tx, 'delivery_email_key = ?', nameKey(email));

export const findUserByKeyHash = (tx: Tx, hash: string): Promise<User | undefined> =>
  findBy(tx, 'api_key_hash = ?', hash);

const listAllBy = async (
  tx: Tx,
  column: 'id' | 'email_key' | 'delivery_email_key',
  values: readonly (string | number)[],
): Promise<User[]> => {
  const rows = await inBatches(values, (batch) =>
    tx.all<UserRow>(`SELECT ${COLUMNS} FROM users WHERE ${column} IN (${placeholders(batch)})`, batch),
  );
  return rows.map(toUser);
};

/** Returns the accounts with these IDs, including deactivated ones. Unknown IDs are left out. */
export const listUsersByIds = (tx: Tx, ids: readonly number[]): Promise<User[]> => listAllBy(tx, 'id', ids);

/** Returns those of the IDs that belong to accounts, including deactivated ones. */
export const listExistingIds = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  const rows = await inBatches(ids, (batch) =>
    tx.all<{ id: number }>(`SELECT id FROM users WHERE id IN (${placeholders(batch)})`, batch),
  );
  return rows.map(({ id }) => id);
};

/** Returns the accounts with these API emails. Unknown emails are left out. */
export const listUsersByEmails = (tx: Tx, emails: readonly string[]): Promise<User[]> =>
  listAllBy(tx, 'email_key', emails.map(nameKey));

/** Returns every account by ID, including deactivated ones and the server's own bots. */
export const listUsers = async (tx: Tx): Promise<User[]> =>
  (await tx.all<UserRow>(`SELECT ${COLUMNS} FROM users ORDER BY id`)).map(toUser);

/** Returns the next accounts by ID, without the server's own bots. */
export const listUsersAfter = async (tx: Tx, id: number, limit: number): Promise<User[]> =>
  (
    await tx.all<UserRow>(
      `SELECT ${COLUMNS} FROM users WHERE id > ? AND is_system_bot = 0 ORDER BY id LIMIT ?`,
      [id, limit],
    )
  ).map(toUser);

/** Returns the accounts whose real emails these are. */
export const listEmailHolders = (tx: Tx, emailKeys: readonly string[]): Promise<User[]> =>
  listAllBy(tx, 'delivery_email_key', emailKeys);

/** The name of the row whose value rises with every visible change of an account. */
export const USERS_VERSION = 'users_version';

/** Returns a value that changes with every visible change of an account. */
export const findUsersVersion = async (tx: Tx): Promise<string> =>
  (await tx.first<{ value: string }>('SELECT value FROM server_state WHERE name = ?', [USERS_VERSION]))
    ?.value ?? '0';

export interface Credentials {
  readonly password_hash: string | null;
  readonly api_key_encrypted: string;
}

/** Other queries do not read these columns. Only login and changes of a password or a key need them. */
export const findCredentials = async (tx: Tx, id: number): Promise<Credentials | undefined> =>
  tx.first<Credentials>('SELECT password_hash, api_key_encrypted FROM users WHERE id = ?', [id]);

/** Whether the email is the real or the API email of an account other than `exceptId`. */
export const isEmailTaken = async (tx: Tx, email: string, exceptId = 0): Promise<boolean> => {
  const key = nameKey(email);
  return (
    (await tx.first('SELECT id FROM users WHERE (delivery_email_key = ? OR email_key = ?) AND id <> ?', [
      key,
      key,
      exceptId,
    ])) !== undefined
  );
};

/** Returns the account other than `exceptId` whose real or API email this is. */
export const findEmailHolder = async (tx: Tx, email: string, exceptId: number): Promise<User | undefined> => {
  const key = nameKey(email);
  const row = await tx.first<UserRow>(
    `SELECT ${COLUMNS} FROM users WHERE (delivery_email_key = ? OR email_key = ?) AND id <> ?`,
    [key, key, exceptId],
  );
  return row && toUser(row);
};

/** Returns the active bots that a user owns. */
export const listActiveBotsOf = async (tx: Tx, ownerId: number): Promise<User[]> =>
  (
    await tx.all<UserRow>(
      `SELECT ${COLUMNS} FROM users WHERE bot_owner_id = ? AND is_active = 1 ORDER BY id`,
      [ownerId],
    )
  ).map(toUser);

/** Returns a user's bots with a higher role than `role`, including deactivated ones. */
export const listBotsAbove = async (tx: Tx, ownerId: number, role: RoleNumber): Promise<User[]> =>
  (
    await tx.all<UserRow>(`SELECT ${COLUMNS} FROM users WHERE bot_owner_id = ? AND role < ? ORDER BY id`, [
      ownerId,
      role,
    ])
  ).map(toUser);

export const countActiveBots = async (tx: Tx, ownerId: number): Promise<number> =>
  (
    await tx.first<{ bots: number }>(
      'SELECT COUNT(*) AS bots FROM users WHERE bot_owner_id = ? AND is_active = 1',
      [ownerId],
    )
  )?.bots ?? 0;

export const listActiveIds = async (tx: Tx): Promise<number[]> =>
  (await tx.all<{ id: number }>('SELECT id FROM users WHERE is_active = 1 ORDER BY id')).map(({ id }) => id);

/** Whether an active account other than `exceptId` has the name. */
export const isNameTaken = async (tx: Tx, fullName: string, exceptId = 0): Promise<boolean> =>
  (await tx.first('SELECT id FROM users WHERE is_active = 1 AND full_name_key = ? AND id <> ?', [
    nameKey(fullName),
    exceptId,
  ])) !== undefined;

/** Whether more than `count` accounts are active. Counts bots, but not the server's own ones. */
export const hasMoreActiveUsers = async (tx: Tx, count: number): Promise<boolean> => {
  const row = await tx.first(
    'SELECT id FROM users WHERE is_active = 1 AND is_system_bot = 0 ORDER BY id LIMIT 1 OFFSET ?',
    [count],
  );
  return row !== undefined;
};

/** Returns one of the server's own bots. Every server has them from its start. */
export const loadSystemBot = async (tx: Tx, name: SystemBotName): Promise<User> => {
  const bot = await findBy(tx, 'is_system_bot = 1 AND full_name_key = ?', nameKey(name));
  if (!bot) throw new Error(`There is no ${name}.`);
  return bot;
};

/** Returns the names of the server's own bots. */
export const listSystemBotNames = async (tx: Tx): Promise<string[]> =>
  (await tx.all<{ full_name: string }>('SELECT full_name FROM users WHERE is_system_bot = 1')).map(
    ({ full_name }) => full_name,
  );

/** Returns the number of active owners other than this account. */
export const countOtherOwners = async (tx: Tx, id: number): Promise<number> => {
  const row = await tx.first<{ owners: number }>(
    'SELECT COUNT(*) AS owners FROM users WHERE is_active = 1 AND bot_type IS NULL AND role = ? AND id <> ?',
    [roles.owner, id],
  );
  return row?.owners ?? 0;
};
