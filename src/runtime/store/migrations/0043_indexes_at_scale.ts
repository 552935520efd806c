import type { Knex } from 'knex';

import { addIndex } from '../schema.js';

export const up = async (knex: Knex): Promise<void> => {
  // Finds the conversations with messages of a topic without reading the messages.
  await addIndex(knex, 'messages', ['channel_id', 'topic_key', 'conversation_id'], 'messages_conversations');
  // Administrators and owners are few.
  await addIndex(knex, 'users', ['role'], 'users_role');
};
