import type { Knex } from 'knex';

import { addIndex, createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
  // How much of what is capped by day a user and their bots did on their latest day.
  daily_counts: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.string('kind', 40).notNullable();
    // Days since 1970, in UTC.
    t.integer('day').unsigned().notNullable();
    t.integer('number').unsigned().notNullable();
    t.primary(['user_id', 'kind']);
  },
  // Number and bytes of the files of each user, so that a quota is checked without reading the files.
  upload_usage: (t) => {
    t.integer('user_id').unsigned().primary();
    t.integer('files').notNullable();
    t.bigInteger('bytes').notNullable();
  },
};

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, tables);
  await addIndex(knex, 'users', ['bot_owner_id'], 'users_bot_owner');
  await addIndex(knex, 'user_groups', ['creator_id'], 'user_groups_creator');
  await addIndex(knex, 'custom_emoji', ['author_id'], 'custom_emoji_author');
  await knex.raw(
    `REPLACE INTO upload_usage (user_id, files, bytes)
     SELECT owner_id, COUNT(*), SUM(size) FROM attachments GROUP BY owner_id`,
  );
};
