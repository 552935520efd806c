import type { Audience } from '../../../runtime/event-log/events.js';
import { ascendingIds, type SortedIds, splitIds } from '../../../lib/sorted-ids.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import { flagNames, wildcardBits } from '../model/flags.js';
import { divideByRead } from '../read-state/users-who-read.js';
import type { Edited, EditViewers } from './edit-audience.js';

const listFlags = statement((db, messageId: number) =>
  db('message_flags').where({ message_id: messageId }).select('user_id', 'flags'),
);

/** Returns the flag bits for a message, by user, for all users who have any. */
export const listBits = async (tx: Tx, messageId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await listFlags(tx, messageId);
  return new Map(rows.map(({ user_id, flags }) => [user_id, flags]));
};

type Flags = readonly string[];

/** The users by their list of flags. */
class UsersByFlags {
  readonly #groups = new Map<string, { readonly list: Flags; readonly users: SortedIds[]; count: number }>();

  add(list: Flags, users: SortedIds): void {
    const key = list.join();
    const group = this.#groups.get(key) ?? { list, users: [], count: 0 };
    this.#groups.set(key, group);
    group.users.push(users);
    group.count += users.length;
  }

  /** Returns the most frequent list as the default, and the lists of users that differ from it. */
  get asAudience(): Pick<Audience, 'flags' | 'defaultFlags'> {
    const [most, ...others] = [...this.#groups.values()].sort((a, b) => b.count - a.count);
    const flags = new Map<number, Flags>();
    for (const { list, users } of others) for (const ids of users) for (const id of ids) flags.set(id, list);
    return { flags, defaultFlags: most?.list ?? [] };
  }
}

/**
 * Returns the readers' flags for an edited message, as the event's audience carries them. Uses three statements. The cost
 * grows with the users who have read the message or have flags of it, and hardly with the others.
 */
export const readerFlags = async (
  tx: Tx,
  message: Edited,
  viewers: readonly EditViewers[],
): Promise<Pick<Audience, 'flags' | 'defaultFlags'>> => {
  const bits = await listBits(tx, message.id);
  const flagged = ascendingIds([...bits.keys()]);
  const divide = await divideByRead(tx, message);
  const isWildcard = (message.wildcard_mention & wildcardBits.channel) !== 0;
  const found = new UsersByFlags();
  for (const { users, after } of viewers) {
    const channelWildcard = isWildcard && after.received(message.after);
    const add = (some: SortedIds, read: boolean): void => {
      const { inside, outside } = splitIds(some, flagged);
      // Existing clients do not expect `historical` in this event, even if the user never received the message.
      const shared = { read, channelWildcard, historical: false };
      if (outside.length > 0) found.add(flagNames({ ...shared, bits: 0 }), outside);
      for (const id of inside) found.add(flagNames({ ...shared, bits: bits.get(id) ?? 0 }), [id]);
    };
    // Messages that cannot be unread count as read.
    const { read, unread } = after.mayBeUnread(message.after) ? divide(users) : { read: users, unread: [] };
    add(read, true);
    add(unread, false);
  }
  return found.asAudience;
};
