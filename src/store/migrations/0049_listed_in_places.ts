import type { Knex } from 'knex';

import { addIndex } from '../schema.js';

/** Finds the listed messages of a channel or a direct conversation without reading those of others. */
export const up = (knex: Knex): Promise<void> =>
  addIndex(
    knex,
    'messages',
    ['recipient_id', 'listed', 'id'],
    'messages_listed_in',
    ' where listed is not null',
  );
