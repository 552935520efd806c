import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  scheduled_messages: (t) => {
    t.increments('id');
    t.integer('sender_id').unsigned().notNullable();
    // null for messages to people.
    t.integer('channel_id').unsigned().nullable();
    // JSON, sorted; null for messages to channels.
    t.text('user_ids').nullable();
    t.string('topic', 60).notNullable();
    t.text('content', 'mediumtext').notNullable();
    t.text('rendered_content', 'mediumtext').notNullable();
    t.bigInteger('scheduled_delivery_timestamp').notNullable();
    t.boolean('read_by_sender').notNullable();
    t.string('client', 30).notNullable();
    t.string('state', 10).notNullable().defaultTo('waiting');
    // Why it was not sent, where it failed.
    t.text('failure').nullable();
    t.index(['state', 'scheduled_delivery_timestamp', 'id'], 'scheduled_messages_due');
    t.index(['sender_id', 'scheduled_delivery_timestamp', 'id'], 'scheduled_messages_sender');
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
