import type { Knex } from 'knex';

import { addColumns } from '../schema.js';

export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'invitations', {
    // The token in the emails of an invitation follows from it.
    seed: (t) => t.string('seed', 43).nullable(),
  });
