import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { audiences, readPeople } from './members/audience.js';
import { membersOfChannels } from './members/members.js';
import { findChannel, type ChannelRow } from './model/store.js';

/** Tells everybody who sees a channel which message is its first, if it is another one than before. */
export const emitFirstMessage = async (
  tx: Tx,
  services: Services,
  before: Pick<ChannelRow, 'id' | 'first_message_id'>,
): Promise<void> => {
  const channel = await findChannel(tx, before.id);
  if (!channel || channel.first_message_id === before.first_message_id) return;
  const { id: stream_id, name, first_message_id: value } = channel;
  const members = await membersOfChannels(tx, services, [channel]);
  for (const { users } of audiences(await readPeople(tx), [channel], members)) {
    tx.emit(
      { type: 'stream', op: 'update', property: 'first_message_id', value, stream_id, name },
      { users: [...users] },
    );
  }
};
