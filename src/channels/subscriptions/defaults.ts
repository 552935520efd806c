import type { TxScope } from '../../scope.js';
import { seesDefaultChannels } from '../model/policy.js';
import type { Principal } from '../members/principals.js';
import { defaultChannels, lockVisibility } from '../model/store.js';
import { subscribe } from './subscribe.js';

/** Subscribes a new account to the default channels, unless it is a guest's. */
export const subscribeToDefaultChannels = async (
  { tx, services }: TxScope,
  user: Principal,
): Promise<void> => {
  const locked = await lockVisibility({ tx, services });
  if (!seesDefaultChannels(user.role)) return;
  const channels = await defaultChannels(tx);
  if (channels.length > 0) await subscribe(locked, { channels, users: [user] });
};
