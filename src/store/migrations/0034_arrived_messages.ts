import type { Knex } from 'knex';

import { addIndex } from '../schema.js';

/** Finds the messages that came to a channel from another one, among which are the topics that its subscribers got. */
export const up = (knex: Knex): Promise<void> =>
  addIndex(knex, 'messages', ['channel_id', 'arrival_id'], 'messages_arrival');
