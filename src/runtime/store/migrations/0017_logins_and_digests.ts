import type { Knex } from 'knex';

import { addColumns, createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // From where each user has logged in before; the newest of each user.
  known_logins: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    // Keyed hash of the client and the address.
    t.string('fingerprint', 43).notNullable();
    t.bigInteger('seen_at').notNullable();
    t.unique(['user_id', 'fingerprint'], { indexName: 'known_logins_fingerprint' });
    t.index(['user_id', 'seen_at', 'id'], 'known_logins_newest');
  },
};

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, tables);
  await addColumns(knex, 'users', {
    // When the last weekly digest was decided, sent or not; null before the first.
    digest_at: (t) => {
      t.bigInteger('digest_at').nullable();
    },
  });
};
