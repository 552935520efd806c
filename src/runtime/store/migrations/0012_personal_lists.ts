import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  alert_words: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.string('word_key', 400).notNullable();
    t.string('word', 100).notNullable();
    t.primary(['user_id', 'word_key']);
  },
  // The steps each user has seen.
  onboarding_steps: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.string('step', 60).notNullable();
    t.primary(['user_id', 'step']);
  },
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
