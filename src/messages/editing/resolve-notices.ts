import type { Scope } from '../../scope.js';
import { nameKey } from '../../store/name-key.js';
import { removeMessages, type Removable } from '../removal/delete-messages.js';
import type { TopicLocation } from './move.js';

/** Seconds within which resolving or unresolving a topic undoes the opposite. */
const UNDO_SECONDS = 60;

interface NewestRow extends Removable {
  readonly date_sent: number;
  readonly resolve_notice: number;
}

/**
 * Deletes the notice that the topic was resolved or unresolved, if it is new and no message followed it. Returns whether
 * it did. A user who resolves a topic by mistake then leaves no notices.
 */
export const undoResolveNotice = async (
  scope: Scope,
  { channel, topic }: TopicLocation,
): Promise<boolean> => {
  const { tx, services, actor } = scope;
  const newest = await tx.first<NewestRow>(
    `SELECT id, conversation_id, topic, first_channel_id, arrival_id, date_sent, resolve_notice FROM messages
     WHERE channel_id = ? AND topic_key = ? ORDER BY id DESC LIMIT 1${tx.updateLock}`,
    [channel.id, nameKey(topic)],
  );
  if (newest?.resolve_notice !== 1) return false;
  if (services.clock.seconds() - newest.date_sent > UNDO_SECONDS) return false;
  await removeMessages(scope, { channel, user_ids: null }, [newest], actor);
  return true;
};
