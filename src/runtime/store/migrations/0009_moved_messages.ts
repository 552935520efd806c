import type { Knex } from 'knex';

import { addColumns, addIndex } from '../schema.js';

export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'messages', {
    // The channel it was first sent to, once it was moved to another one.
    first_channel_id: (t) => t.integer('first_channel_id').unsigned().nullable(),
    // Then also its place among the ids at which it came to the channel it is in.
    arrival_id: (t) => t.integer('arrival_id').unsigned().nullable(),
  });
  // Edits and deletions look for everybody's marks of a conversation.
  await addIndex(knex, 'read_marks', ['conversation_id'], 'read_marks_conversation');
};
