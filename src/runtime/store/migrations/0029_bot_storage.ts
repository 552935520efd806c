import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  bot_storage: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    // SHA-256 of the key, since neither engine indexes texts of any length.
    t.string('key_hash', 43).notNullable();
    // Bytes of the key and the value.
    t.integer('size').unsigned().notNullable();
    t.text('name', 'mediumtext').notNullable();
    t.text('value', 'mediumtext').notNullable();
    t.unique(['user_id', 'key_hash'], { indexName: 'bot_storage_key' });
  },
  // Number and bytes of the entries of each account, so that a limit is checked without reading the entries.
  bot_storage_usage: (t) => {
    t.integer('user_id').unsigned().primary();
    t.integer('entries').notNullable();
    t.integer('bytes').notNullable();
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
