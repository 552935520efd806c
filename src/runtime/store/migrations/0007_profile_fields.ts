import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  custom_profile_fields: (t) => {
    t.increments('id');
    t.string('name', 40).notNullable();
    t.string('name_key', 160).notNullable().unique();
    t.integer('field_type').notNullable();
    t.string('hint', 80).notNullable();
    // JSON, or empty for types without.
    t.text('field_data', 'mediumtext').notNullable();
    t.integer('field_order').notNullable();
    t.boolean('is_required').notNullable().defaultTo(false);
    t.boolean('display_in_profile_summary').notNullable().defaultTo(false);
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
