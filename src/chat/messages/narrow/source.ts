import type { Actor } from '../../../runtime/identity/actor.js';
import { allOf, everything, type SqlCondition } from '../../../runtime/store/sql-condition.js';
import { onlyIndex } from '../../../runtime/store/hints.js';
import { placeholders } from '../../../runtime/store/rows.js';
import type { Dialect } from '../../../runtime/store/types.js';
import { flagBits, listedBits } from '../model/flags.js';

/** Indexes of messages that end with the ID. */
export type MessageIndex =
  | 'messages_topic'
  | 'messages_recipient'
  | 'messages_sender'
  | 'messages_listed'
  | 'messages_listed_in';

/** A place in which all messages of a source are, or those of a narrow. Undefined: any. */
export interface At {
  /** Whether it is a direct conversation, or a channel. */
  readonly isDirect?: boolean;
  readonly channelId?: number;
  readonly topicKey?: string;
  readonly recipientId?: number;
}

/** Direct messages have the empty topic. */
export const DIRECT: At = { isDirect: true, topicKey: '' };

export const IN_CHANNELS: At = { isDirect: false };

/** Whether no message is at both places. */
export const areApart = (one: At, other: At): boolean =>
  (['isDirect', 'channelId', 'topicKey', 'recipientId'] as const).some(
    (key) => one[key] !== undefined && other[key] !== undefined && one[key] !== other[key],
  );

/** An index in the order of message IDs that has all messages which can meet a condition, and maybe others. */
export interface Source {
  /** The table as `x`. */
  readonly table: string;
  /** The column of the message IDs. */
  readonly id: 'id' | 'message_id';
  readonly where: SqlCondition;
  readonly at?: At;
  /** The index, if MySQL would read all messages of the place beyond the anchor otherwise. */
  readonly index?: MessageIndex;
  /** Whether they are messages that the database lists for a reason. */
  readonly isListed?: boolean;
}

export const ofMessages = (sql: string, ...values: SqlCondition['values']): Source => ({
  table: 'messages',
  id: 'id',
  where: { sql, values },
});

/** Some messages. */
export const messagesById = (ids: readonly number[]): Source =>
  ofMessages(`x.id IN (${placeholders(ids)})`, ...ids);

/** The messages that have some flags of the user. */
export const flaggedMessages = ({ id }: Actor, bits: number): Source => ({
  table: 'message_flags',
  id: 'message_id',
  where: { sql: 'x.user_id = ? AND (x.flags & ?) <> 0', values: [id, bits] },
});

/** The flags of messages that mention the user, apart from mentions of all subscribers. */
export const MENTIONED = flagBits.mentioned | flagBits.topic_wildcard_mentioned;

const LISTED_VALUES = Array.from({ length: 2 * listedBits.channelWildcard }, (_, value) => value);

/** The messages that the database lists for a reason, from one index range for each combination of reasons. */
export const listedFor = (bit: number): readonly Source[] =>
  LISTED_VALUES.filter((value) => value & bit).map((value) => ({
    ...ofMessages('x.listed = ?', value),
    index: 'messages_listed',
    isListed: true,
  }));

/** Restricts listed messages to those of a channel or a direct conversation, which have an index. */
export const listedIn = (source: Source, recipientId: number): Source => ({
  ...source,
  where: allOf([source.where, { sql: 'x.recipient_id = ?', values: [recipientId] }]),
  index: 'messages_listed_in',
});

/**
 * Restricts a source of other tables to the messages of a recipient or a sender, by a lookup in the index of these. With
 * EXISTS, MariaDB would begin with all messages of these.
 */
export const amongMessagesOf = (
  dialect: Dialect,
  source: Source,
  whose: 'recipient' | 'sender',
  id: number | undefined,
): Source => {
  if (id === undefined) return source;
  const sql = `(SELECT 1 FROM messages y ${onlyIndex(dialect, `messages_${whose}`)}
    WHERE y.${whose}_id = ? AND y.id = x.${source.id} LIMIT 1) IS NOT NULL`;
  return { ...source, where: allOf([source.where, { sql, values: [id] }]) };
};

/** The messages that mention the user. */
export const mentions = (actor: Actor): readonly Source[] => [
  flaggedMessages(actor, MENTIONED),
  ...listedFor(listedBits.channelWildcard),
];

export const messagesWithReactions: Source = {
  table: 'reactions',
  id: 'message_id',
  where: everything,
};
