import type { Knex } from 'knex';

import { addIndex } from '../schema.js';

/** Finds the subscriptions to a channel that began or ended after a message. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndex(knex, 'subscriptions', ['channel_id', 'since_message_id'], 'subscriptions_since');
  await addIndex(knex, 'subscriptions', ['channel_id', 'until_message_id'], 'subscriptions_until');
};
