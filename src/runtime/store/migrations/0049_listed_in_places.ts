import type { Knex } from 'knex';

import { addIndexOfSome } from '../schema.js';

/**
 * Finds the listed messages of a channel or a direct conversation without reading those of others. The recipient comes
 * second, so that no engine takes this index for all messages of a place.
 */
export const up = (knex: Knex): Promise<void> =>
  addIndexOfSome(knex, 'messages', ['listed', 'recipient_id', 'id'], 'messages_listed_in');
