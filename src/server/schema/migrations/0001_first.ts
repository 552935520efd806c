import type { Knex } from 'knex';

import { addGenerated, addIndexOfSome, createTables } from '../../../runtime/store/schema.js';
import { generatedColumns, tables } from '../tables/all.js';

const insertUnlessThere = async (
  knex: Knex,
  table: string,
  key: Readonly<Record<string, number | string>>,
  values: Readonly<Record<string, number | string>>,
): Promise<void> => {
  const there = await knex(table).where(key).first<object | undefined>(Object.keys(key));
  if (!there) await knex(table).insert({ ...key, ...values });
};

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, tables);
  for (const column of generatedColumns) await addGenerated(knex, column);
  // Most messages never came from another channel.
  await addIndexOfSome(knex, 'messages', ['arrival_id', 'channel_id'], 'messages_arrival');
  // With the last two columns, the messages of a channel or a sender are found without reading messages.
  await addIndexOfSome(knex, 'messages', ['listed', 'id', 'channel_id', 'sender_id'], 'messages_listed');
  // The recipient comes second, so that no engine takes this index for all messages of a place.
  await addIndexOfSome(knex, 'messages', ['listed', 'recipient_id', 'id'], 'messages_listed_in');
  await addIndexOfSome(knex, 'conversations', ['moved_id'], 'conversations_moved');
  await insertUnlessThere(knex, 'event_sequence', { id: 1 }, { last_id: 0, trimmed_id: 0 });
  await insertUnlessThere(knex, 'server_state', { name: 'presence_last_update_id' }, { value: '0' });
};

/** Deletes all data. */
export const down = async (knex: Knex): Promise<void> => {
  for (const name of Object.keys(tables).reverse()) await knex.schema.dropTableIfExists(name);
};
