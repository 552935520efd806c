import type { Knex } from 'knex';

import { createTables } from '../schema.js';

export const up = (knex: Knex): Promise<void> =>
  createTables(knex, {
    reactions: (t) => {
      t.increments('id');
      t.integer('message_id').unsigned().notNullable();
      t.integer('user_id').unsigned().notNullable();
      t.string('emoji_name', 100).notNullable();
      t.string('emoji_code', 100).notNullable();
      t.string('reaction_type', 30).notNullable();
      t.unique(['message_id', 'user_id', 'reaction_type', 'emoji_code'], { indexName: 'reactions_once' });
    },
  });
