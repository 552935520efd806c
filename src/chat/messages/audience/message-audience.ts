import { groupBy } from '../../../lib/sorted-ids.js';
import type { TxScope } from '../../scope.js';
import { parseUserIds } from '../model/recipients.js';
import { findChannelAudience } from './channel-audience.js';
import { type MessageLocation, accessOf, type VersionedPlace } from './viewer-access.js';

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

/** Users who have the same access to messages. */
interface Viewers {
  readonly users: readonly number[];
}

/** Users whom the same messages concern. */
export interface ViewerGroup<M, V extends Viewers> extends MessageGroup<M> {
  readonly viewers: readonly V[];
}

/** Returns the users of all viewers. Returns a single list as it is, since an encoding of it may be cached. */
export const usersOf = (viewers: readonly Viewers[]): readonly number[] => {
  const [first, ...more] = viewers;
  if (first && more.length === 0) return first.users;
  const all: number[] = [];
  for (const { users } of viewers) for (const id of users) all.push(id);
  return all;
};

/** Groups users by the messages that concern them. The cost grows with the kinds of messages, not with their number. */
export const groupUsersByMessages = <M extends { readonly id: number }, V extends Viewers>(
  kinds: MessageKinds<M>,
  viewers: Iterable<V>,
  concerns: (viewer: V, message: M) => boolean,
): ViewerGroup<M, V>[] => {
  const shares = new Map<string, { readonly viewers: V[]; readonly kinds: MessageKinds<M> }>();
  for (const viewer of viewers) {
    const own = kinds.filter(([one]) => one && concerns(viewer, one));
    if (own.length === 0 || viewer.users.length === 0) continue;
    const key = own.length === kinds.length ? 'all' : own.map(([one]) => one?.id).join();
    const found = shares.get(key);
    if (found) found.viewers.push(viewer);
    else shares.set(key, { viewers: [viewer], kinds: own });
  }
  return Array.from(shares.values(), ({ viewers: of, kinds: own }) => ({
    users: usersOf(of),
    viewers: of,
    messages: own.flat().sort((a, b) => a.id - b.id),
  }));
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
  const others = Array.from(periods.visitors(channel.id), (id) => {
    const access = accessOf(periods.of(id), channel);
    return { users: [id], concerns: (message: M) => access.isNotifiedOfChanges(message) };
  });
  const kinds = groupByKind(messages, (message) => periods.kindOf(message));
  const viewers = [{ users: members, concerns: () => true }, ...others];
  return groupUsersByMessages(kinds, viewers, (viewer, message) => viewer.concerns(message));
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
