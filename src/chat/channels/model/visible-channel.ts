import { errors } from '../../../../generated/errors.js';
import type { Scope } from '../../scope.js';
import { canSeeChannel } from './policy.js';
import { findChannel, lockChannels, type ChannelRow } from './store.js';
import { isSubscribed } from './subscriptions.js';

/** A channel that the requester sees. */
export interface SeenChannel {
  readonly channel: ChannelRow;
  /** Whether the requester is subscribed to it. */
  readonly isIn: boolean;
}

type ActorScope = Pick<Scope, 'tx' | 'actor'>;

/** Throws if the channel does not exist, is archived, or the requester does not see it. */
const checkSeen = async (
  { tx, actor }: ActorScope,
  id: number,
  channel: ChannelRow | undefined,
): Promise<SeenChannel> => {
  // Runs the same statements whether or not such a channel exists.
  const isIn = await isSubscribed(tx, actor.id, id);
  if (!channel || channel.is_archived === 1 || !canSeeChannel(actor.role, channel, isIn)) {
    throw errors.invalidChannelId();
  }
  return { channel, isIn };
};

/** Returns the channel with an ID. Throws if it is archived or the requester does not see it. */
export const readVisibleChannel = async (requester: ActorScope, id: number): Promise<SeenChannel> =>
  checkSeen(requester, id, await findChannel(requester.tx, id));

/** The same as `readVisibleChannel`, and locks the channel, so that no message is sent to it until the end. */
export const lockVisibleChannel = async (requester: ActorScope, id: number): Promise<SeenChannel> => {
  const [channel] = await lockChannels(requester.tx, [id]);
  return checkSeen(requester, id, channel);
};
