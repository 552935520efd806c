import { errors } from '../../../../generated/errors.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import { emitFirstMessage } from '../../channels/first-message.js';
import { canSeeChannel } from '../../channels/model/policy.js';
import { everything, type SqlCondition } from '../../../runtime/store/sql-condition.js';
import { lockChannels, type ChannelRow } from '../../channels/model/store.js';
import { newestMessageId } from '../model/first-and-last-message.js';
import { subscribedChannelIds } from '../../channels/model/subscriptions.js';
import type { Scope, TxScope } from '../../scope.js';
import { nameKey } from '../../../lib/name-key.js';
import type { Tx } from '../../../runtime/store/types.js';
import { presentlyReadable } from '../model/access.js';
import { isMove, type Edit, type PropagateMode } from './edit.js';
import { checkMayMove, checkMoveLimits } from './edit-policy.js';
import type { ChangedPlace } from '../model/edit-history.js';
import type { LockedMessage } from '../model/lock.js';
import type { MessageLocation } from '../audience/viewer-access.js';
import { checkMayPost } from '../sending/policy.js';
import type { MessageRow } from '../model/store.js';

/** A message to move, with its location before and after the move. */
export interface Moved extends Pick<
  MessageRow,
  'id' | 'sender_id' | 'conversation_id' | 'date_sent' | 'read_by_sender' | 'wildcard_mention' | 'topic'
> {
  readonly before: MessageLocation;
  readonly after: MessageLocation;
  /** Null if the message was never edited. */
  readonly history_bytes: number | null;
}

export interface TopicLocation {
  readonly channel: ChannelRow;
  readonly topic: string;
}

/**
 * The number of ways to write a topic that a move keeps, since each has an event of its own. With more of them, all messages
 * get the topic of the message that the request names.
 */
const MOST_SPELLINGS = 10;

/** A move of messages to another topic or channel. */
export interface Move {
  readonly mode: PropagateMode;
  /** The topic as the message that the request names has it. The other messages may have it in another case. */
  readonly from: TopicLocation;
  readonly to: TopicLocation;
  /** Whether the messages get the topic of `to`. If not, each keeps its topic as it is written. */
  readonly isRenamed: boolean;
  /** Messages with a change, ascending by ID. */
  readonly messages: readonly Moved[];
  /** Whether the old topic becomes empty. */
  readonly isWhole: boolean;
  /** Whether the new topic already had messages. */
  readonly isMerge: boolean;
  /** Whether it looks like a whole topic to the mover, who may not be able to read all messages of both topics. */
  readonly looksWhole: boolean;
  /** Whether the new topic already had messages that the mover can read. */
  readonly looksMerged: boolean;
}

/** Returns the topic of a message after a move. */
export const topicAfter = ({ to, isRenamed }: Move, { topic }: Pick<Moved, 'topic'>): string =>
  isRenamed ? to.topic : topic;

/** Returns what a move changes about a message, as its edit history states it. */
export const changedPlace = (move: Move, message: Pick<Moved, 'topic'>): ChangedPlace => {
  const { from, to } = move;
  const topic = topicAfter(move, message);
  return {
    ...(from.channel.id !== to.channel.id && { prev_stream: from.channel.id, stream: to.channel.id }),
    ...(topic !== message.topic && { prev_topic: message.topic, topic }),
  };
};

const findTarget = async (
  scope: Scope,
  target: ChannelRow | undefined,
  isSubscribed: boolean,
): Promise<ChannelRow> => {
  if (!target || target.is_archived || !canSeeChannel(scope.actor.role, target, isSubscribed)) {
    throw errors.invalidChannelId();
  }
  return checkMayPost(scope, { channel: target, isSubscribed }, () => errors.invalidChannelId());
};

type FoundRow = Omit<Moved, 'before' | 'after'> & MessageLocation;

/** SQL condition for the messages of the topic that the mode includes. */
const includedBy = (mode: PropagateMode, id: number): SqlCondition => {
  if (mode === 'change_all') return everything;
  return { sql: mode === 'change_one' ? 'm.id = ?' : 'm.id >= ?', values: [id] };
};

