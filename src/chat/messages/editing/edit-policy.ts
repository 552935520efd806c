import { errors } from '../../../../generated/errors.js';
import { hasRole, type Actor } from '../../../runtime/identity/actor.js';
import type { Services } from '../../services.js';
import { isWithinPolicy } from '../../user-groups/membership.js';
import { NO_TOPIC } from '../model/content.js';
import type { Edit } from './edit.js';
import type { LockedMessage } from '../model/lock.js';
import type { MessageRow } from '../model/store.js';

const EVERYONE_EDITS_TOPICS = 5;

type Dated = Pick<MessageRow, 'id' | 'date_sent'>;

const isTooOld = (services: Services, { date_sent }: Dated, limit: number | null): boolean =>
  limit !== null && services.clock.seconds() - date_sent > limit;

/** Throws if the user may not edit the content: not the sender, editing disabled, or time limit exceeded. */
export const checkMayEditContent = (services: Services, actor: Actor, message: LockedMessage): void => {
  const { allow_message_editing, message_content_edit_limit_seconds } =
    services.organization.current.settings;
  if (!allow_message_editing) throw errors.messageEditingDisabled();
  if (message.sender_id !== actor.id) throw errors.messageEditNotAllowed();
  if (isTooOld(services, message, message_content_edit_limit_seconds)) throw errors.messageEditTooLate();
};

/** Moderators, administrators and owners are exempt from the time limits on moving messages. */
const isBound = (actor: Actor): boolean => !hasRole(actor.role, 'moderator');

const checkTopicEdit = (services: Services, actor: Actor, message: LockedMessage): void => {
  // All users may add a missing topic.
  if (message.topic === NO_TOPIC) return;
  const { edit_topic_policy, move_messages_within_stream_limit_seconds } =
    services.organization.current.settings;
  if (edit_topic_policy !== EVERYONE_EDITS_TOPICS && !isWithinPolicy(services, actor, edit_topic_policy)) {
    throw errors.messageEditNotAllowed();
  }
  if (isBound(actor) && isTooOld(services, message, move_messages_within_stream_limit_seconds)) {
    throw errors.topicEditTooLate();
  }
};

const checkChannelEdit = (services: Services, actor: Actor, message: LockedMessage): void => {
  const { move_messages_between_streams_policy, move_messages_between_streams_limit_seconds } =
    services.organization.current.settings;
  if (!isWithinPolicy(services, actor, move_messages_between_streams_policy)) {
    throw errors.messageMoveNotAllowed();
  }
  if (isBound(actor) && isTooOld(services, message, move_messages_between_streams_limit_seconds)) {
    throw errors.messageMoveTooLate();
  }
};

/** Throws if the user may not move the message to the topic or channel of the edit. */
export const checkMayMove = (services: Services, actor: Actor, message: LockedMessage, edit: Edit): void => {
  if (edit.topic !== undefined) checkTopicEdit(services, actor, message);
  if (edit.channelId !== undefined) checkChannelEdit(services, actor, message);
};

/** Throws if a whole topic is to be moved and some of its messages are too old. The messages are ordered by ID. */
export const checkMoveLimits = (
  services: Services,
  actor: Actor,
  { mode, topic, channelId }: Edit,
  messages: readonly Dated[],
): void => {
  if (mode !== 'change_all' || !isBound(actor)) return;
  const { move_messages_within_stream_limit_seconds, move_messages_between_streams_limit_seconds } =
    services.organization.current.settings;
  const limits = [
    topic === undefined ? null : move_messages_within_stream_limit_seconds,
    channelId === undefined ? null : move_messages_between_streams_limit_seconds,
  ];
  const allowed = messages.filter((message) => !limits.some((limit) => isTooOld(services, message, limit)));
  const [first] = allowed;
  if (!first || allowed.length === messages.length) return;
  throw errors.moveTimeLimitExceeded({
    first_message_id_allowed_to_move: first.id,
    total_messages_in_topic: messages.length,
    total_messages_allowed_to_move: allowed.length,
  });
};
