import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { claimForScheduled } from '../attachments/attachment-references.js';
import { operation } from '../operation.js';
import { prepareToStore } from '../messages/sending/rendering.js';
import { checkScheduledCaps } from './caps.js';
import { checkScheduled, checkTime, isToChannel, type Wanted } from './check.js';
import { emitChanged } from './events.js';
import { findOwnUnsent } from './own-unsent.js';
import { reschedule } from './store.js';
import { peopleOf, type ScheduledRow } from './view.js';

type Changes = Omit<Input<'updateScheduledMessage'>, 'scheduled_message_id'>;

/** Throws if the changes are not valid for any message. */
const checkChanges = ({ type, to, topic, content, scheduled_delivery_timestamp: time }: Changes): void => {
  const given = [type, to, topic, content, time].filter((value) => value !== undefined);
  if (given.length === 0) throw errors.nothingToChange();
  if (type === undefined) return;
  if (to === undefined) throw errors.scheduledRecipientRequired();
  if (isToChannel(type) && topic === undefined) throw errors.scheduledTopicRequired();
};

/** Returns the message with its changes. Undefined if only its time changes. */
const changed = (row: ScheduledRow, { type, to, topic, content }: Changes): Wanted | undefined => {
  if (to === undefined && topic === undefined && content === undefined) return undefined;
  return {
    type: type ?? (row.channel_id === null ? 'direct' : 'channel'),
    to: to ?? row.channel_id ?? peopleOf(row),
    content: content ?? row.content,
    topic: topic ?? row.topic,
  };
};

/** PATCH /scheduled_messages/{scheduled_message_id}: edits a message that is not sent yet. */
export const updateScheduledMessage = operation(
  'updateScheduledMessage',
  async (context) => {
    const { input, actor, tx, services } = context;
    const { scheduled_message_id: id, ...changes } = input;
    checkChanges(changes);
    checkTime(services, changes.scheduled_delivery_timestamp);
    const row = await findOwnUnsent(tx, actor.id, id);
    const { scheduled_delivery_timestamp: time = row.scheduled_delivery_timestamp } = changes;
    if (row.state === 'failed' && changes.scheduled_delivery_timestamp === undefined) {
      throw errors.deliveryTimeNotInFuture();
    }
    const wanted = changed(row, changes);
    const checked = wanted && (await checkScheduled(context, wanted));
    const { channel_id, user_ids, topic, content, rendered_content } = checked?.fields ?? row;
    const fields = { channel_id, user_ids, topic, content, rendered_content };
    if (checked) {
      await checkScheduledCaps(tx, actor, checked.fields, id);
      await claimForScheduled(tx, id, checked.uploads);
    }
    await reschedule(tx, id, { ...fields, scheduled_delivery_timestamp: time });
    emitChanged(tx, { ...row, ...fields, scheduled_delivery_timestamp: time, state: 'waiting' });
    return {};
  },
  { before: prepareToStore },
);
