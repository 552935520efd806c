import type { Actor } from '../../authentication/actor.js';
import type { TxScope } from '../../scope.js';
import type { Tx } from '../../store/types.js';
import type { LockedMessage } from '../model/lock.js';
import type { Move, Moved } from '../editing/move.js';
import { findSteadyReceivers } from './channel-audience.js';
import {
  groupByKind,
  groupUsersByMessages,
  withUsersOfAll,
  type MessageGroup,
  type MessageKinds,
} from './message-audience.js';
import { allAccess, ViewerAccess, type MessageLocation, type Place, type Reader } from './viewer-access.js';

/** A user's access to messages before and after an edit. */
export interface EditViewer {
  readonly userId: number;
  /** The editing user always gets the event, also without a subscription to the channel. */
  readonly isActor: boolean;
  readonly before: Reader;
  readonly after: Reader;
}

/** A message that an edit affects. */
export type Edited = Omit<Moved, 'date_sent' | 'history_bytes'>;

/** Returns the messages that an edit affects. */
const editedMessages = (message: LockedMessage, move: Move | undefined): readonly Edited[] =>
  move?.messages ?? [{ ...message, before: message, after: message }];

/** The users and messages that an edit may affect. */
export interface EditViewers {
  readonly people: readonly EditViewer[];
  /** Other users, who received and read all of the messages, before and after the edit. */
  readonly steady: readonly number[];
  readonly messages: MessageKinds<Edited>;
}

/** Returns all users whom a move may affect, including the editing user, in one statement. */
const findMoveViewers = async (
  tx: Tx,
  actorId: number,
  before: Place,
  after: Place,
  edited: readonly Edited[],
): Promise<EditViewers> => {
  const placed: MessageLocation[] = edited.flatMap((one) => [one.before, one.after]);
  const readers = await ViewerAccess.read(tx, [before, after], placed);
  const ids = new Set([actorId, ...readers.idsOf(before), ...readers.idsOf(after)]);
  const people = Array.from(ids, (userId) => ({
    userId,
    isActor: userId === actorId,
    before: readers.of(userId, before),
    after: readers.of(userId, after),
  }));
  const messages = groupByKind(edited, (one) => `${readers.kindOf(one.before)} ${readers.kindOf(one.after)}`);
  return { people, steady: [], messages };
};

/** Returns all users whom an edit may affect, including the editing user. */
export const findEditViewers = async (
  scope: TxScope,
  { id: actorId }: Actor,
  message: LockedMessage,
  move: Move | undefined,
): Promise<EditViewers> => {
  const edited = editedMessages(message, move);
  const after: Place = move ? { channel: move.to.channel, user_ids: null } : message;
  if (move || message.channel === null || message.first_channel_id !== null)
    return findMoveViewers(scope.tx, actorId, message, after, edited);
  const { steady, access } = await findSteadyReceivers(scope, message.channel, message);
  const isSteady = steady.includes(actorId);
  const people = Array.from(new Set([actorId, ...access.idsOf(message)]), (userId): EditViewer => {
    const reader = isSteady && userId === actorId ? allAccess(userId) : access.of(userId, message);
    return { userId, isActor: userId === actorId, before: reader, after: reader };
  });
  return { people, steady: isSteady ? steady.filter((id) => id !== actorId) : steady, messages: [edited] };
};

/** Which users get which event about an edit. */
export interface EditAudience {
  /** Users who keep or gain the messages and may know of the previous place. */
  readonly keeping: readonly MessageGroup<Edited>[];
  /** Users who can no longer read the messages. */
  readonly losing: readonly MessageGroup<Edited>[];
  /** Users who keep the messages, but for whom they can no longer be unread. */
  readonly settling: readonly MessageGroup<Edited>[];
}

export const computeEditAudience = ({ people, steady, messages }: EditViewers): EditAudience => ({
  keeping: withUsersOfAll(
    groupUsersByMessages(messages, people, ({ isActor, before, after }, message) => {
      if (isActor) return true;
      if (before.isNotifiedOfChanges(message.before)) return after.mayRead(message.after);
      return before.canSeeConversation && after.isNotifiedOfChanges(message.after);
    }),
    steady,
    messages.flat(),
  ),
  losing: groupUsersByMessages(
    messages,
    people,
    ({ isActor, before, after }, message) =>
      !isActor && before.isNotifiedOfChanges(message.before) && !after.mayRead(message.after),
  ),
  settling: groupUsersByMessages(
    messages,
    people,
    ({ before, after }, message) =>
      before.mayBeUnread(message.before) && !after.mayBeUnread(message.after) && after.mayRead(message.after),
  ),
});
