import { groupBy } from '../../lib/group-by.js';
import type { TxScope } from '../../scope.js';
import { parseUserIds } from '../model/recipients.js';
import { findChannelAudience } from './channel-audience.js';
import { ViewerAccess, type MessageLocation, type VersionedPlace } from './viewer-access.js';

/** Some users, and the messages that concern all of them. */
export interface MessageGroup<M> {
  readonly users: readonly number[];
  readonly messages: readonly M[];
}

/** Messages grouped by kind, ascending by ID. Messages of one kind concern the same users. */
export type MessageKinds<M> = readonly (readonly M[])[];

export const groupByKind = <M>(messages: readonly M[], kindOf: (message: M) => string): MessageKinds<M> =>
  // A single message, as with a reaction, needs no comparison.
  messages.length === 1 ? [messages] : [...groupBy(messages, kindOf).values()];

/** Groups users by the messages that concern them. The cost grows with the kinds of messages, not with their number. */
export const groupUsersByMessages = <
  M extends { readonly id: number },
  U extends { readonly userId: number },
>(
  kinds: MessageKinds<M>,
  users: Iterable<U>,
  concerns: (user: U, message: M) => boolean,
): MessageGroup<M>[] => {
  const shares = new Map<string, { readonly users: number[]; readonly kinds: MessageKinds<M> }>();
  for (const user of users) {
    const own = kinds.filter(([one]) => one && concerns(user, one));
    if (own.length === 0) continue;
    const key = own.length === kinds.length ? 'all' : own.map(([one]) => one?.id).join();
    const found = shares.get(key);
    if (found) found.users.push(user.userId);
    else shares.set(key, { users: [user.userId], kinds: own });
  }
  return Array.from(shares.values(), ({ users: of, kinds: own }) => ({
    users: of,
    messages: own.flat().sort((a, b) => a.id - b.id),
  }));
};

/** Adds users whom all of the messages concern. Returns the same list of users if there are no others. */
export const withUsersOfAll = <M extends { readonly id: number }>(
  groups: readonly MessageGroup<M>[],
  users: readonly number[],
  messages: readonly M[],
): MessageGroup<M>[] => {
  if (users.length === 0) return [...groups];
  const isOfAll = (group: MessageGroup<M>): boolean => group.messages.length === messages.length;
  const others = groups.filter(isOfAll).flatMap((group) => group.users);
  const ofAll = {
    users: others.length === 0 ? users : [...users, ...others],
    messages: [...messages].sort((a, b) => a.id - b.id),
  };
  return [ofAll, ...groups.filter((group) => !isOfAll(group))];
};

/**
 * Returns the users who get events about messages of one place, grouped by message. The cost grows with the changes of
 * the subscriptions since the first message, not with the subscribers.
 */
export const findMessageAudience = async <M extends MessageLocation>(
  scope: TxScope,
  place: VersionedPlace,
  messages: readonly M[],
): Promise<MessageGroup<M>[]> => {
  const { channel } = place;
  if (channel === null) return [{ users: parseUserIds(place.user_ids ?? ''), messages }];
  const { members, periods } = await findChannelAudience(scope, channel, messages);
  const access = new ViewerAccess(periods);
  const others = Array.from(access.idsOf(place), (id) => access.of(id, place));
  const kinds = groupByKind(messages, (message) => access.kindOf(message));
  const groups = groupUsersByMessages(kinds, others, (reader, message) =>
    reader.isNotifiedOfChanges(message),
  );
  return withUsersOfAll(groups, members, messages);
};

/** Returns all users of the groups, and always the actor. Returns the list of a single group as it is if it has the actor. */
export const withActor = (
  actor: { readonly id: number },
  groups: readonly Pick<MessageGroup<unknown>, 'users'>[],
): readonly number[] => {
  const [first, ...more] = groups;
  if (first && more.length === 0 && first.users.includes(actor.id)) return first.users;
  return [...new Set([actor.id, ...groups.flatMap(({ users }) => users)])];
};
