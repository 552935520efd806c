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

type Flags = readonly string[];

/** Users without flags of their own, and the list that all of them have. */
interface Others {
  readonly ids: readonly number[];
  readonly list: Flags;
}

/** Returns the most frequent flag list as the default, and the lists of users that differ from it. */
const asAudience = (
  byUser: ReadonlyMap<number, Flags>,
  others: Others,
): Pick<Audience, 'flags' | 'defaultFlags'> => {
  const counts = new Map([[others.list.join(), { list: others.list, count: others.ids.length }]]);
  for (const list of byUser.values()) {
    const key = list.join();
    counts.set(key, { list, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  const defaultFlags = most?.list ?? [];
  const isDefault = (list: Flags): boolean => list.join() === defaultFlags.join();
  const flags = new Map([...byUser].filter(([, list]) => !isDefault(list)));
  if (!isDefault(others.list)) for (const id of others.ids) flags.set(id, others.list);
  return { flags, defaultFlags };
};

/**
 * Returns the readers' flags for an edited message, as the event's audience carries them. `steady` are readers who
 * received it and are still subscribed. Uses three statements.
 */
export const readerFlags = async (
  tx: Tx,
  message: Edited,
  readers: readonly EditViewer[],
  steady: readonly number[],
): Promise<Pick<Audience, 'flags' | 'defaultFlags'>> => {
  const bits = await listBits(tx, message.id);
  const states = await listReadStates(tx, message);
  const muters = await listReadersByMute(tx, message);
  const isWildcard = (message.wildcard_mention & wildcardBits.channel) !== 0;
  const listOf = (userId: number, received: boolean, mayBeUnread: boolean): Flags => {
    const isRead = states.get(userId) ?? (isSentAsRead(message, userId) || muters.has(userId));
    return flagNames({
      bits: bits.get(userId) ?? 0,
      read: !mayBeUnread || isRead,
      channelWildcard: received && isWildcard,
      // Existing clients do not expect it in this event, even if the user never received the message.
      historical: false,
    });
  };
  const flags = new Map(
    readers.map(({ userId, after }): [number, Flags] => [
      userId,
      listOf(userId, after.received(message.after), after.mayBeUnread(message.after)),
    ]),
  );
  const others: number[] = [];
  for (const id of steady) {
    const isOther = !bits.has(id) && !states.has(id) && !muters.has(id) && !isSentAsRead(message, id);
    if (isOther) others.push(id);
    else flags.set(id, listOf(id, true, true));
  }
  const list = flagNames({ bits: 0, read: false, channelWildcard: isWildcard, historical: false });
  return asAudience(flags, { ids: others, list });
};
