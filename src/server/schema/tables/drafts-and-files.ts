import type { Table } from '../../../runtime/store/schema.js';

/** The tables of what is not sent yet, and uploaded files. */
export const tables: Readonly<Record<string, Table>> = {
  drafts: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    t.string('type', 10).notNullable();
    // JSON: the ID of a channel, or those of people.
    t.text('to_ids', 'mediumtext').notNullable();
    t.string('topic', 60).notNullable();
    t.text('content', 'mediumtext').notNullable();
    t.bigInteger('last_edit_timestamp').notNullable();
    t.index(['user_id', 'last_edit_timestamp', 'id'], 'drafts_user');
  },
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
    // Whether a picture moves, so that its thumbnail does. Unknown for files from before, whose thumbnails are still.
    t.boolean('is_animated').notNullable().defaultTo(false);
  },
  attachment_messages: (t) => {
    t.integer('attachment_id').unsigned().notNullable();
    t.integer('message_id').unsigned().notNullable();
    t.primary(['attachment_id', 'message_id']);
    t.index(['message_id'], 'attachment_messages_message');
    // null where the message was sent with the file.
    t.integer('claimed_version').unsigned().nullable();
  },
  attachment_scheduled_messages: (t) => {
    t.integer('attachment_id').unsigned().notNullable();
    t.integer('scheduled_message_id').unsigned().notNullable();
    t.primary(['attachment_id', 'scheduled_message_id']);
    t.index(['scheduled_message_id'], 'attachment_scheduled_messages_message');
  },
  // Number and bytes of the files of each user, so that a quota is checked without reading the files.
  upload_usage: (t) => {
    t.integer('user_id').unsigned().primary();
    t.integer('files').notNullable();
    t.bigInteger('bytes').notNullable();
  },
};
