import { roles, type Actor } from '../../../runtime/identity/actor.js';
import { ascendingIds, includesId, splitIds, type SortedIds } from '../../../lib/sorted-ids.js';
import type { TxScope } from '../../scope.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { LockedMessage } from '../model/lock.js';
import { parseUserIds } from '../model/recipients.js';
import type { Move, Moved } from '../editing/move.js';
import {
  groupByKind,
  groupUsersByMessages,
  type MessageKinds,
  type ViewerGroup,
} from './message-audience.js';
import { findChannelUsers, splitByRole, type SteadyUsers } from './steady-users.js';
import {
  allAccess,
  accessOf,
  steadyIn,
  type Memberships,
  type ViewerAccess,
  type VersionedChannel,
} from './viewer-access.js';

/** Users with the same access to messages before and after an edit. */
export interface EditViewers {
  readonly users: SortedIds;
  /** The editing user always gets the event, also without a subscription to the channel. */
  readonly isActor: boolean;
  readonly before: ViewerAccess;
  readonly after: ViewerAccess;
}

/** A message that an edit affects. */
export type Edited = Omit<Moved, 'date_sent' | 'history_bytes'>;

/** Returns the messages that an edit affects. */
const editedMessages = (message: LockedMessage, move: Move | undefined): readonly Edited[] =>
  move?.messages ?? [{ ...message, before: message, after: message }];

/** The users and messages that an edit may affect. */
export interface EditWitnesses {
  readonly viewers: readonly EditViewers[];
  readonly messages: MessageKinds<Edited>;
}

/** Users with the same subscriptions and role. */
interface Group {
  readonly users: SortedIds;
  readonly memberships: Memberships;
}

/** Returns the groups of users whose subscriptions did not change since the messages. */
const groupSteady = async (
  tx: Tx,
  steady: readonly SteadyUsers[],
  actorId: number,
  [before, after]: readonly [VersionedChannel, VersionedChannel],
): Promise<Group[]> => {
  // Without a move to another channel, all of them keep the messages, whatever their role. So does the editing user.
  if (before.id === after.id)
    return steady.map(({ users, channelIds }) => ({
      users,
      memberships: steadyIn(channelIds, roles.member),
    }));
  const groups = await splitByRole(tx, steady, [before, after]);
  return groups.flatMap(({ users, channelIds, role }) => {
    const { inside, outside } = splitIds(users, [actorId]);
    return [inside, outside].map((part) => ({ users: part, memberships: steadyIn(channelIds, role) }));
  });
};

/** Returns all users whom an edit in a channel may affect, including the editing user. */
const findChannelViewers = async (
  scope: TxScope,
  actorId: number,
  places: readonly [VersionedChannel, VersionedChannel],
  edited: readonly Edited[],
): Promise<EditWitnesses> => {
  const locations = edited.flatMap((one) => [one.before, one.after]);
  const [before, after] = places;
  const { steady, changed } = await findChannelUsers(scope, places, locations);
  const groups = await groupSteady(scope.tx, steady, actorId, places);
  const others = new Set([...changed.visitors(before.id), ...changed.visitors(after.id)]);
  if (!groups.some(({ users }) => includesId(users, actorId))) others.add(actorId);
  for (const id of others) groups.push({ users: [id], memberships: changed.of(id) });
  const viewers = groups.map(({ users, memberships }) => ({
    users,
    isActor: users.length === 1 && users[0] === actorId,
    before: accessOf(memberships, before),
    after: accessOf(memberships, after),
  }));
  const kindOf = (one: Edited): string => `${changed.kindOf(one.before)} ${changed.kindOf(one.after)}`;
  return { viewers, messages: groupByKind(edited, kindOf) };
};

/** Returns all users whom an edit may affect, including the editing user. */
export const findEditWitnesses = (
  scope: TxScope,
  { id: actorId }: Actor,
  message: LockedMessage,
  move: Move | undefined,
): Promise<EditWitnesses> => {
  const edited = editedMessages(message, move);
  if (message.channel !== null)
    return findChannelViewers(scope, actorId, [message.channel, move?.to.channel ?? message.channel], edited);
  const users = ascendingIds(parseUserIds(message.user_ids ?? ''));
  const viewers = [{ users, isActor: false, before: allAccess, after: allAccess }];
  return Promise.resolve({ viewers, messages: [edited] });
};

/** Users whom an edit of the same messages affects. */
export type EditGroup = ViewerGroup<Edited, EditViewers>;

/** Which users get which event about an edit. */
export interface EditAudience {
  /** Users who keep or gain the messages and may know of the previous place. */
  readonly keeping: readonly EditGroup[];
  /** Users who can no longer read the messages. */
  readonly losing: readonly EditGroup[];
}

export const computeEditAudience = ({ viewers, messages }: EditWitnesses): EditAudience => ({
  keeping: groupUsersByMessages(messages, viewers, ({ isActor, before, after }, message) => {
    if (isActor) return true;
    if (before.isNotifiedOfChanges(message.before)) return after.mayRead(message.after);
    return before.canSeeConversation && after.isNotifiedOfChanges(message.after);
  }),
  losing: groupUsersByMessages(
    messages,
    viewers,
    ({ isActor, before, after }, message) =>
      !isActor && before.isNotifiedOfChanges(message.before) && !after.mayRead(message.after),
  ),
});
