import { errors } from '../../../../generated/errors.js';
import { hasRole, roles, type Actor, type RoleNumber } from '../../../runtime/identity/actor.js';
import { onManagerRoleChange, onManagersChange } from '../../bots/events.js';
import { onRoleChange } from '../../channels/on-role-change.js';
import { removePublicQueues } from '../../../runtime/event-log/queue-rows.js';
import type { Scope, TxScope } from '../../scope.js';
import type { Tx } from '../../../runtime/store/types.js';
import { emitRoleGroups } from '../../user-groups/events.js';
import { onRoleAccessChange } from '../access/guest-access-events.js';
import { accessibleUsers, isAccessible } from '../access/access.js';
import { emitDeliveryEmail, emitGravatar, emitRole } from '../events.js';
import { maySeeEmail } from '../model/policy.js';
import { countOtherOwners, findUser, listBotsAbove, listUsers, type User } from '../model/store.js';
import { setRole } from '../model/write-user.js';
import type { VisibilityLocked } from '../../../runtime/store/locks.js';

const checkMayChange = async (tx: Tx, actor: Actor, user: User, role: RoleNumber): Promise<void> => {
  const isAboutOwners = user.role === roles.owner || role === roles.owner;
  if (isAboutOwners && actor.role !== roles.owner) throw errors.mustBeOwner();
  if (user.role === roles.guest && hasRole(role, 'administrator')) throw errors.guestsCannotAdminister();
  const isOwner = user.role === roles.owner && user.is_active && !user.is_bot;
  if (isOwner && (await countOtherOwners(tx, user.id)) === 0) throw errors.onlyOwnerKeepsRole();
  const keeper = user.bot_owner_id === null ? undefined : await findUser(tx, user.bot_owner_id);
  if (keeper && role < keeper.role) throw errors.botRoleAboveOwner();
};

/** Sends a user the real emails that their new role shows, null for those that it hides, and the gravatars of both. */
const onEmailAccessChange = async (scope: TxScope, user: User, before: number): Promise<void> => {
  const { tx } = scope;
  // Users who become visible or invisible are covered by other events.
  const [saw, seesNow] = [
    await accessibleUsers(scope, { ...user, role: before }),
    await accessibleUsers(scope, user),
  ];
  for (const other of await listUsers(tx)) {
    const sees = maySeeEmail(user, other);
    if (!isAccessible(saw, other.id) || !isAccessible(seesNow, other.id)) continue;
    if (sees === maySeeEmail({ id: user.id, role: before }, other)) continue;
    emitDeliveryEmail(tx, other.id, sees ? other.delivery_email : null, [user.id]);
    // The address of a gravatar depends on the email that the receiver sees.
    emitGravatar(tx, other, sees, [user.id]);
  }
};

const giveRole = async (scope: TxScope<VisibilityLocked>, user: User, role: RoleNumber): Promise<void> => {
  const { tx } = scope;
  await setRole(tx, user.id, role);
  const changed: User = { ...user, role };
  await emitRole(scope, changed);
  await emitRoleGroups(scope, changed, user.role);
  if (user.is_bot) await onManagersChange(tx, user);
  if (!user.is_active) return;
  await onRoleChange(scope, changed, user.role);
  await onRoleAccessChange(scope, changed, user.role);
  await onEmailAccessChange(scope, changed, user.role);
  await onManagerRoleChange(tx, changed, user.role);
  if (role === roles.guest) await removePublicQueues(tx, user.id);
};

/** Limits the role of a bot to that of its owner, since the owner has its key. */
export const limitToOwner = async (
  scope: TxScope<VisibilityLocked>,
  bot: User,
  { role }: { readonly role: RoleNumber },
): Promise<User> => {
  if (bot.role >= role) return bot;
  await giveRole(scope, bot, role);
  return { ...bot, role };
};

/** Changes the role of an account, limits its bots to at most that role, and sends the events. */
export const changeRole = async (
  scope: Scope<VisibilityLocked>,
  user: User,
  role: RoleNumber,
): Promise<void> => {
  const { tx, actor } = scope;
  if (role === user.role) return;
  await checkMayChange(tx, actor, user, role);
  await giveRole(scope, user, role);
  for (const bot of await listBotsAbove(tx, user.id, role)) await limitToOwner(scope, bot, { role });
};
