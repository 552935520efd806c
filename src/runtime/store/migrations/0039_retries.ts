import type { Knex } from 'knex';

import { addIndex, createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // The responses to requests with an Idempotency-Key, which the repeats of these requests get.
  retries: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    // HMAC of the Idempotency-Key.
    t.string('key_hash', 64).notNullable();
    // SHA-256 of the request.
    t.string('request_hash', 64).notNullable();
    t.integer('created_at').unsigned().notNullable();
    // Encrypted, since some responses contain API keys. Null only inside the transaction of the request.
    t.text('response', 'mediumtext');
    t.unique(['user_id', 'key_hash'], { indexName: 'retries_key' });
  },
};

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, tables);
  await addIndex(knex, 'retries', ['created_at'], 'retries_created');
};
