import type { Knex } from 'knex';

import { addIndex, createTables } from '../schema.js';

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, {
    // The messages that clients sent with an ID of their own, so that a repeated request sends none again.
    queue_local_ids: (t) => {
      t.increments('id');
      t.string('queue_id', 36).notNullable();
      // SHA-256, since MySQL takes texts that differ in their last spaces as equal.
      t.string('local_id_hash', 43).notNullable();
      // Null until the message is sent, in the transaction that sends it.
      t.integer('message_id').unsigned();
      t.integer('new_visibility_policy').unsigned();
      t.unique(['queue_id', 'local_id_hash'], { indexName: 'queue_local_ids_once' });
      t.index(['queue_id', 'id'], 'queue_local_ids_newest');
    },
    submessages: (t) => {
      t.increments('id');
      t.integer('message_id').unsigned().notNullable();
      t.integer('sender_id').unsigned().notNullable();
      t.string('msg_type', 50).notNullable();
      t.text('content', 'mediumtext').notNullable();
      // The version of the channel's members when it was added. Null for direct messages and sent widgets.
      t.integer('added_version').unsigned();
      t.index(['message_id', 'id'], 'submessages_of_message');
    },
  });
  // For the messages that mention all subscribers, which are few.
  await addIndex(knex, 'messages', ['wildcard_mention', 'id'], 'messages_wildcard_mention');
};
