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

/** Somebody, as they stood to messages before an edit and stand to them after it. */
export interface EditViewer {
  readonly userId: number;
  /** Who edits is told, also from outside. */
  readonly isActor: boolean;
  readonly before: Reader;
  readonly after: Reader;
}

/** A message that an edit is about. */
export type Edited = Omit<Moved, 'date_sent' | 'history_bytes'>;

/** The messages that an edit is about. */
const editedMessages = (message: LockedMessage, move: Move | undefined): readonly Edited[] =>
  move?.messages ?? [{ ...message, before: message, after: message }];

/** Those whom an edit may concern, and what it is about. */
export interface EditViewers {
  readonly people: readonly EditViewer[];
  readonly messages: MessageKinds<Edited>;
}

/** Everybody whom an edit may concern, whoever edits among them, in one statement. */
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

/** Who is told of an edit of which messages. */
export interface EditAudience {
  /** Who has the messages still, or now, and may know of the place they were in. */
  readonly keeping: readonly MessageGroup<Edited>[];
  /** Who may no longer read them. */
  readonly losing: readonly MessageGroup<Edited>[];
  /** For whom they can no longer be unread, though they keep them. */
  readonly settling: readonly MessageGroup<Edited>[];
}

export const computeEditAudience = ({ people, messages }: EditViewers): EditAudience => ({
  keeping: groupUsersByMessages(messages, people, ({ isActor, before, after }, message) => {
    if (isActor) return true;
    if (before.looksOn(message.before)) return after.mayRead(message.after);
    return before.seesPlace && after.looksOn(message.after);
  }),
  losing: groupUsersByMessages(
    messages,
    people,
    ({ isActor, before, after }, message) =>
      !isActor && before.looksOn(message.before) && !after.mayRead(message.after),
  ),
  settling: groupUsersByMessages(
    messages,
    people,
    ({ before, after }, message) =>
      before.mayBeUnread(message.before) && !after.mayBeUnread(message.after) && after.mayRead(message.after),
  ),
});
