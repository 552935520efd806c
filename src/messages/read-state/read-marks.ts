import type { SqlCondition } from '../../channels/model/policy.js';
import { placeholders } from '../../store/placeholders.js';
import type { Tx } from '../../store/types.js';

/*
 * Whether a user has read a message. Only messages that came by their present stay in a channel, and direct
 * messages, can be unread: whoever leaves a channel has done with it. Such a message is read when its id is up to
 * the watermark, or when they sent it as read; unless it is among the exceptions of the mark, for which it is the
 * other way round. Marks are kept for the conversation a message was first sent in, so that moving messages
 * touches nobody's marks.
 */

/** What a user has read of one conversation. */
export interface ReadMark {
  readonly watermark: number;
  readonly exceptions: ReadonlySet<number>;
}

export const nothingRead: ReadMark = { watermark: 0, exceptions: new Set() };

/** Exceptions are stored as ids with commas between. */
const parseExceptions = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** What of a message decides whether it is read. */
export interface Readable {
  readonly id: number;
  readonly sender_id: number;
  readonly read_by_sender: number;
}

export const isRead = (message: Readable, userId: number, mark: ReadMark): boolean => {
  const byDefault =
    message.id <= mark.watermark || (message.sender_id === userId && message.read_by_sender === 1);
  return byDefault !== mark.exceptions.has(message.id);
};

interface MarkRow {
  readonly user_id: number;
  readonly conversation_id: number;
  readonly watermark: number;
  readonly exceptions: string;
}

const COLUMNS = 'user_id, conversation_id, watermark, exceptions';

const readMark = ({ watermark, exceptions }: MarkRow): ReadMark => ({
  watermark,
  exceptions: new Set(parseExceptions(exceptions)),
});

/** The user's marks of some conversations, in one statement. */
export const findReadMarks = async (
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
  return new Map(rows.map((row) => [row.conversation_id, readMark(row)]));
};

/** Everybody's marks of a conversation, by user. */
export const findMarksOf = async (tx: Tx, conversationId: number): Promise<ReadonlyMap<number, ReadMark>> => {
  const rows = await tx.all<MarkRow>(`SELECT ${COLUMNS} FROM read_marks WHERE conversation_id = ?`, [
    conversationId,
  ]);
  return new Map(rows.map((row) => [row.user_id, readMark(row)]));
};

/** The ids of all messages for which the user's marks have it the other way round. */
export const findReadExceptions = async (tx: Tx, userId: number): Promise<number[]> => {
  const rows = await tx.all<{ exceptions: string }>(
    "SELECT exceptions FROM read_marks WHERE user_id = ? AND exceptions <> ''",
    [userId],
  );
  return rows.flatMap(({ exceptions }) => parseExceptions(exceptions));
};

/** `isRead` for a query over messages `m` that may be unread, and the user's mark `k`, joined from the left. */
export const unreadByMark = (userId: number, exceptions: readonly number[]): SqlCondition => {
  const beyond = '(m.id > COALESCE(k.watermark, 0) AND NOT (m.sender_id = ? AND m.read_by_sender = 1))';
  if (exceptions.length === 0) return { sql: beyond, values: [userId] };
  const places = placeholders(exceptions);
  return {
    sql: `CASE WHEN m.id IN (${places}) THEN NOT ${beyond} ELSE ${beyond} END`,
    values: [...exceptions, userId, userId],
  };
};

/** Takes messages that are no more out of everybody's marks. */
export const dropExceptions = async (
  tx: Tx,
  conversationIds: readonly number[],
  messageIds: readonly number[],
): Promise<void> => {
  const conversations = [...new Set(conversationIds)];
  const gone = new Set(messageIds);
  const marks = await tx.all<MarkRow>(
    `SELECT ${COLUMNS} FROM read_marks
     WHERE conversation_id IN (${placeholders(conversations)}) AND exceptions <> ''`,
    conversations,
  );
  const shorter = marks.flatMap((mark) => {
    const kept = parseExceptions(mark.exceptions)
      .filter((id) => !gone.has(id))
      .join(',');
    return kept === mark.exceptions ? [] : [{ ...mark, exceptions: kept }];
  });
  if (shorter.length > 0) await tx.upsertMany('read_marks', shorter, ['user_id', 'conversation_id']);
};
