import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  realm_domains: (t) => {
    t.increments('id');
    // In lowercase.
    t.string('domain', 255).notNullable().unique();
    t.boolean('allow_subdomains').notNullable();
  },
  code_playgrounds: (t) => {
    t.increments('id');
    t.string('name', 100).notNullable();
    t.string('pygments_language', 40).notNullable();
    t.text('url_template', 'mediumtext').notNullable();
    t.unique(['pygments_language', 'name'], { indexName: 'code_playgrounds_name' });
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
