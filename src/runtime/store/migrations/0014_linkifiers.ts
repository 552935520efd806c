import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  linkifiers: (t) => {
    t.increments('id');
    t.text('pattern', 'mediumtext').notNullable();
    t.text('url_template', 'mediumtext').notNullable();
    t.integer('linkifier_order').notNullable();
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
