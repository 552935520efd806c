import type { Actor } from '../authentication/actor.js';
import type { Tx } from '../store/types.js';
import type { LockedMessage } from './lock.js';
import type { Move, Moved } from './move.js';
import { Readers, share, type Place, type Placed, type Reader, type Share } from './onlookers.js';

/** Somebody, as they stood to messages before an edit and stand to them after it. */
export interface Witness {
  readonly userId: number;
  /** Who edits is told, also from outside. */
  readonly isActor: boolean;
  readonly before: Reader;
  readonly after: Reader;
}

/** A message that an edit is about. */
export type Edited = Omit<Moved, 'date_sent'>;

/** The messages that an edit is about. */
export const editedMessages = (message: LockedMessage, move: Move | undefined): readonly Edited[] =>
  move?.messages ?? [{ ...message, before: message, after: message }];

/** Everybody whom an edit may concern, whoever edits among them, in one statement. */
export const findWitnesses = async (
  tx: Tx,
  { id: actorId }: Actor,
  message: LockedMessage,
  move: Move | undefined,
): Promise<Witness[]> => {
  const before: Place = message;
  const after: Place = move ? { channel: move.to.channel, user_ids: null } : before;
  const placed: Placed[] = editedMessages(message, move).flatMap((one) => [one.before, one.after]);
  const readers = await Readers.read(tx, [before, after], placed);
  const ids = new Set([actorId, ...readers.idsOf(before), ...readers.idsOf(after)]);
  return Array.from(ids, (userId) => ({
    userId,
    isActor: userId === actorId,
    before: readers.of(userId, before),
    after: readers.of(userId, after),
  }));
};

/** Who is told of an edit of which messages. */
export interface Told {
  /** Who has the messages still, or now, and may know of the place they were in. */
  readonly keeping: readonly Share<Edited>[];
  /** Who may no longer read them. */
  readonly losing: readonly Share<Edited>[];
  /** For whom they can no longer be unread, though they keep them. */
  readonly settling: readonly Share<Edited>[];
}

export const tellEdit = (witnesses: readonly Witness[], messages: readonly Edited[]): Told => ({
  keeping: share(messages, witnesses, ({ isActor, before, after }, message) => {
    if (isActor) return true;
    if (before.looksOn(message.before)) return after.mayRead(message.after);
    return before.seesPlace && after.looksOn(message.after);
  }),
  losing: share(
    messages,
    witnesses,
    ({ isActor, before, after }, message) =>
      !isActor && before.looksOn(message.before) && !after.mayRead(message.after),
  ),
  settling: share(
    messages,
    witnesses,
    ({ before, after }, message) =>
      before.mayBeUnread(message.before) && !after.mayBeUnread(message.after) && after.mayRead(message.after),
  ),
});
