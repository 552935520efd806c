import { roles } from '../../../runtime/identity/actor.js';
import type { Audience } from '../../../runtime/event-log/events.js';
import type { TxScope } from '../../scope.js';
import { inBatches, placeholders } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { isInGroup } from '../../user-groups/membership.js';
import type { GroupSettingValue } from '../../user-groups/view.js';

interface Viewer {
  readonly id: number;
  readonly role: number;
  readonly date_joined: number;
}

/** A user whom a viewer may or may not see. */
export interface Seen {
  readonly id: number;
  readonly is_bot: boolean;
}

/**
 * The users who currently share a channel or a conversation with a user. Takes the user's ID as parameter `?` twice.
 */
const ACQUAINTED = `
  SELECT b.user_id AS id FROM subscriptions a
    JOIN subscriptions b ON b.channel_id = a.channel_id AND b.active = 1
    WHERE a.user_id = ? AND a.active = 1
  UNION SELECT d.user_id FROM recipient_members c
    JOIN recipient_members d ON d.recipient_id = c.recipient_id WHERE c.user_id = ?`;

export const seesEveryone = (
  scope: TxScope,
  viewer: Viewer,
  group: GroupSettingValue = scope.services.organization.current.settings.can_access_all_users_group,
): Promise<boolean> => isInGroup(scope, viewer, group);

/** Stands in for any guest. The setting can hide users only from guests. */
const anyGuest: Viewer = { id: 0, role: roles.guest, date_joined: 0 };

/** Whether some users may not see everyone. If that is impossible, this runs no statement. */
export const limitsAccess = async (scope: TxScope, group?: GroupSettingValue): Promise<boolean> =>
  !(await seesEveryone(scope, anyGuest, group));

/** The users whom a viewer may see. */
export type Accessible = 'everyone' | ReadonlySet<number>;

/**
 * Returns the users whom a viewer may see. A viewer who does not see everyone sees themselves, bots and users who share
 * a channel or conversation.
 */
export const accessibleUsers = async (scope: TxScope, viewer: Viewer): Promise<Accessible> => {
  if (await seesEveryone(scope, viewer)) return 'everyone';
  const rows = await scope.tx.all<{ id: number }>(
    `${ACQUAINTED} UNION SELECT id FROM users WHERE bot_type IS NOT NULL`,
    [viewer.id, viewer.id],
  );
  return new Set([viewer.id, ...rows.map(({ id }) => id)]);
};

export const isAccessible = (accessible: Accessible, id: number): boolean =>
  accessible === 'everyone' || accessible.has(id);

/** Returns those of the users whom the viewer may see. */
export const onlyAccessible = async <U extends { readonly id: number }>(
  scope: TxScope,
  viewer: Viewer,
  users: readonly U[],
): Promise<readonly U[]> => {
  if (users.length === 0) return users;
  const accessible = await accessibleUsers(scope, viewer);
  return users.filter(({ id }) => isAccessible(accessible, id));
};

/** A user and a viewer who sees that user. */
export interface Acquaintance {
  readonly viewer: number;
  readonly id: number;
}

/** Returns the pairs of a viewer and another user who currently share a channel or a conversation. */
export const acquaintances = (
  tx: Tx,
  viewers: readonly number[],
  others: readonly number[],
): Promise<Acquaintance[]> =>
  inBatches(viewers, (some) =>
    inBatches(others, (batch) =>
      tx.all<Acquaintance>(
        `SELECT a.user_id AS viewer, b.user_id AS id FROM subscriptions a
           JOIN subscriptions b ON b.channel_id = a.channel_id AND b.active = 1
           WHERE a.active = 1 AND a.user_id IN (${placeholders(some)}) AND b.user_id IN (${placeholders(batch)})
         UNION SELECT c.user_id, d.user_id FROM recipient_members c
           JOIN recipient_members d ON d.recipient_id = c.recipient_id
           WHERE c.user_id IN (${placeholders(some)}) AND d.user_id IN (${placeholders(batch)})`,
        [...some, ...batch, ...some, ...batch],
      ),
    ),
  );

/** Returns the active users who may see a user. */
export const audienceOfUser = async (
  scope: TxScope,
  { id: userId, is_bot }: Seen,
): Promise<{ readonly users: readonly number[] | 'everyone' }> => {
  if (is_bot || !(await limitsAccess(scope))) return { users: 'everyone' };
  const rows = await scope.tx.all<{ id: number }>(
    `SELECT id FROM users WHERE is_active = 1 AND (role < ? OR id = ? OR id IN (${ACQUAINTED}))`,
    [roles.guest, userId, userId, userId],
  );
  return { users: rows.map(({ id }) => id) };
};

const listActive = statement((db) => db('users').where({ is_active: 1 }).select('id', 'role'));

/** Returns the same as `audienceOfPerson` for several users, with as many statements as for one. */
export const audiencesOfUsers = async (
  scope: TxScope,
  people: readonly Seen[],
): Promise<(person: Seen) => Audience> => {
  const { tx } = scope;
  const hidden = (await limitsAccess(scope)) ? people.filter(({ is_bot }) => !is_bot) : [];
  if (hidden.length === 0) return () => ({ users: 'everyone' });
  const active = await listActive(tx);
  const guests = active.filter(({ role }) => role === roles.guest).map(({ id }) => id);
  const found = await acquaintances(
    tx,
    guests,
    hidden.map(({ id }) => id),
  );
  const known = new Set(found.map(({ viewer, id }) => `${String(viewer)} ${String(id)}`));
  const sees = ({ id: viewer, role }: (typeof active)[number], id: number): boolean =>
    role !== roles.guest || viewer === id || known.has(`${String(viewer)} ${String(id)}`);
  return ({ id, is_bot }) =>
    is_bot
      ? { users: 'everyone' }
      : { users: active.filter((viewer) => sees(viewer, id)).map((viewer) => viewer.id) };
};

/** Returns those of the users who may not see a user. */
export const usersWithoutAccessTo = async (
  scope: TxScope,
  person: Seen,
  userIds: readonly number[],
): Promise<readonly number[]> => {
  const { users } = await audienceOfUser(scope, person);
  if (users === 'everyone') return [];
  const seers = new Set(users);
  return userIds.filter((id) => !seers.has(id));
};
