import type { Knex } from 'knex';

import { addColumns } from '../schema.js';

/** Lets a transaction change the row that all transactions with events change, without an event. */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'event_sequence', {
    // The transactions that were found not to be committed. See store/mysql/outcome.ts.
    fences: (t) => t.integer('fences').unsigned().notNullable().defaultTo(0),
  });
};
