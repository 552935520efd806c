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
  // The settings of new accounts that the organization chose.
  user_settings_defaults: (t) => {
    t.string('name', 60).primary();
    // As JSON.
    t.string('value', 100).notNullable();
  },
  device_tokens: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    // `apns` or `gcm`.
    t.string('kind', 4).notNullable();
    // A keyed hash, since neither engine indexes texts of any length.
    t.string('token_hash', 64).notNullable();
    t.text('token_encrypted').notNullable();
    // The app. Only for `apns`.
    t.string('app_id', 100).nullable();
    // UNIX seconds.
    t.integer('registered_at').notNullable();
    t.unique(['user_id', 'kind', 'token_hash'], { indexName: 'device_tokens_token' });
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
