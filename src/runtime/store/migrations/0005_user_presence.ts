import type { Knex } from 'knex';

import { createTables } from '../schema.js';

const SEQUENCE = { name: 'presence_last_update_id' };

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, {
    user_presence: (t) => {
      t.integer('user_id').unsigned().primary();
      // When a client last said that its user was there.
      t.bigInteger('active_at').nullable();
      // When a client last said anything.
      t.bigInteger('connected_at').notNullable();
      // When the user last did something in a client; for statistics.
      t.bigInteger('input_at').nullable();
      // Rows written together have the same; it rises with every write.
      t.bigInteger('update_id').notNullable();
      t.index(['update_id'], 'user_presence_update');
    },
  });
  const there = await knex('server_state').where(SEQUENCE).first<object | undefined>('name');
  if (!there) await knex('server_state').insert({ ...SEQUENCE, value: '0' });
};
