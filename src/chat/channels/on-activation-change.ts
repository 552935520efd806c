import type { TxScope } from '../scope.js';
import { emitMemberActivity } from './events.js';
import { raiseMembersVersion } from './members/members.js';
import { ownSubscriptions } from './model/subscriptions.js';
import type { VisibilityLocked } from '../../runtime/store/locks.js';

/**
 * Updates the channels of an account that was just deactivated or reactivated. Its subscription periods stay open, but
 * only active accounts count as subscribers.
 */
export const onActivationChange = async (
  scope: TxScope<VisibilityLocked>,
  user: { readonly id: number; readonly is_active: boolean },
): Promise<void> => {
  const { tx } = scope;
  const channels = await ownSubscriptions(tx, user.id);
  if (channels.length === 0) return;
  await raiseMembersVersion(
    tx,
    channels.map(({ id }) => id),
  );
  await emitMemberActivity(scope, user, channels);
};
