import type { Knex } from 'knex';

import { addColumns, addIndex } from '../schema.js';

/** The worker of the search index replaces the blocks without stems, beginning with the newest. */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'search_blocks', {
    // Whether the postings include the stems of words.
    has_stems: (t) => t.boolean('has_stems').notNullable().defaultTo(false),
  });
  await addIndex(knex, 'search_blocks', ['has_stems'], 'search_blocks_has_stems');
};
