import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { audiences, readPeople } from './audience.js';
import { membersOfChannels } from './members.js';
import { findChannel } from './store.js';

/** Tells everybody who sees a channel which message is its first, now that it is another one. */
export const emitFirstMessage = async (tx: Tx, server: Server, channelId: number): Promise<void> => {
  const channel = await findChannel(tx, channelId);
  if (!channel) return;
  const { id: stream_id, name, first_message_id: value } = channel;
  const members = await membersOfChannels(tx, server, [channel]);
  for (const { users } of audiences(await readPeople(tx), [channel], members)) {
    tx.emit(
      { type: 'stream', op: 'update', property: 'first_message_id', value, stream_id, name },
      { users: [...users] },
    );
  }
};
