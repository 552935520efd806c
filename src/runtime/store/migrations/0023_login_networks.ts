import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // The networks from which each user has logged in; the newest of each user.
  login_networks: (t) => {
    // Keyed hash of the username and the network.
    t.string('fingerprint', 43).primary();
    t.integer('user_id').unsigned().notNullable();
    t.bigInteger('seen_at').notNullable();
    t.index(['user_id', 'seen_at'], 'login_networks_newest');
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
