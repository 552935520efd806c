import type { Knex } from 'knex';

import { addColumns, addIndex } from '../schema.js';

/** The worker of the search index replaces the blocks of older versions, beginning with the newest. */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'search_blocks', {
    // Takes the place of `has_stems`, which is not used any more.
    version: (t) => t.integer('version').notNullable().defaultTo(0),
  });
  await addIndex(knex, 'search_blocks', ['version'], 'search_blocks_version');
};
