import type { Knex } from 'knex';

import { addColumns } from '../schema.js';

/** Tells processes whether a message that they have in memory is still the one in the store. */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'messages', {
    // Rises with every change of the message, its reactions and its submessages.
    version: (t) => t.integer('version').unsigned().notNullable().defaultTo(0),
  });
};
