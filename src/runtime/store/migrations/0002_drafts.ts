import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  drafts: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    t.string('type', 10).notNullable();
    // JSON: the ID of a channel, or those of people.
    t.text('to_ids', 'mediumtext').notNullable();
    t.string('topic', 60).notNullable();
    t.text('content', 'mediumtext').notNullable();
    t.bigInteger('last_edit_timestamp').notNullable();
    t.index(['user_id', 'last_edit_timestamp', 'id'], 'drafts_user');
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
