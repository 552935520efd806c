import { batchSizes } from '../../../lib/byte-batches.js';
import type { Services } from '../../services.js';
import type { LongReading, Store } from '../../../runtime/store/types.js';
import { isFloorLow, setFloor } from './read-floor.js';
import { settledMessageId } from './wait-for-senders.js';
import { listUnreadInChannels } from './unread-conversations.js';
import { listOwnDirect } from './unread-direct.js';
import { everythingUpTo, flagsVersion, lockOwnFlagsAt, writeReadState } from './write-read-state.js';

/** With unread messages in more conversations, a floor would not shorten the search. */
const MOST_CONVERSATIONS = 10_000;

/**
 * Raises the floor of a user to the newest messages if many were sent since, so that the next search for unread messages
 * begins there. The watermarks of direct conversations rise beyond the user's own messages. Does nothing if the user
 * changes flags at the same time.
 */
export const raiseFloor = async (
  store: Store,
  { clock }: Services,
  userId: number,
  reading: LongReading,
): Promise<void> => {
  if (!(await store.read((tx) => isFloorLow(tx, userId)))) return;
  const { version, id, conversations, ownDirect } = await store.longSnapshot(reading, async (tx) => {
    const settled = await settledMessageId(tx, clock.seconds());
    return {
      version: await flagsVersion(tx, userId),
      id: settled,
      conversations: await listUnreadInChannels(tx, userId, MOST_CONVERSATIONS + 1),
      ownDirect: await listOwnDirect(tx, userId, settled, batchSizes.values),
    };
  });
  const isUseful = conversations.length <= MOST_CONVERSATIONS;
  if (!isUseful && ownDirect.length === 0) return;
  await store.write(async (tx) => {
    if (!(await lockOwnFlagsAt(tx, userId, version))) return;
    await writeReadState(tx, userId, everythingUpTo(ownDirect), true);
    if (isUseful) await setFloor(tx, userId, { id, conversations });
  });
};
