import type { Knex } from 'knex';

import { addIndex } from '../schema.js';

/** Finds the conversations with messages of a topic without reading the messages. */
export const up = (knex: Knex): Promise<void> =>
  addIndex(knex, 'messages', ['channel_id', 'topic_key', 'conversation_id'], 'messages_conversations');
