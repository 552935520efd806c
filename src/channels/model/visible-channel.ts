import { errors } from '../../../generated/errors.js';
import type { Scope } from '../../scope.js';
import { canSeeChannel } from './policy.js';
import { findChannel, isSubscribed, type ChannelRow } from './store.js';

/** A channel that the requester sees. */
export interface SeenChannel {
  readonly channel: ChannelRow;
  /** Whether the requester is subscribed to it. */
  readonly isSubscribed: boolean;
}

/**
 * Returns the channel with an ID. Throws if it is archived or the requester does not see it. Runs the same statements
 * whether or not such a channel exists.
 */
export const readVisibleChannel = async (
  { tx, actor }: Pick<Scope, 'tx' | 'actor'>,
  id: number,
): Promise<SeenChannel> => {
  const channel = await findChannel(tx, id);
  const isIn = await isSubscribed(tx, actor.id, id);
  if (!channel || channel.is_archived === 1 || !canSeeChannel(actor.role, channel, isIn)) {
    throw errors.invalidChannelId();
  }
  return { channel, isSubscribed: isIn };
};
