import type { Knex } from 'knex';

import { addGenerated, addIndexOfSome, createTables } from '../schema.js';
import { tables as accounts } from '../tables/accounts.js';
import { tables as channels } from '../tables/channels.js';
import { tables as draftsAndFiles } from '../tables/drafts-and-files.js';
import { tables as messages } from '../tables/messages.js';
import { tables as organization } from '../tables/organization.js';
import { tables as server } from '../tables/server.js';
import { tables as users } from '../tables/users.js';

/**
 * Conventions: IDs are integers that the store gives. Times are UNIX seconds in BIGINT. JSON is TEXT. `*_key` columns have the
 * NFKC lower-cased form that makes a name unique on every engine.
 */
export const tables = {
  ...server,
  ...accounts,
  ...users,
  ...organization,
  ...channels,
  ...messages,
  ...draftsAndFiles,
};

/**
 * What a message is listed for, as a sum: 1 has a link, 2 has an image, 4 has an attachment, 8 is in a resolved topic,
 * 16 mentions all subscribers of its channel. Null for most messages.
 */
const LISTED = `NULLIF(has_link + 2 * has_image + 4 * has_attachment
  + CASE WHEN channel_id IS NOT NULL AND SUBSTR(topic, 1, 2) = '✔ ' THEN 8 ELSE 0 END
  + CASE WHEN wildcard_mention IN (1, 3) THEN 16 ELSE 0 END, 0)`;

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
  await addGenerated(knex, 'messages', { name: 'listed', type: 'INTEGER', as: LISTED });
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
