import type { Knex } from 'knex';

import { addColumns, addIndexOfSome, createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // Conversations in which a user may have unread messages up to the floor.
  unread_below_floor: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('conversation_id').unsigned().notNullable();
    t.primary(['user_id', 'conversation_id']);
  },
};

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, tables);
  await addColumns(knex, 'users', {
    // Unread messages up to this ID are found without a look at each conversation.
    read_floor: (t) => t.integer('read_floor').unsigned().notNullable().defaultTo(0),
  });
  await addColumns(knex, 'conversations', {
    // The newest message ID when messages of the conversation last moved to another channel.
    moved_id: (t) => t.integer('moved_id').unsigned().nullable(),
  });
  await addIndexOfSome(knex, 'conversations', ['moved_id'], 'conversations_moved');
};
