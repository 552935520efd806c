import type { Knex } from 'knex';

import { addColumns, addIndex, createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // How far background work that must miss no event has read the log; the log keeps what is behind.
  log_positions: (t) => {
    t.string('name', 60).primary();
    t.bigInteger('position').notNullable();
  },
  // Messages that wait to be mailed to a user.
  email_notifications: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('message_id').unsigned().notNullable();
    // The earliest one of a user decides for all of theirs.
    t.bigInteger('due_at').notNullable();
    t.primary(['user_id', 'message_id']);
    t.index(['due_at', 'user_id'], 'email_notifications_due');
  },
};

/** What `users.settings` holds when the setting is on, which it is not by default. */
const SWITCHED_ON = '%"enable_stream_email_notifications":true%';

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, tables);
  await addColumns(knex, 'users', {
    // A copy of the setting `enable_stream_email_notifications`, for the index.
    channel_emails: (t) => t.boolean('channel_emails').notNullable().defaultTo(false),
  });
  await addIndex(knex, 'users', ['channel_emails'], 'users_channel_emails');
  await addIndex(knex, 'subscriptions', ['email_notifications', 'channel_id'], 'subscriptions_emails');
  await knex('users').where('settings', 'like', SWITCHED_ON).update({ channel_emails: true });
};
