import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  attachments: (t) => {
    t.increments('id');
    // `1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV`: where the file is, and how it is found.
    t.string('file_key', 60).notNullable().unique();
    // The last step of its address.
    t.string('path_name', 100).notNullable();
    t.string('name', 255).notNullable();
    t.integer('owner_id').unsigned().notNullable();
    t.string('content_type', 255).notNullable();
    t.bigInteger('size').notNullable();
    // Of pictures that messages show.
    t.integer('width').unsigned().nullable();
    t.integer('height').unsigned().nullable();
    t.bigInteger('create_time_ms').notNullable();
    // Whether a message refers to it, sent or scheduled; follows from the tables below.
    t.boolean('is_used').notNullable().defaultTo(false);
    t.index(['owner_id', 'id'], 'attachments_owner');
    t.index(['is_used', 'create_time_ms'], 'attachments_unused');
    // Covers the sum of all sizes.
    t.index(['size'], 'attachments_size');
  },
  attachment_messages: (t) => {
    t.integer('attachment_id').unsigned().notNullable();
    t.integer('message_id').unsigned().notNullable();
    t.primary(['attachment_id', 'message_id']);
    t.index(['message_id'], 'attachment_messages_message');
  },
  attachment_scheduled_messages: (t) => {
    t.integer('attachment_id').unsigned().notNullable();
    t.integer('scheduled_message_id').unsigned().notNullable();
    t.primary(['attachment_id', 'scheduled_message_id']);
    t.index(['scheduled_message_id'], 'attachment_scheduled_messages_message');
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
