import type { Table } from '../../../runtime/store/schema.js';

/** The tables of what administrators and owners of bots arrange. */
export const tables: Readonly<Record<string, Table>> = {
  linkifiers: (t) => {
    t.increments('id');
    t.text('pattern', 'mediumtext').notNullable();
    t.text('url_template', 'mediumtext').notNullable();
    t.integer('linkifier_order').notNullable();
  },
  // The organization's own emoji. Deactivated ones stay, since messages and reactions show them.
  custom_emoji: (t) => {
    t.increments('id');
    t.string('name', 100).notNullable();
    // The name as long as the emoji is in use, else null, so that one name is in use once.
    t.string('active_name', 100).nullable().unique();
    t.integer('author_id').unsigned().nullable();
    // Where the images are; the still one only where the other moves.
    t.string('image_key', 100).notNullable();
    t.string('still_key', 100).nullable();
    t.index(['author_id'], 'custom_emoji_author');
  },
  realm_domains: (t) => {
    t.increments('id');
    // In lowercase.
    t.string('domain', 255).notNullable().unique();
    t.boolean('allow_subdomains').notNullable();
  },
  code_playgrounds: (t) => {
    t.increments('id');
    t.string('name', 100).notNullable();
    t.string('pygments_language', 40).notNullable();
    t.text('url_template', 'mediumtext').notNullable();
    t.unique(['pygments_language', 'name'], { indexName: 'code_playgrounds_name' });
  },
  // What bots do where they do not say otherwise; a bot without a row has no wishes.
  bot_defaults: (t) => {
    t.integer('user_id').unsigned().primary();
    t.integer('default_sending_stream_id').unsigned().nullable();
    t.integer('default_events_register_stream_id').unsigned().nullable();
    t.boolean('default_all_public_streams').notNullable().defaultTo(false);
  },
  // The service to which an outgoing webhook sends requests.
  bot_services: (t) => {
    t.integer('user_id').unsigned().primary();
    t.string('name', 100).notNullable();
    // Encrypted JSON of the service as clients see it: its URL and its token are secrets.
    t.text('sealed').notNullable();
  },
  bot_storage: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    // SHA-256 of the key, since neither engine indexes texts of any length.
    t.string('key_hash', 43).notNullable();
    // Bytes of the key and the value.
    t.integer('size').unsigned().notNullable();
    t.text('name', 'mediumtext').notNullable();
    t.text('value', 'mediumtext').notNullable();
    t.unique(['user_id', 'key_hash'], { indexName: 'bot_storage_key' });
  },
  // Number and bytes of the entries of each account, so that a limit is checked without reading the entries.
  bot_storage_usage: (t) => {
    t.integer('user_id').unsigned().primary();
    t.integer('entries').notNullable();
    t.integer('bytes').notNullable();
  },
};
