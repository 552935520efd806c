import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // Runs of messages that are indexed together: each begins where the one before it ends.
  search_blocks: (t) => {
    t.increments('id');
    t.integer('first_id').unsigned().notNullable().unique();
    t.integer('last_id').unsigned().notNullable().unique();
    t.integer('messages').unsigned().notNullable();
    t.integer('characters').unsigned().notNullable();
    // Not to be merged with the blocks after it.
    t.boolean('is_full').notNullable();
    // Per message, see messages/search-index/block.ts.
    t.specificType('facts', 'mediumblob').notNullable();
  },
  // Which messages of a block contain which runs of characters, by the hash of these.
  search_postings: (t) => {
    t.integer('block_id').unsigned().notNullable();
    t.integer('bucket').unsigned().notNullable();
    t.specificType('postings', 'mediumblob').notNullable();
    t.primary(['block_id', 'bucket']);
  },
  // Messages that were edited, moved or deleted, maybe since their block was made.
  search_edits: (t) => {
    t.increments('id');
    t.integer('message_id').unsigned().notNullable().index();
    t.bigInteger('edited_at').notNullable();
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
