import type { Knex } from 'knex';

import { addColumns, addIndex, createTables, dropIndex, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // The messages of a conversation whose read state differs from what the watermark says, as ranges of IDs.
  read_ranges: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    t.integer('conversation_id').unsigned().notNullable();
    t.integer('first_id').unsigned().notNullable();
    t.integer('last_id').unsigned().notNullable();
    t.boolean('is_read').notNullable();
    // The ranges of a conversation are disjoint.
    t.unique(['user_id', 'conversation_id', 'last_id'], { indexName: 'read_ranges_place' });
  },
};

interface Exception {
  readonly user_id: number;
  readonly conversation_id: number;
  readonly id: number;
  readonly is_read: number;
}

/** The listed messages had the opposite of the state that the watermark and their sender give them. */
const readExceptions = async (knex: Knex): Promise<Exception[]> => {
  const marks = await knex('read_marks')
    .select<{ user_id: number; conversation_id: number; watermark: number; exceptions: string }[]>(
      'user_id',
      'conversation_id',
      'watermark',
      'exceptions',
    )
    .whereNot('exceptions', '');
  const found: Exception[] = [];
  for (const { user_id, conversation_id, watermark, exceptions } of marks) {
    const messages = await knex('messages')
      .select<{ id: number; sender_id: number; read_by_sender: number }[]>(
        'id',
        'sender_id',
        'read_by_sender',
      )
      .whereIn('id', exceptions.split(',').map(Number));
    for (const { id, sender_id, read_by_sender } of messages) {
      const isRead = id <= watermark || (sender_id === user_id && read_by_sender === 1);
      found.push({ user_id, conversation_id, id, is_read: isRead ? 0 : 1 });
    }
  }
  return found;
};

const moveExceptions = async (knex: Knex): Promise<void> => {
  for (const { id, is_read, ...place } of await readExceptions(knex)) {
    await knex('read_ranges')
      .insert({ ...place, first_id: id, last_id: id, is_read })
      .onConflict(['user_id', 'conversation_id', 'last_id'])
      .ignore();
    await knex('read_marks').where(place).update({ has_ranges: 1 });
  }
};

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, tables);
  await addColumns(knex, 'read_marks', {
    // Whether the user has ranges in the conversation.
    has_ranges: (t) => t.boolean('has_ranges').notNullable().defaultTo(false),
  });
  await addColumns(knex, 'users', {
    // Raised by every change of what the user has read.
    read_version: (t) => t.integer('read_version').unsigned().notNullable().defaultTo(0),
  });
  if (await knex.schema.hasColumn('read_marks', 'exceptions')) {
    await moveExceptions(knex);
    await knex.raw('ALTER TABLE read_marks DROP COLUMN exceptions');
  }
  // With these columns, the neighbours of a message that a user did not send are found without reading messages.
  const columns = ['conversation_id', 'id', 'sender_id', 'read_by_sender'];
  await addIndex(knex, 'messages', columns, 'messages_in_conversation');
  await dropIndex(knex, 'messages', 'messages_conversation');
};
