import type { Knex } from 'knex';

import { addIndex, dropIndex } from '../schema.js';

/** Finds the users who have read a message, or who have ranges in its conversation, without reading the marks. */
export const up = async (knex: Knex): Promise<void> => {
  const columns = ['conversation_id', 'has_ranges', 'watermark', 'user_id'];
  await addIndex(knex, 'read_marks', columns, 'read_marks_readers');
  await dropIndex(knex, 'read_marks', 'read_marks_conversation');
};
