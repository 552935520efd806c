import { everything } from '../../../runtime/store/sql-condition.js';
import type { Scope } from '../../scope.js';
import { removeMessages } from '../removal/delete-messages.js';
import { lockNewestInTopic } from '../removal/newest-in-topic.js';
import { forgetUnreadFor } from '../read-state/unread-for.js';
import type { TopicLocation } from './move.js';

/** Seconds within which resolving or unresolving a topic undoes the opposite. */
const UNDO_SECONDS = 60;

/**
 * Deletes the notice that the topic was resolved or unresolved, if it is new and no message followed it. Returns whether
 * it did. A user who resolves a topic by mistake then leaves no notices.
 */
export const undoResolveNotice = async (
  scope: Scope,
  { channel, topic }: TopicLocation,
): Promise<boolean> => {
  const { tx, services, actor } = scope;
  const [newest] = await lockNewestInTopic(tx, { channel_id: channel.id, topic }, everything, 1);
  if (newest?.resolve_notice !== 1) return false;
  if (services.clock.seconds() - newest.date_sent > UNDO_SECONDS) return false;
  await removeMessages(scope, { channel, user_ids: null }, [newest], actor);
  await forgetUnreadFor(tx, newest);
  return true;
};
