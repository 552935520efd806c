import { operation } from '../operation.js';
import { prepareToStore } from './sending/rendering.js';
import { prepareContent, applyContentEdit } from './editing/edit-content.js';
import { emitEdit } from './editing/edit-events.js';
import { parseEdit } from './editing/edit.js';
import { lockMessage } from './model/lock.js';
import { postNotices } from './editing/move-notices.js';
import { emitFirstMessages, prepareMove } from './editing/move.js';
import { moveRows } from './editing/move-rows.js';
import { onTopicMove } from './editing/move-topic-policies.js';
import { findEditWitnesses } from './audience/edit-audience.js';

/**
 * PATCH /messages/{message_id}: edits the content of a message, or moves it, possibly with other messages of its topic.
 */
export const updateMessage = operation(
  'updateMessage',
  async (context) => {
    const { input, actor, tx, services } = context;
    const message = await lockMessage(tx, actor, input.message_id);
    const edit = parseEdit(services, message, input);
    const rewriting = await prepareContent(context, message, edit);
    const move = await prepareMove(context, message, edit);
    const timestamp = services.clock.seconds();
    const done = {
      move,
      rewriting,
      timestamp,
      witnesses: await findEditWitnesses(context, actor, message, move),
    };
    if (move) await moveRows(tx, move, { user_id: actor.id, timestamp });
    if (rewriting) await applyContentEdit(context, message, rewriting, done);
    if (move) await onTopicMove(context, move);
    await emitEdit(context, message, done);
    if (!move) return {};
    await emitFirstMessages(context, move);
    await postNotices(context, move, {
      inOldTopic: input.send_notification_to_old_thread,
      inNewTopic: input.send_notification_to_new_thread,
    });
    return {};
  },
  { before: prepareToStore },
);
