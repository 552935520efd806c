import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  sessions: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable().index();
    // SHA-256 of the id in the cookie, and of the one before it.
    t.string('token_hash', 64).notNullable().unique();
    t.string('previous_hash', 64).nullable().unique();
    t.bigInteger('rotated_at').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('expires_at').notNullable().index();
  },
  // The last link to a new password that was mailed to a user.
  password_resets: (t) => {
    t.integer('user_id').unsigned().primary();
    // The address that the link was mailed to.
    t.string('email_key', 255).notNullable();
    // SHA-256 of the token in the link.
    t.string('token_hash', 64).notNullable().unique();
    t.bigInteger('expires_at').notNullable();
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
