import type { Knex } from 'knex';

import { addColumns } from '../schema.js';

export const up = (knex: Knex): Promise<void> =>
  addColumns(knex, 'messages', {
    // Whether it is a notice that its topic is resolved, or that it is not. Notices sent before count as messages.
    resolve_notice: (t) => t.integer('resolve_notice').notNullable().defaultTo(0),
  });
