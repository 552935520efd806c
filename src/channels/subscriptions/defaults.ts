import type { Services } from '../../services.js';
import type { Tx } from '../../store/types.js';
import { seesDefaultChannels } from '../model/policy.js';
import type { Principal } from '../members/principals.js';
import { defaultChannels, lockVisibility } from '../model/store.js';
import { subscribe } from './subscribe.js';

/** Subscribes a new account to the default channels, unless it is a guest's. */
export const subscribeToDefaultChannels = async (
  tx: Tx,
  services: Services,
  user: Principal,
): Promise<void> => {
  const locked = await lockVisibility(tx, services);
  if (!seesDefaultChannels(user.role)) return;
  const channels = await defaultChannels(tx);
  if (channels.length > 0) await subscribe(locked, services, { channels, users: [user] });
};
