import { errors } from '../../../generated/errors.js';
import { hasRole, type Actor } from '../../authentication/actor.js';
import type { Server } from '../../server.js';
import { isWithinPolicy } from '../../user-groups/membership.js';
import { NO_TOPIC } from '../model/content.js';
import type { Edit } from './edit.js';
import type { LockedMessage } from '../model/lock.js';
import type { MessageRow } from '../model/store.js';

const EVERYONE_EDITS_TOPICS = 5;

type Dated = Pick<MessageRow, 'id' | 'date_sent'>;

const isTooOld = (server: Server, { date_sent }: Dated, limit: number | null): boolean =>
  limit !== null && server.clock.seconds() - date_sent > limit;

/** Refuses a user who may not change what the message says: not that of others, or not any more. */
export const checkMayEditContent = (server: Server, actor: Actor, message: LockedMessage): void => {
  const { allow_message_editing, message_content_edit_limit_seconds } = server.organization.current.settings;
  if (!allow_message_editing) throw errors.messageEditingDisabled();
  if (message.sender_id !== actor.id) throw errors.messageEditNotAllowed();
  if (isTooOld(server, message, message_content_edit_limit_seconds)) throw errors.messageEditTooLate();
};

/** The time limits of moving are none for those who look after the organization. */
const isBound = (actor: Actor): boolean => !hasRole(actor.role, 'moderator');

const checkTopicEdit = (server: Server, actor: Actor, message: LockedMessage): void => {
  // Anybody may put right what has no topic.
  if (message.topic === NO_TOPIC) return;
  const { edit_topic_policy, move_messages_within_stream_limit_seconds } =
    server.organization.current.settings;
  if (edit_topic_policy !== EVERYONE_EDITS_TOPICS && !isWithinPolicy(server, actor, edit_topic_policy)) {
    throw errors.messageEditNotAllowed();
  }
  if (isBound(actor) && isTooOld(server, message, move_messages_within_stream_limit_seconds)) {
    throw errors.topicEditTooLate();
  }
};

const checkChannelEdit = (server: Server, actor: Actor, message: LockedMessage): void => {
  const { move_messages_between_streams_policy, move_messages_between_streams_limit_seconds } =
    server.organization.current.settings;
  if (!isWithinPolicy(server, actor, move_messages_between_streams_policy)) {
    throw errors.messageMoveNotAllowed();
  }
  if (isBound(actor) && isTooOld(server, message, move_messages_between_streams_limit_seconds)) {
    throw errors.messageMoveTooLate();
  }
};

/** Refuses a user who may not take the message where the edit has it, wherever that is. */
export const checkMayMove = (server: Server, actor: Actor, message: LockedMessage, edit: Edit): void => {
  if (edit.topic !== undefined) checkTopicEdit(server, actor, message);
  if (edit.channelId !== undefined) checkChannelEdit(server, actor, message);
};

/** Refuses to move a whole topic of which some messages, in the order of their ids, are too old. */
export const checkMoveLimits = (
  server: Server,
  actor: Actor,
  { mode, topic, channelId }: Edit,
  messages: readonly Dated[],
): void => {
  if (mode !== 'change_all' || !isBound(actor)) return;
  const { move_messages_within_stream_limit_seconds, move_messages_between_streams_limit_seconds } =
    server.organization.current.settings;
  const limits = [
    topic === undefined ? null : move_messages_within_stream_limit_seconds,
    channelId === undefined ? null : move_messages_between_streams_limit_seconds,
  ];
  const allowed = messages.filter((message) => !limits.some((limit) => isTooOld(server, message, limit)));
  const [first] = allowed;
  if (!first || allowed.length === messages.length) return;
  throw errors.moveTimeLimitExceeded({
    first_message_id_allowed_to_move: first.id,
    total_messages_in_topic: messages.length,
    total_messages_allowed_to_move: allowed.length,
  });
};
