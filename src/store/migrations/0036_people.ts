import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  muted_users: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('muted_user_id').unsigned().notNullable();
    // UNIX seconds.
    t.integer('muted_at').notNullable();
    // Null while the user is muted. Afterwards, messages up to this ID count as read.
    t.integer('until_message_id').unsigned();
    t.primary(['user_id', 'muted_user_id']);
    t.index(['muted_user_id', 'until_message_id'], 'muted_users_muted');
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
