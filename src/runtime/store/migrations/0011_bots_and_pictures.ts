import type { Knex } from 'knex';

import { addColumns, createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // What bots do where they do not say otherwise; a bot without a row has no wishes.
  bot_defaults: (t) => {
    t.integer('user_id').unsigned().primary();
    t.integer('default_sending_stream_id').unsigned().nullable();
    t.integer('default_events_register_stream_id').unsigned().nullable();
    t.boolean('default_all_public_streams').notNullable().defaultTo(false);
  },
  // The organization's own emoji. Deactivated ones stay, since messages and reactions show them.
  custom_emoji: (t) => {
    t.increments('id');
    t.string('name', 100).notNullable();
    // The name as long as the emoji is in use, else null, so that one name is in use once.
    t.string('active_name', 100).nullable().unique();
    t.integer('author_id').unsigned().nullable();
    // Where the images are; the still one only where the other moves.
    t.string('image_key', 100).notNullable();
    t.string('still_key', 100).nullable();
  },
};

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, tables);
  await addColumns(knex, 'users', {
    // Where the uploaded picture of an account is; null where it has none.
    avatar_key: (t) => {
      t.string('avatar_key', 100).nullable();
    },
  });
};
