import type { Knex } from 'knex';

import { addColumns } from '../schema.js';

export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'attachments', {
    // Whether a picture moves, so that its thumbnail does. Unknown for files from before, whose thumbnails are still.
    is_animated: (t) => t.boolean('is_animated').notNullable().defaultTo(false),
  });
