import type { Audience } from '../../event-log/types.js';
import type { Tx } from '../../store/types.js';
import { listReadersByMute } from '../../users/model/muted-users.js';
import { flagNames, wildcardBits } from '../model/flags.js';
import { isSentAsRead, listReadStates } from '../read-state/read-marks.js';
import type { Edited, EditViewer } from './edit-audience.js';

/** Returns the flag bits for a message, by user, for all users who have any. */
export const listBits = async (tx: Tx, messageId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx.all<{ user_id: number; flags: number }>(
    'SELECT user_id, flags FROM message_flags WHERE message_id = ?',
    [messageId],
  );
  return new Map(rows.map(({ user_id, flags }) => [user_id, flags]));
};

/** Returns the most frequent flag list as the default, and the lists of users that differ from it. */
const asAudience = (
  byUser: ReadonlyMap<number, readonly string[]>,
): Pick<Audience, 'flags' | 'defaultFlags'> => {
  const counts = new Map<string, { list: readonly string[]; count: number }>();
  for (const list of byUser.values()) {
    const key = list.join();
    counts.set(key, { list, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  const defaultFlags = most?.list ?? [];
  const flags = new Map([...byUser].filter(([, list]) => list.join() !== defaultFlags.join()));
  return { flags, defaultFlags };
};

/** Returns the readers' flags for an edited message, as the event's audience carries them. Uses three statements. */
export const readerFlags = async (
  tx: Tx,
  message: Edited,
  readers: readonly EditViewer[],
): Promise<Pick<Audience, 'flags' | 'defaultFlags'>> => {
  const bits = await listBits(tx, message.id);
  const states = await listReadStates(tx, message);
  const muters = await listReadersByMute(tx, message);
  const flags = readers.map(({ userId, after }): [number, readonly string[]] => {
    const received = after.received(message.after);
    const isRead = states.get(userId) ?? (isSentAsRead(message, userId) || muters.has(userId));
    const named = flagNames({
      bits: bits.get(userId) ?? 0,
      read: !after.mayBeUnread(message.after) || isRead,
      channelWildcard: received && (message.wildcard_mention & wildcardBits.channel) !== 0,
      // Existing clients do not expect it in this event, even if the user never received the message.
      historical: false,
    });
    return [userId, named];
  });
  return asAudience(new Map(flags));
};
