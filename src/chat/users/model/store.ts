import { type Actor, type RoleNumber, roles } from '../../../runtime/identity/actor.js';
import { readSettings } from '../../settings/stored.js';
import { nameKey } from '../../../lib/name-key.js';
import { inBatches } from '../../../runtime/store/rows.js';
import { lookup, statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import type { SystemBotName } from './system-bots.js';
import { userColumns, type UserRow } from './user-row.js';

/** An account as the server uses it: a possible requester, or one of the server's own bots. */
export interface User extends Actor {
  readonly is_system_bot: boolean;
}

const toUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  delivery_email: row.delivery_email,
  full_name: row.full_name,
  role: row.role as RoleNumber,
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

const foundUser = (row: UserRow | undefined): User | undefined => row && toUser(row);

const findById = lookup((db, id: number) =>
  db('users')
    .where({ id })
    .first(...userColumns),
);

export const findUser = async (tx: Tx, id: number): Promise<User | undefined> =>
  foundUser(await findById(tx, id));

const findByEmailKey = lookup((db, email_key: string) =>
  db('users')
    .where({ email_key })
    .first(...userColumns),
);

/** Finds an account by its API email, which other users see. */
export const findUserByEmail = async (tx: Tx, email: string): Promise<User | undefined> =>
  foundUser(await findByEmailKey(tx, nameKey(email)));

const findByDeliveryEmailKey = statement((db, delivery_email_key: string) =>
  db('users')
    .where({ delivery_email_key })
    .first(...userColumns),
);

/** Finds an account by its real email, which its user knows. */
export const findUserByDeliveryEmail = async (tx: Tx, email: string): Promise<User | undefined> =>
  foundUser(await findByDeliveryEmailKey(tx, nameKey(email)));

const findByKeyHash = statement((db, api_key_hash: string) =>
  db('users')
    .where({ api_key_hash })
    .first(...userColumns),
);

export const findUserByKeyHash = async (tx: Tx, hash: string): Promise<User | undefined> =>
  foundUser(await findByKeyHash(tx, hash));

const listByIds = statement((db, ids: readonly number[]) =>
  db('users')
    .whereIn('id', ids)
    .select(...userColumns),
);

/** Returns the accounts with these IDs, including deactivated ones. Unknown IDs are left out. */
export const listUsersByIds = async (tx: Tx, ids: readonly number[]): Promise<User[]> =>
  (await inBatches(ids, (batch) => listByIds(tx, batch))).map(toUser);

const listIdsAmong = statement((db, ids: readonly number[]) => db('users').whereIn('id', ids).pluck('id'));

/** Returns those of the IDs that belong to accounts, including deactivated ones. */
export const listExistingIds = (tx: Tx, ids: readonly number[]): Promise<number[]> =>
  inBatches(ids, (batch) => listIdsAmong(tx, batch));

const listByEmailKeys = statement((db, keys: readonly string[]) =>
  db('users')
    .whereIn('email_key', keys)
    .select(...userColumns),
);

/** Returns the accounts with these API emails. Unknown emails are left out. */
export const listUsersByEmails = async (tx: Tx, emails: readonly string[]): Promise<User[]> =>
  (await inBatches(emails.map(nameKey), (batch) => listByEmailKeys(tx, batch))).map(toUser);

const listAll = statement((db) =>
  db('users')
    .orderBy('id')
    .select(...userColumns),
);

/** Returns every account by ID, including deactivated ones and the server's own bots. */
export const listUsers = async (tx: Tx): Promise<User[]> => (await listAll(tx)).map(toUser);

const listAfter = statement((db, id: number, limit: number) =>
  db('users')
    .where('id', '>', id)
    .where({ is_system_bot: 0 })
    .orderBy('id')
    .limit(limit)
    .select(...userColumns),
);

/** Returns the next accounts by ID, without the server's own bots. */
export const listUsersAfter = async (tx: Tx, id: number, limit: number): Promise<User[]> =>
  (await listAfter(tx, id, limit)).map(toUser);

const listByDeliveryEmailKeys = statement((db, keys: readonly string[]) =>
  db('users')
    .whereIn('delivery_email_key', keys)
    .select(...userColumns),
);

/** Returns the accounts whose real emails these are. */
export const listEmailHolders = async (tx: Tx, emailKeys: readonly string[]): Promise<User[]> =>
  (await inBatches(emailKeys, (batch) => listByDeliveryEmailKeys(tx, batch))).map(toUser);

export type Credentials = Readonly<Pick<RowOf<'users'>, 'password_hash' | 'api_key_encrypted'>>;

/** Other queries do not read these columns. Only login and changes of a password or a key need them. */
export const findCredentials = statement((db, id: number) =>
  db('users').where({ id }).first('password_hash', 'api_key_encrypted'),
);

const findByEitherKey = statement((db, key: string, exceptId: number) =>
  db('users')
    .where((either) => void either.where({ delivery_email_key: key }).orWhere('email_key', key))
    .where('id', '<>', exceptId)
    .first(...userColumns),
);

/** Returns the account other than `exceptId` whose real or API email this is. */
export const findEmailHolder = async (tx: Tx, email: string, exceptId: number): Promise<User | undefined> =>
  foundUser(await findByEitherKey(tx, nameKey(email), exceptId));

const findIdByEitherKey = statement((db, key: string, exceptId: number) =>
  db('users')
    .where((either) => void either.where({ delivery_email_key: key }).orWhere('email_key', key))
    .where('id', '<>', exceptId)
    .first('id'),
);

/** Whether the email is the real or the API email of an account other than `exceptId`. */
export const isEmailTaken = async (tx: Tx, email: string, exceptId = 0): Promise<boolean> =>
  (await findIdByEitherKey(tx, nameKey(email), exceptId)) !== undefined;

const listActiveBots = statement((db, bot_owner_id: number) =>
  db('users')
    .where({ bot_owner_id, is_active: 1 })
    .orderBy('id')
    .select(...userColumns),
);

/** Returns the active bots that a user owns. */
export const listActiveBotsOf = async (tx: Tx, ownerId: number): Promise<User[]> =>
  (await listActiveBots(tx, ownerId)).map(toUser);

const listBotsWithRoleBelow = statement((db, bot_owner_id: number, role: number) =>
  db('users')
    .where({ bot_owner_id })
    .where('role', '<', role)
    .orderBy('id')
    .select(...userColumns),
);

/** Returns a user's bots with a higher role than `role`, including deactivated ones. */
export const listBotsAbove = async (tx: Tx, ownerId: number, role: RoleNumber): Promise<User[]> =>
  (await listBotsWithRoleBelow(tx, ownerId, role)).map(toUser);

export const countActiveBots = async (tx: Tx, ownerId: number): Promise<number> =>
  (
    await tx.first<{ bots: number }>(
      'SELECT COUNT(*) AS bots FROM users WHERE bot_owner_id = ? AND is_active = 1',
      [ownerId],
    )
  )?.bots ?? 0;

export const listActiveIds = statement((db) => db('users').where({ is_active: 1 }).orderBy('id').pluck('id'));

const findActiveByName = statement((db, full_name_key: string, exceptId: number) =>
  db('users').where({ is_active: 1, full_name_key }).where('id', '<>', exceptId).first('id'),
);

/** Whether an active account other than `exceptId` has the name. */
export const isNameTaken = async (tx: Tx, fullName: string, exceptId = 0): Promise<boolean> =>
  (await findActiveByName(tx, nameKey(fullName), exceptId)) !== undefined;

const findActiveAfter = statement((db, count: number) =>
  db('users').where({ is_active: 1, is_system_bot: 0 }).orderBy('id').offset(count).first('id'),
);

/** Whether more than `count` accounts are active. Counts bots, but not the server's own ones. */
export const hasMoreActiveUsers = async (tx: Tx, count: number): Promise<boolean> =>
  (await findActiveAfter(tx, count)) !== undefined;

const findSystemBot = statement((db, full_name_key: string) =>
  db('users')
    .where({ is_system_bot: 1, full_name_key })
    .first(...userColumns),
);

/** Returns one of the server's own bots. Every server has them from its start. */
export const loadSystemBot = async (tx: Tx, name: SystemBotName): Promise<User> => {
  const bot = await findSystemBot(tx, nameKey(name));
  if (!bot) throw new Error(`There is no ${name}.`);
  return toUser(bot);
};

/** Returns the names of the server's own bots. */
export const listSystemBotNames = statement((db) =>
  db('users').where({ is_system_bot: 1 }).pluck('full_name'),
);

/** Returns the number of active owners other than this account. */
export const countOtherOwners = async (tx: Tx, id: number): Promise<number> => {
  const row = await tx.first<{ owners: number }>(
    'SELECT COUNT(*) AS owners FROM users WHERE is_active = 1 AND bot_type IS NULL AND role = ? AND id <> ?',
    [roles.owner, id],
  );
  return row?.owners ?? 0;
};
