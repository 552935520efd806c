import { claimForScheduled } from '../attachments/attachment-references.js';
import { operation } from '../operation.js';
import { prepareToStore } from '../messages/sending/rendering.js';
import { checkScheduledCaps } from './caps.js';
import { checkScheduled, checkTime } from './check.js';
import { emitScheduled } from './events.js';
import { insertScheduled } from './store.js';

/** POST /scheduled_messages: schedules a message. */
export const createScheduledMessage = operation(
  'createScheduledMessage',
  async (context) => {
    const { input, actor, tx, services, request } = context;
    const { type, to, content, topic, scheduled_delivery_timestamp } = input;
    checkTime(services, scheduled_delivery_timestamp);
    const { fields, uploads } = await checkScheduled(context, { type, to, content, topic });
    await checkScheduledCaps(tx, actor, fields);
    const row = {
      ...fields,
      scheduled_delivery_timestamp,
      sender_id: actor.id,
      read_by_sender: input.read_by_sender ? 1 : 0,
      client: request.client,
    };
    const id = await insertScheduled(tx, row);
    if (uploads.size > 0) await claimForScheduled(tx, id, uploads);
    emitScheduled(tx, { ...row, id, state: 'waiting' });
    return { scheduled_message_id: id };
  },
  { before: prepareToStore },
);
