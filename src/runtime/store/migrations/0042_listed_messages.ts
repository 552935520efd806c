import type { Knex } from 'knex';

import { addGenerated, addIndexOfSome, dropIndex, indexSomeOnly } from '../schema.js';

/**
 * What a message is listed for, as a sum: 1 has a link, 2 has an image, 4 has an attachment, 8 is in a resolved topic,
 * 16 mentions all subscribers of its channel. Null for most messages.
 */
const LISTED = `NULLIF(has_link + 2 * has_image + 4 * has_attachment
  + CASE WHEN channel_id IS NOT NULL AND SUBSTR(topic, 1, 2) = '✔ ' THEN 8 ELSE 0 END
  + CASE WHEN wildcard_mention IN (1, 3) THEN 16 ELSE 0 END, 0)`;

export const up = async (knex: Knex): Promise<void> => {
  await addGenerated(knex, 'messages', { name: 'listed', type: 'INTEGER', as: LISTED });
  // With the last two columns, the messages of a channel or a sender are found without reading messages.
  await addIndexOfSome(knex, 'messages', ['listed', 'id', 'channel_id', 'sender_id'], 'messages_listed');
  await dropIndex(knex, 'messages', 'messages_wildcard_mention');
  // Most messages never came from another channel.
  await indexSomeOnly(knex, 'messages', ['arrival_id', 'channel_id'], 'messages_arrival');
};
