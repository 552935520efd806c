import type { Table } from '../../../runtime/store/schema.js';

/** The tables of what the server itself keeps: the event log, queues, work to do. */
export const tables: Readonly<Record<string, Table>> = {
  // Single values of the server itself: the fingerprint of the secret, the organization's state.
  server_state: (t) => {
    t.string('name', 100).primary();
    t.text('value', 'mediumtext').notNullable();
  },
  event_sequence: (t) => {
    t.integer('id').primary();
    t.bigInteger('last_id').notNullable();
    // Rows up to this one were trimmed.
    t.bigInteger('trimmed_id').notNullable();
    t.bigInteger('log_bytes').notNullable().defaultTo(0);
    // The transactions that were found not to be committed. See store/mysql/outcome.ts.
    t.integer('fences').unsigned().notNullable().defaultTo(0);
  },
  events: (t) => {
    t.bigInteger('id').primary();
    // The transaction's UUID: after a connection lost during COMMIT it tells whether it happened.
    t.string('transaction_id', 36).notNullable();
    t.bigInteger('created_at').notNullable();
    t.integer('bytes').notNullable().defaultTo(0);
    t.specificType('audience', 'mediumblob').nullable();
    // Null: an empty row (heartbeats, transactions without events). SQLite reads a column through all that stands before it.
    t.text('event', 'mediumtext').nullable();
    t.index(['transaction_id'], 'events_transaction');
  },
  queues: (t) => {
    t.string('id', 36).primary();
    t.integer('user_id').unsigned().notNullable();
    // The log position of the state that register answered.
    t.bigInteger('registered_id').notNullable();
    t.bigInteger('acknowledged_id').notNullable();
    t.bigInteger('seen_at').notNullable();
    t.integer('lifespan_secs').notNullable();
    // Types, narrow, capabilities and the other choices of register, as JSON.
    t.text('options', 'mediumtext').notNullable();
    t.string('client', 30).notNullable();
    t.index(['user_id'], 'queues_user');
  },
  // The messages that clients sent with an ID of their own, so that a repeated request sends none again.
  queue_local_ids: (t) => {
    t.increments('id');
    t.string('queue_id', 36).notNullable();
    // SHA-256, since MySQL takes texts that differ in their last spaces as equal.
    t.string('local_id_hash', 43).notNullable();
    // Null until the message is sent, in the transaction that sends it.
    t.integer('message_id').unsigned();
    t.integer('new_visibility_policy').unsigned();
    t.unique(['queue_id', 'local_id_hash'], { indexName: 'queue_local_ids_once' });
    t.index(['queue_id', 'id'], 'queue_local_ids_newest');
  },
  // How far background work that must miss no event has read the log; the log keeps what is behind.
  log_positions: (t) => {
    t.string('name', 60).primary();
    t.bigInteger('position').notNullable();
  },
  // What a transaction wants done outside the store once it is committed: mail, removal of files, webhooks.
  outbox: (t) => {
    t.increments('id');
    t.string('kind', 40).notNullable();
    t.text('payload', 'mediumtext').notNullable();
    t.bigInteger('due_at').notNullable();
    t.integer('attempts').notNullable().defaultTo(0);
    t.index(['due_at'], 'outbox_due');
    // Jobs of a lane run one after another, in the order of their IDs. Null for jobs in no lane.
    t.integer('lane').unsigned().nullable();
    t.index(['lane', 'id'], 'outbox_lane');
  },
  // The responses to requests with an Idempotency-Key, which the repeats of these requests get.
  retries: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    // HMAC of the Idempotency-Key.
    t.string('key_hash', 64).notNullable();
    // SHA-256 of the request.
    t.string('request_hash', 64).notNullable();
    t.integer('created_at').unsigned().notNullable();
    // Encrypted, since some responses contain API keys. Null only inside the transaction of the request.
    t.text('response', 'mediumtext');
    t.unique(['user_id', 'key_hash'], { indexName: 'retries_key' });
    t.index(['created_at'], 'retries_created');
  },
  // How much of what is capped by day a user and their bots did on their latest day.
  daily_counts: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.string('kind', 40).notNullable();
    // Days since 1970, in UTC.
    t.integer('day').unsigned().notNullable();
    t.integer('number').unsigned().notNullable();
    t.primary(['user_id', 'kind']);
  },
  exports: (t) => {
    t.increments('id');
    t.integer('acting_user_id').unsigned().notNullable();
    // All times are UNIX seconds.
    t.bigInteger('requested_at').notNullable();
    // The name of the archive among the exports. Null while there is none.
    t.string('file_key', 60);
    t.bigInteger('size');
    t.bigInteger('failed_at');
    t.bigInteger('deleted_at');
    // The process that makes the archive, and until when no other process takes over.
    t.string('claimed_by', 36);
    t.bigInteger('claimed_until').notNullable().defaultTo(0);
    t.integer('attempts').notNullable().defaultTo(0);
    // How many of the messages were looked at, in hundredths.
    t.integer('progress').notNullable().defaultTo(0);
    t.index(['requested_at'], 'exports_requested');
    t.index(['file_key'], 'exports_file');
  },
};
