import type { Knex } from 'knex';

import { addIndex, dropIndex } from '../schema.js';

/** Finds the users who have read a message without reading the marks and ranges. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndex(knex, 'read_marks', ['conversation_id', 'watermark', 'user_id'], 'read_marks_readers');
  await dropIndex(knex, 'read_marks', 'read_marks_conversation');
  const columns = ['conversation_id', 'last_id', 'first_id', 'user_id', 'is_read'];
  await addIndex(knex, 'read_ranges', columns, 'read_ranges_readers');
};
