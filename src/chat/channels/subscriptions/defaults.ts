import type { TxScope } from '../../scope.js';
import { seesDefaultChannels } from '../model/policy.js';
import type { Principal } from '../members/principals.js';
import { defaultChannels } from '../model/store.js';
import type { VisibilityLocked } from '../../../runtime/store/locks.js';
import { subscribe } from './subscribe.js';

/** Subscribes a new account to the default channels, unless it is a guest's. */
export const subscribeToDefaultChannels = async (
  scope: TxScope<VisibilityLocked>,
  user: Principal,
): Promise<void> => {
  if (!seesDefaultChannels(user.role)) return;
  const channels = await defaultChannels(scope.tx);
  if (channels.length > 0) await subscribe(scope, { channels, users: [user] });
};
