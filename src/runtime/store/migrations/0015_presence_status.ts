import type { Knex } from 'knex';

import { addColumns } from '../schema.js';

export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'user_presence', {
    // The client that keeps its user active; null while the user is idle.
    active_client: (t) => t.bigInteger('active_client').nullable(),
  });
  // Until now the times told who was active; of which client, nothing did.
  await knex('user_presence').whereRaw('active_at + 70 >= connected_at').update({ active_client: 0 });
};
