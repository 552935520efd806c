import type { Knex } from 'knex';

import { addColumns, addIndex, createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // The service to which an outgoing webhook sends requests.
  bot_services: (t) => {
    t.integer('user_id').unsigned().primary();
    t.string('name', 100).notNullable();
    // Encrypted JSON of the service as clients see it: its URL and its token are secrets.
    t.text('sealed').notNullable();
  },
};

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, tables);
  await addColumns(knex, 'outbox', {
    // Jobs of a lane run one after another, in the order of their IDs. Null for jobs in no lane.
    lane: (t) => t.integer('lane').unsigned().nullable(),
  });
  await addIndex(knex, 'outbox', ['lane', 'id'], 'outbox_lane');
};
