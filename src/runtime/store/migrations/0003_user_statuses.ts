import type { Knex } from 'knex';

import { createTables } from '../schema.js';

export const up = (knex: Knex): Promise<void> =>
  createTables(knex, {
    // What users say of themselves; empty text stands for nothing.
    user_statuses: (t) => {
      t.integer('user_id').unsigned().primary();
      t.string('status_text', 60).notNullable();
      t.string('emoji_name', 100).notNullable();
      t.string('emoji_code', 100).notNullable();
      t.string('reaction_type', 30).notNullable();
    },
  });
