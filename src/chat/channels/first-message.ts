import type { TxScope } from '../scope.js';
import { audiences, readPeople } from './members/audience.js';
import { membersOfChannels } from './members/members.js';
import { findChannel, type ChannelRow } from './model/store.js';

/** Sends a `stream` event with the ID of the first message to all users who see the channel, if it changed. */
export const emitFirstMessage = async (
  scope: TxScope,
  before: Pick<ChannelRow, 'id' | 'first_message_id'>,
): Promise<void> => {
  const { tx } = scope;
  const channel = await findChannel(tx, before.id);
  if (!channel || channel.first_message_id === before.first_message_id) return;
  const { id: stream_id, name, first_message_id: value } = channel;
  const members = await membersOfChannels(scope, [channel]);
  for (const { users } of audiences(await readPeople(tx), [channel], members)) {
    tx.emit(
      { type: 'stream', op: 'update', property: 'first_message_id', value, stream_id, name },
      { users: [...users] },
    );
  }
};
