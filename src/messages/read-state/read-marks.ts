import type { SqlCondition } from '../../channels/model/policy.js';
import { fromMuted } from '../../users/model/muted-users.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';

/*
 * Whether a user has read a message. Only direct messages, and messages received during a current subscription, can be
 * unread. Leaving a channel ends this state. A message counts as read if its ID is up to the watermark, if the user sent
 * it as read, or if the user has muted its sender. For the exceptions of the mark the opposite applies. Marks belong to the conversation to which a
 * message was first sent, so moving messages changes no marks.
 */

/** What a user has read in one conversation. */
export interface ReadMark {
  readonly watermark: number;
  readonly exceptions: ReadonlySet<number>;
}

export const nothingRead: ReadMark = { watermark: 0, exceptions: new Set() };

/** Exceptions are stored as IDs separated by commas. */
const parseExceptions = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** The columns of a message that determine whether it is read. */
export interface Readable {
  readonly id: number;
  readonly sender_id: number;
  readonly read_by_sender: number;
}

/** `isFromMuted` states whether the message counts as read because the user has muted its sender. */
export const isRead = (message: Readable, userId: number, mark: ReadMark, isFromMuted: boolean): boolean => {
  const byDefault =
    isFromMuted ||
    message.id <= mark.watermark ||
    (message.sender_id === userId && message.read_by_sender === 1);
  return byDefault !== mark.exceptions.has(message.id);
};

interface MarkRow {
  readonly user_id: number;
  readonly conversation_id: number;
  readonly watermark: number;
  readonly exceptions: string;
}

const COLUMNS = 'user_id, conversation_id, watermark, exceptions';

const parseReadMark = ({ watermark, exceptions }: MarkRow): ReadMark => ({
  watermark,
  exceptions: new Set(parseExceptions(exceptions)),
});

/** Returns the user's marks in some conversations, in one statement. */
export const listReadMarks = async (
  tx: Tx,
  userId: number,
  conversationIds: readonly number[],
): Promise<ReadonlyMap<number, ReadMark>> => {
  if (conversationIds.length === 0) return new Map();
  const rows = await tx.all<MarkRow>(
    `SELECT ${COLUMNS} FROM read_marks
     WHERE user_id = ? AND conversation_id IN (${placeholders(conversationIds)})`,
    [userId, ...conversationIds],
  );
  return new Map(rows.map((row) => [row.conversation_id, parseReadMark(row)]));
};

/** Returns all marks of a conversation, by user. */
export const listMarksOf = async (tx: Tx, conversationId: number): Promise<ReadonlyMap<number, ReadMark>> => {
  const rows = await tx.all<MarkRow>(`SELECT ${COLUMNS} FROM read_marks WHERE conversation_id = ?`, [
    conversationId,
  ]);
  return new Map(rows.map((row) => [row.user_id, parseReadMark(row)]));
};

/** Returns the IDs of all messages that are exceptions of the user's marks. */
export const listReadExceptions = async (tx: Tx, userId: number): Promise<number[]> => {
  const rows = await tx.all<{ exceptions: string }>(
    "SELECT exceptions FROM read_marks WHERE user_id = ? AND exceptions <> ''",
    [userId],
  );
  return rows.flatMap(({ exceptions }) => parseExceptions(exceptions));
};

/** The opposite of `isRead` as SQL on messages `m` that can be unread. `k` is the user's mark, from a LEFT JOIN. */
export const unreadByMark = (userId: number, exceptions: readonly number[]): SqlCondition => {
  const beyond = `(m.id > COALESCE(k.watermark, 0) AND NOT (m.sender_id = ? AND m.read_by_sender = 1)
    AND NOT ${fromMuted('?')})`;
  const values = [userId, userId];
  if (exceptions.length === 0) return { sql: beyond, values };
  const places = placeholders(exceptions);
  return {
    sql: `CASE WHEN m.id IN (${places}) THEN NOT ${beyond} ELSE ${beyond} END`,
    values: [...exceptions, ...values, ...values],
  };
};

/** Marks one message as read for a user who has not read the messages before it. It must be new. */
export const markNewestRead = async (
  tx: Tx,
  user_id: number,
  { id, conversation_id }: { readonly id: number; readonly conversation_id: number },
): Promise<void> => {
  const mark = await tx.first<MarkRow>(
    `SELECT ${COLUMNS} FROM read_marks WHERE user_id = ? AND conversation_id = ?${tx.updateLock}`,
    [user_id, conversation_id],
  );
  const exceptions = [...parseExceptions(mark?.exceptions ?? ''), id].join(',');
  const row = { user_id, conversation_id, watermark: mark?.watermark ?? 0, exceptions };
  await tx.upsertMany('read_marks', [row], ['user_id', 'conversation_id']);
};

/** Removes messages from the exceptions of the marks. */
const withoutExceptions = async (
  tx: Tx,
  marks: readonly MarkRow[],
  gone: ReadonlySet<number>,
): Promise<void> => {
  const shorter = marks.flatMap((mark) => {
    const kept = parseExceptions(mark.exceptions)
      .filter((id) => !gone.has(id))
      .join(',');
    return kept === mark.exceptions ? [] : [{ ...mark, exceptions: kept }];
  });
  if (shorter.length > 0) await tx.upsertMany('read_marks', shorter, ['user_id', 'conversation_id']);
};

/** Removes messages from the exceptions of a user's marks. */
export const dropOwnExceptions = async (
  tx: Tx,
  userId: number,
  messageIds: ReadonlySet<number>,
): Promise<void> => {
  const marks = await tx.all<MarkRow>(
    `SELECT ${COLUMNS} FROM read_marks WHERE user_id = ? AND exceptions <> ''${tx.updateLock}`,
    [userId],
  );
  await withoutExceptions(tx, marks, messageIds);
};

/** Removes deleted messages from the exceptions of all marks. */
export const dropExceptions = async (
  tx: Tx,
  conversationIds: readonly number[],
  messageIds: readonly number[],
): Promise<void> => {
  const conversations = [...new Set(conversationIds)];
  const marks = await tx.all<MarkRow>(
    `SELECT ${COLUMNS} FROM read_marks
     WHERE conversation_id IN (${placeholders(conversations)}) AND exceptions <> ''`,
    conversations,
  );
  await withoutExceptions(tx, marks, new Set(messageIds));
};
