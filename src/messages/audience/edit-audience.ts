import type { Actor } from '../../authentication/actor.js';
import type { Tx } from '../../store/types.js';
import type { LockedMessage } from '../model/lock.js';
import type { Move, Moved } from '../editing/move.js';
import {
  groupByKind,
  ViewerAccess,
  groupUsersByMessages,
  type MessageKinds,
  type Place,
  type MessageLocation,
  type Reader,
  type MessageGroup,
} from './message-audience.js';

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
  readonly messages: MessageKinds<Edited>;
}

/** Returns all users whom an edit may affect, including the editing user, in one statement. */
export const findEditViewers = async (
  tx: Tx,
  { id: actorId }: Actor,
  message: LockedMessage,
  move: Move | undefined,
): Promise<EditViewers> => {
  const before: Place = message;
  const after: Place = move ? { channel: move.to.channel, user_ids: null } : before;
  const edited = editedMessages(message, move);
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
  return { people, messages };
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

export const computeEditAudience = ({ people, messages }: EditViewers): EditAudience => ({
  keeping: groupUsersByMessages(messages, people, ({ isActor, before, after }, message) => {
    if (isActor) return true;
    if (before.isNotifiedOfChanges(message.before)) return after.mayRead(message.after);
    return before.canSeeConversation && after.isNotifiedOfChanges(message.after);
  }),
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
