import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  custom_profile_values: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('field_id').unsigned().notNullable();
    // As people entered it; of a person picker the ids as JSON.
    t.text('value', 'mediumtext').notNullable();
    // HTML, for types of fields with Markdown.
    t.text('rendered_value', 'mediumtext').nullable();
    t.primary(['user_id', 'field_id']);
    t.index(['field_id', 'user_id'], 'custom_profile_values_field');
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