/** Returns the messages of the topic that the mode includes and the user can read. Locks them. */
const selectMessagesToMove = (
  tx: Tx,
  actor: Actor,
  { id, channel_id, topic }: LockedMessage,
  mode: PropagateMode,
): Promise<FoundRow[]> => {
  const access = presentlyReadable(actor);
  const meant = includedBy(mode, id);
  return tx.all<FoundRow>(
    `SELECT m.id, m.sender_id, m.conversation_id, m.date_sent, m.read_by_sender, m.wildcard_mention, m.topic,
       m.first_channel_id, m.arrival_id, OCTET_LENGTH(m.edit_history) AS history_bytes
     FROM messages m JOIN channels c ON c.id = m.channel_id
     WHERE m.channel_id = ? AND m.topic_key = ? AND ${meant.sql} AND ${access.sql}
     ORDER BY m.id${tx.updateLock}`,
    [channel_id, nameKey(topic), ...meant.values, ...access.values],
  );
};

/**
 * Returns the location in another channel. A message that returns to its first channel gets its original location back.
 */
const placeAfter = (
  { id, first_channel_id, arrival_id }: MessageLocation,
  from: ChannelRow,
  to: ChannelRow,
  arrivalId: number,
): MessageLocation => {
  if (from.id === to.id) return { id, first_channel_id, arrival_id };
  const first = first_channel_id ?? from.id;
  return first === to.id
    ? { id, first_channel_id: null, arrival_id: null }
    : { id, first_channel_id: first, arrival_id: arrivalId };
};

interface TopicSize {
  readonly messages: number;
  /** The messages that the user can read. */
  readonly readable: number;
}

const countInTopic = async (tx: Tx, actor: Actor, { channel, topic }: TopicLocation): Promise<TopicSize> => {
  const access = presentlyReadable(actor);
  const row = await tx.first<{ messages: number; readable: number | null }>(
    `SELECT COUNT(*) AS messages, SUM(CASE WHEN ${access.sql} THEN 1 ELSE 0 END) AS readable
     FROM messages m JOIN channels c ON c.id = m.channel_id WHERE m.channel_id = ? AND m.topic_key = ?`,
    [...access.values, channel.id, nameKey(topic)],
  );
  return { messages: row?.messages ?? 0, readable: row?.readable ?? 0 };
};

const emptyTopic: TopicSize = { messages: 0, readable: 0 };

/** Returns what an edit moves. Throws if the user may not move these messages, or not to this target. */
export const prepareMove = async (
  scope: Scope,
  message: LockedMessage,
  edit: Edit,
): Promise<Move | undefined> => {
  const { tx, services, actor } = scope;
  if (!isMove(edit) || message.channel === null) return undefined;
  const { id: fromId } = message.channel;
  const toId = edit.channelId ?? fromId;
  const channels = await lockChannels(tx, [...new Set([fromId, toId])]);
  const subscribed = await subscribedChannelIds(tx, actor.id, [fromId, toId]);
  checkMayMove(services, actor, message, edit);
  const source = channels.find(({ id }) => id === fromId);
  if (!source) throw errors.messageNotFound();
  const found = channels.find(({ id }) => id === toId);
  const target = toId === fromId ? source : await findTarget(scope, found, subscribed.has(toId));
  const meant = await selectMessagesToMove(tx, actor, message, edit.mode);
  checkMoveLimits(services, actor, edit, meant);
  const from = { channel: source, topic: message.topic };
  const to = { channel: target, topic: edit.topic ?? message.topic };
  const isSameTopic = source === target && nameKey(from.topic) === nameKey(to.topic);
  const arrivalId = Math.max(await newestMessageId(tx), target.last_arrival_id) + 1;
  const left = await countInTopic(tx, actor, from);
  const present = isSameTopic ? emptyTopic : await countInTopic(tx, actor, to);
  return {
    mode: edit.mode,
    from,
    to,
    isRenamed: edit.topic !== undefined || new Set(meant.map(({ topic }) => topic)).size > MOST_SPELLINGS,
    messages: meant
      .filter(({ topic }) => source !== target || topic !== edit.topic)
      .map((row) => ({ ...row, before: row, after: placeAfter(row, source, target, arrivalId) })),
    isWhole: left.messages === meant.length,
    isMerge: present.messages > 0,
    looksWhole: left.readable === meant.length,
    looksMerged: present.readable > 0,
  };
};

/** Sends an event for each of the two channels whose first message changed. */
export const emitFirstMessages = async (scope: TxScope, { from, to }: Move): Promise<void> => {
  if (from.channel.id === to.channel.id) return;
  for (const { channel } of [from, to]) await emitFirstMessage(scope, channel);
};
