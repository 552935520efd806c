import { errors } from '../../../generated/errors.js';
import { roles } from '../../runtime/identity/actor.js';
import { expireSessionsOf } from '../authentication/sessions/store.js';
import { changeOwner, checkActiveBots } from '../bots/change-owner.js';
import { onActivationChange } from '../../chat/channels/on-activation-change.js';
import { removeUserQueues } from '../../runtime/event-log/queue-rows.js';
import { endInvitationsOf } from '../invitations/end.js';
import { emitVisibleStatuses } from '../../chat/presence/status-visibility-events.js';
import { removePresence } from '../../chat/presence/store.js';
import type { Scope, TxScope } from '../scope.js';
import type { Tx } from '../../runtime/store/types.js';
import { emitActivity } from '../../chat/users/events.js';
import { countOtherOwners, findUser, listActiveBotsOf, type User } from '../../chat/users/model/store.js';
import { setActive } from '../../chat/users/model/write-user.js';
import { checkUniqueName } from '../../chat/users/model/unique-name.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';

/** Deactivates or reactivates one account, and updates its keys, queues and memberships in every process. */
const change = async (scope: TxScope<VisibilityLocked>, user: User, is_active: boolean): Promise<void> => {
  const { tx, services } = scope;
  await setActive(tx, user.id, is_active);
  if (!is_active) {
    await expireSessionsOf(tx, user.id, services.clock.seconds());
    await removeUserQueues(tx, user.id);
    await removePresence(tx, user.id);
    await endInvitationsOf(scope, user.id);
  }
  await emitActivity(scope, user, is_active);
  if (is_active) await emitVisibleStatuses(scope, user);
  await onActivationChange(scope, { id: user.id, is_active });
};

/** Throws if the user is the last active owner, even if other owners are deactivated at the same time. */
const checkIsNotLastOwner = async (tx: Tx, user: User): Promise<void> => {
  if (user.role !== roles.owner || user.is_bot || (await countOtherOwners(tx, user.id)) > 0) return;
  throw errors.cannotDeactivateLastUser({ is_last_owner: true, entity: 'organization owner' });
};

/** Deactivates an account and the bots it owns. */
export const deactivate = async (scope: TxScope<VisibilityLocked>, user: User): Promise<void> => {
  const { tx } = scope;
  await checkIsNotLastOwner(tx, user);
  await change(scope, user, false);
  for (const bot of await listActiveBotsOf(tx, user.id)) await change(scope, bot, false);
};

/** Makes the actor the owner of a bot that has no active owner. If the actor is a bot, its owner becomes the owner. */
const reassignOrphanedBot = async (scope: Scope<VisibilityLocked>, bot: User): Promise<void> => {
  const { tx, actor } = scope;
  const owner = bot.bot_owner_id === null ? undefined : await findUser(tx, bot.bot_owner_id);
  if (owner?.is_active) {
    await checkActiveBots(tx, owner.id);
    return;
  }
  const person = actor.bot_owner_id === null ? actor : await findUser(tx, actor.bot_owner_id);
  if (person && !person.is_bot) await changeOwner(scope, bot, person);
};

/** Reactivates an account. */
export const reactivate = async (scope: Scope<VisibilityLocked>, user: User): Promise<void> => {
  if (user.is_active) return;
  await checkUniqueName(scope, user.full_name, user.id);
  await change(scope, user, true);
  if (user.is_bot) await reassignOrphanedBot(scope, user);
};
