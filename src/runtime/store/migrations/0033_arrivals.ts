import type { Knex } from 'knex';

import { addColumns } from '../schema.js';

/*
 * Several events can follow one message: a message moves to a channel, a user subscribes to it, another message moves there.
 * Their order is the one of `messages.arrival_id`, which rises with each move to a channel.
 */
export const up = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'channels', {
    // The latest `arrival_id` of the channel. 0 for a channel to which no message moved since it has this column.
    last_arrival_id: (t) => t.integer('last_arrival_id').unsigned().notNullable().defaultTo(0),
  });
  await addColumns(knex, 'subscriptions', {
    // The latest arrivals before the subscription and before its end. Null if these are not later than the latest message.
    since_arrival_id: (t) => t.integer('since_arrival_id').unsigned().nullable(),
    until_arrival_id: (t) => t.integer('until_arrival_id').unsigned().nullable(),
  });
};
