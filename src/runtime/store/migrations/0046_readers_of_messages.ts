import type { Knex } from 'knex';

import { addIndex, dropIndex } from '../schema.js';

/** Finds the users who have read a message without reading the other marks and ranges. */
export const up = async (knex: Knex): Promise<void> => {
  await addIndex(knex, 'read_marks', ['conversation_id', 'watermark', 'user_id'], 'read_marks_readers');
  await dropIndex(knex, 'read_marks', 'read_marks_conversation');
  // With more columns, MariaDB would use it to find the ranges of one user.
  await addIndex(knex, 'read_ranges', ['conversation_id', 'last_id'], 'read_ranges_readers');
};
