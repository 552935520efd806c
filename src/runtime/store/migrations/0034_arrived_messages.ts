import type { Knex } from 'knex';

import { addIndex } from '../schema.js';

/**
 * Finds the messages that came to a channel from another one. The channel is second, since the index must not look useful for
 * other queries on a channel.
 */
export const up = (knex: Knex): Promise<void> =>
  addIndex(knex, 'messages', ['arrival_id', 'channel_id'], 'messages_arrival');
