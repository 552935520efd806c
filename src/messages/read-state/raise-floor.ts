import type { Services } from '../../services.js';
import type { Reading } from '../../store/readers/long-reads.js';
import type { Store } from '../../store/types.js';
import { isFloorLow, setFloor } from './read-floor.js';
import { settledMessageId } from './settle.js';
import { listUnreadInChannels } from './unread-messages.js';
import { flagsVersion, lockOwnFlagsAt } from './write-read-state.js';

/** With unread messages in more conversations, a floor would not shorten the search. */
const MOST_CONVERSATIONS = 10_000;

/**
 * Raises the floor of a user to the newest messages if many were sent since, so that the next search for unread messages
 * begins there. Does nothing if the user changes flags at the same time.
 */
export const raiseFloor = async (store: Store, { clock }: Services, reading: Reading): Promise<void> => {
  const { userId } = reading;
  if (!(await store.read((tx) => isFloorLow(tx, userId)))) return;
  const { version, id, conversations } = await store.longSnapshot(reading, async (tx) => ({
    version: await flagsVersion(tx, userId),
    id: await settledMessageId(tx, clock.seconds()),
    conversations: await listUnreadInChannels(tx, userId, MOST_CONVERSATIONS + 1),
  }));
  if (conversations.length > MOST_CONVERSATIONS) return;
  await store.write(async (tx) => {
    if (await lockOwnFlagsAt(tx, userId, version)) await setFloor(tx, userId, { id, conversations });
  });
};
