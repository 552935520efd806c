import type { Knex } from 'knex';

import { addColumns } from '../schema.js';

/**
 * The names that a channel had, with the version of its members at each rename, as JSON. Those who left before a rename
 * see the name that they knew. Null for a channel that was never renamed.
 */
export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'channels', { former_names: (t) => t.text('former_names', 'mediumtext').nullable() });
