import { errors } from '../../../../generated/errors.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import type { Tx } from '../../../runtime/store/types.js';
import { canSeeChannel, readableHistory } from './policy.js';
import { findChannel, type ChannelRow } from './store.js';
import { isSubscribed } from './subscriptions.js';

/** What a request needs of the channel that it names by ID. */
interface ActorScope {
  readonly tx: Tx;
  readonly actor: Pick<Actor, 'id' | 'role'>;
}

/** Runs the same statements whether or not the channel exists. */
const findAllowed = async (
  { tx, actor }: ActorScope,
  id: number,
  isAllowed: (channel: ChannelRow, isIn: boolean) => boolean,
): Promise<ChannelRow> => {
  const channel = await findChannel(tx, id);
  const isIn = await isSubscribed(tx, actor.id, id);
  if (!channel || channel.is_archived || !isAllowed(channel, isIn)) throw errors.invalidChannelId();
  return channel;
};

/** Returns the channel that the requester sees. Throws `invalidChannelId` if there is none. */
export const findSeenChannel = (requester: ActorScope, id: number): Promise<ChannelRow> =>
  findAllowed(requester, id, (channel, isIn) => canSeeChannel(requester.actor.role, channel, isIn));

/** Returns the channel of which the requester reads messages. Throws `invalidChannelId` if there is none. */
export const findReadChannel = (requester: ActorScope, id: number): Promise<ChannelRow> =>
  findAllowed(
    requester,
    id,
    (channel, isIn) => readableHistory(requester.actor.role, channel, isIn) !== 'none',
  );
