import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  exports: (t) => {
    t.increments('id');
    t.integer('acting_user_id').unsigned().notNullable();
    // All times are UNIX seconds.
    t.bigInteger('requested_at').notNullable();
    // The name of the archive among the exports. Null while there is none.
    t.string('file_key', 60);
    t.bigInteger('size');
    t.bigInteger('failed_at');
    t.bigInteger('deleted_at');
    // The process that makes the archive, and until when no other process takes over.
    t.string('claimed_by', 36);
    t.bigInteger('claimed_until').notNullable().defaultTo(0);
    t.integer('attempts').notNullable().defaultTo(0);
    // How many of the messages were looked at, in hundredths.
    t.integer('progress').notNullable().defaultTo(0);
    t.index(['requested_at'], 'exports_requested');
    t.index(['file_key'], 'exports_file');
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
