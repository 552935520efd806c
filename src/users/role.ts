import { errors } from '../../generated/errors.js';
import { hasRole, roles, type Actor, type RoleNumber } from '../authentication/actor.js';
import { followKeeperRole, followKeepers } from '../bots/events.js';
import { followRole } from '../channels/role.js';
import { removePublicQueues } from '../events/queue-rows.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { emitRoleGroups } from '../user-groups/events.js';
import { followRoleAccess } from './access-changes.js';
import { accessibleUsers, isAccessible } from './access.js';
import { emitDeliveryEmail, emitRole } from './events.js';
import { maySeeEmail } from './policy.js';
import { countOtherOwners, listUsers, setRole, type User } from './store.js';

const checkMayChange = async (tx: Tx, actor: Actor, user: User, role: RoleNumber): Promise<void> => {
  const isAboutOwners = user.role === roles.owner || role === roles.owner;
  if (isAboutOwners && actor.role !== roles.owner) throw errors.mustBeOwner();
  if (user.role === roles.guest && hasRole(role, 'administrator')) throw errors.guestsCannotAdminister();
  const isOwner = user.role === roles.owner && user.is_active && !user.is_bot;
  if (isOwner && (await countOtherOwners(tx, user.id)) === 0) throw errors.onlyOwnerKeepsRole();
};

/** Tells somebody of the real emails that their new role shows or hides. */
const followEmails = async (tx: Tx, server: Server, user: User, before: number): Promise<void> => {
  // Of those who appear or vanish altogether, other events tell.
  const [saw, seesNow] = [
    await accessibleUsers(tx, server, { ...user, role: before }),
    await accessibleUsers(tx, server, user),
  ];
  for (const other of await listUsers(tx)) {
    const sees = maySeeEmail(user, other);
    if (!isAccessible(saw, other.id) || !isAccessible(seesNow, other.id)) continue;
    if (sees === maySeeEmail({ id: user.id, role: before }, other)) continue;
    emitDeliveryEmail(tx, other.id, sees ? other.delivery_email : null, [user.id]);
  }
};

/** Gives an account another role, and tells what follows from it. To be called in turn. */
export const changeRole = async (
  tx: Tx,
  server: Server,
  actor: Actor,
  user: User,
  role: RoleNumber,
): Promise<void> => {
  if (role === user.role) return;
  await checkMayChange(tx, actor, user, role);
  await setRole(tx, user.id, role);
  const changed: User = { ...user, role };
  await emitRole(tx, server, changed);
  await emitRoleGroups(tx, server, changed, user.role);
  if (user.is_bot) await followKeepers(tx, user);
  if (!user.is_active) return;
  await followRole(tx, server, changed, user.role);
  await followRoleAccess(tx, server, changed, user.role);
  await followEmails(tx, server, changed, user.role);
  await followKeeperRole(tx, changed, user.role);
  if (role === roles.guest) await removePublicQueues(tx, user.id);
};
