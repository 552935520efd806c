import { caps, countToday } from '../../caps.js';
import { checkCap } from '../../../runtime/caps.js';
import type { Scope } from '../../scope.js';

/**
 * Throws if a request names too many channels for its number of users. If it names no users, it concerns the requester
 * only.
 */
export const checkPairs = (channels: number, principals: readonly (number | string)[] = []): void => {
  checkCap(caps.subscriptionsPerRequest, channels * Math.max(new Set(principals).size, 1));
};

/** Throws if the requester may not create this many channels in one request or today. */
export const checkNewChannels = async (scope: Scope, channels: number): Promise<void> => {
  checkCap(caps.newChannelsPerRequest, channels);
  await countToday(scope, 'newChannelsPerDay', channels);
};
