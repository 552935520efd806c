import type { Knex } from 'knex';

import { addColumns, addIndex, createTables, type Table } from '../schema.js';

/** What a row takes beside its event and audience; the same as `ROW_BYTES` in `src/events/entries.ts`. */
const SIZE = 'COALESCE(OCTET_LENGTH(event), 0) + COALESCE(OCTET_LENGTH(audience), 0) + 100';

/**
 * SQLite reads a column through all that stands before it in the row, so the event comes last. An `integer` key is the
 * row's own number there, and needs no index.
 */
const sqliteTable: Record<string, Table> = {
  events_with_bytes: (t) => {
    t.integer('id').primary();
    t.string('transaction_id', 36).notNullable();
    t.bigInteger('created_at').notNullable();
    t.integer('bytes').notNullable().defaultTo(0);
    t.specificType('audience', 'mediumblob').nullable();
    t.text('event', 'mediumtext').nullable();
  },
};

const rebuild = async (knex: Knex): Promise<void> => {
  if (await knex.schema.hasColumn('events', 'bytes')) return;
  await createTables(knex, sqliteTable);
  await knex.raw(
    `INSERT INTO events_with_bytes (id, transaction_id, created_at, bytes, audience, event)
     SELECT id, transaction_id, created_at, ${SIZE}, audience, event FROM events`,
  );
  await knex.schema.dropTable('events');
  await knex.schema.renameTable('events_with_bytes', 'events');
  await addIndex(knex, 'events', ['transaction_id'], 'events_transaction');
};

const addBytes = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'events', { bytes: (t) => t.integer('bytes').notNullable().defaultTo(0) });
  await knex.raw(`UPDATE events SET bytes = ${SIZE} WHERE bytes = 0`);
};

/** Each row of the log says how large it is, and `event_sequence` how large all of them are. */
export const up = async (knex: Knex): Promise<void> => {
  await ((knex.client as Knex.Client).dialect === 'mysql' ? addBytes : rebuild)(knex);
  await addColumns(knex, 'event_sequence', {
    log_bytes: (t) => t.bigInteger('log_bytes').notNullable().defaultTo(0),
  });
  await knex.raw('UPDATE event_sequence SET log_bytes = (SELECT COALESCE(SUM(bytes), 0) FROM events)');
};
