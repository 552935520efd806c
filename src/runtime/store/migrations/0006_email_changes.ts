import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // The last email that a user wants and has not confirmed yet.
  email_changes: (t) => {
    t.integer('user_id').unsigned().primary();
    t.string('new_email', 255).notNullable();
    // SHA-256 of the token in the link.
    t.string('token_hash', 64).notNullable().unique();
    t.bigInteger('expires_at').notNullable();
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
