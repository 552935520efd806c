import type { Knex } from 'knex';

import { addColumns } from '../schema.js';

export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'organizations', {
    // The names of the files without their extension. Null if none was uploaded.
    icon_key: (t) => t.string('icon_key', 32).nullable(),
    logo_key: (t) => t.string('logo_key', 32).nullable(),
    night_logo_key: (t) => t.string('night_logo_key', 32).nullable(),
  });
