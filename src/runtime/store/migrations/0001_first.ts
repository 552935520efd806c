import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

/**
 * Conventions: ids are integers the store gives; times are UNIX seconds in BIGINT; JSON is TEXT;
 * `*_key` columns hold the NFKC lower-cased form that makes a name unique on every engine.
 */
const tables: Record<string, Table> = {
  // Single values of the server itself: the fingerprint of the secret, the organization's state.
  server_state: (t) => {
    t.string('name', 100).primary();
    t.text('value', 'mediumtext').notNullable();
  },
  organizations: (t) => {
    t.increments('id');
    t.string('string_id', 60).notNullable().unique();
    t.string('name', 100).notNullable();
    t.text('description').notNullable();
    t.bigInteger('date_created').notNullable();
    t.boolean('is_active').notNullable().defaultTo(true);
    // Only the settings that differ from the defaults the contract states.
    t.text('settings', 'mediumtext').notNullable();
  },
  users: (t) => {
    t.increments('id');
    t.string('email', 255).notNullable();
    t.string('email_key', 255).notNullable().unique();
    t.string('delivery_email', 255).notNullable();
    t.string('delivery_email_key', 255).notNullable().unique();
    t.string('full_name', 100).notNullable();
    t.string('full_name_key', 400).notNullable();
    t.integer('role').notNullable();
    t.boolean('is_active').notNullable().defaultTo(true);
    t.boolean('is_billing_admin').notNullable().defaultTo(false);
    // null for people; 1 generic bot, 2 incoming webhook, 3 outgoing webhook, 4 embedded bot.
    t.integer('bot_type').nullable();
    t.integer('bot_owner_id').unsigned().nullable();
    t.boolean('is_system_bot').notNullable().defaultTo(false);
    t.string('timezone', 40).notNullable().defaultTo('');
    t.bigInteger('date_joined').notNullable();
    t.string('avatar_source', 1).notNullable().defaultTo('G');
    t.integer('avatar_version').notNullable().defaultTo(1);
    // Argon2id; null for whoever never had a password.
    t.string('password_hash', 255).nullable();
    // The key is encrypted under the server's secret and found by a keyed hash of it.
    t.string('api_key_encrypted', 255).notNullable();
    t.string('api_key_hash', 64).notNullable().unique();
    t.text('settings', 'mediumtext').notNullable();
    t.index(['full_name_key'], 'users_full_name_key');
  },
  user_groups: (t) => {
    t.increments('id');
    t.string('name', 100).notNullable();
    t.string('name_key', 400).notNullable().unique();
    t.text('description', 'mediumtext').notNullable();
    t.boolean('is_system_group').notNullable().defaultTo(false);
    t.integer('creator_id').unsigned().nullable();
    t.bigInteger('date_created').notNullable();
    // A group-setting value as JSON: a group id, or {direct_members, direct_subgroups}.
    t.text('can_mention_group').notNullable();
  },
  // Members of the groups people make; those of the system groups follow from the roles.
  user_group_members: (t) => {
    t.integer('user_group_id').unsigned().notNullable();
    t.integer('user_id').unsigned().notNullable();
    t.primary(['user_group_id', 'user_id']);
    t.index(['user_id'], 'user_group_members_user');
  },
  user_group_subgroups: (t) => {
    t.integer('user_group_id').unsigned().notNullable();
    t.integer('subgroup_id').unsigned().notNullable();
    t.primary(['user_group_id', 'subgroup_id']);
    t.index(['subgroup_id'], 'user_group_subgroups_subgroup');
  },
  channels: (t) => {
    t.increments('id');
    t.string('name', 60).notNullable();
    t.string('name_key', 240).notNullable().unique();
    t.text('description', 'mediumtext').notNullable();
    t.text('rendered_description', 'mediumtext').notNullable();
    t.bigInteger('date_created').notNullable();
    t.integer('creator_id').unsigned().nullable();
    t.boolean('is_archived').notNullable().defaultTo(false);
    t.boolean('invite_only').notNullable().defaultTo(false);
    t.boolean('is_web_public').notNullable().defaultTo(false);
    t.boolean('is_default').notNullable().defaultTo(false);
    t.boolean('history_public_to_subscribers').notNullable().defaultTo(true);
    t.integer('stream_post_policy').notNullable().defaultTo(1);
    // null follows the organization, -1 keeps messages forever.
    t.integer('message_retention_days').nullable();
    t.integer('can_remove_subscribers_group').unsigned().notNullable();
    t.integer('recipient_id').unsigned().nullable();
    // Raised by every change of membership; caches of member ids are keyed by it.
    t.integer('members_version').unsigned().notNullable().defaultTo(1);
  },
  // One row per span of membership; the span says who received what, also after leaving.
  subscriptions: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    t.integer('channel_id').unsigned().notNullable();
    // Messages with a greater id were received …
    t.integer('since_message_id').unsigned().notNullable();
    // … up to this one; null while subscribed.
    t.integer('until_message_id').unsigned().nullable();
    // 1 while subscribed, else null, so that a user has at most one open span per channel.
    t.integer('active').nullable();
    t.string('color', 7).notNullable();
    t.boolean('is_muted').notNullable().defaultTo(false);
    t.boolean('pin_to_top').notNullable().defaultTo(false);
    t.boolean('desktop_notifications').nullable();
    t.boolean('audible_notifications').nullable();
    t.boolean('push_notifications').nullable();
    t.boolean('email_notifications').nullable();
    t.boolean('wildcard_mentions_notify').nullable();
    t.unique(['user_id', 'channel_id', 'active'], { indexName: 'subscriptions_active' });
    t.index(['channel_id', 'active', 'user_id'], 'subscriptions_channel');
  },
  user_topics: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('channel_id').unsigned().notNullable();
    t.string('topic_key', 240).notNullable();
    t.string('topic', 60).notNullable();
    // 1 muted, 2 unmuted, 3 followed.
    t.integer('visibility_policy').notNullable();
    t.bigInteger('last_updated').notNullable();
    t.primary(['user_id', 'channel_id', 'topic_key']);
    t.index(['channel_id', 'topic_key'], 'user_topics_topic');
  },
  // Where messages go: a channel, or a set of people.
  recipients: (t) => {
    t.increments('id');
    t.integer('channel_id').unsigned().nullable().unique();
    // Sorted ids of the people, and the SHA-256 that makes the set unique; null for channels.
    t.text('user_ids').nullable();
    t.string('user_ids_key', 64).nullable().unique();
  },
  recipient_members: (t) => {
    t.integer('recipient_id').unsigned().notNullable();
    t.integer('user_id').unsigned().notNullable();
    t.primary(['user_id', 'recipient_id']);
    t.index(['recipient_id'], 'recipient_members_recipient');
  },
  // A topic a message was first sent in, or a set of people; what read marks are kept for.
  conversations: (t) => {
    t.increments('id');
    t.integer('recipient_id').unsigned().notNullable();
    t.integer('channel_id').unsigned().nullable();
    t.string('topic_key', 240).notNullable();
    t.unique(['recipient_id', 'topic_key'], { indexName: 'conversations_topic' });
    t.index(['channel_id'], 'conversations_channel');
  },
  messages: (t) => {
    t.increments('id');
    t.integer('sender_id').unsigned().notNullable();
    t.integer('recipient_id').unsigned().notNullable();
    t.integer('channel_id').unsigned().nullable();
    t.integer('conversation_id').unsigned().notNullable();
    t.string('topic', 60).notNullable();
    t.string('topic_key', 240).notNullable();
    t.text('content', 'mediumtext').notNullable();
    // What is searched: NFKC, lower-cased.
    t.text('content_key', 'mediumtext').notNullable();
    t.text('rendered_content', 'mediumtext').notNullable();
    t.bigInteger('date_sent').notNullable();
    t.bigInteger('last_edit_timestamp').nullable();
    t.text('edit_history', 'mediumtext').nullable();
    t.string('client', 30).notNullable();
    t.boolean('is_me_message').notNullable().defaultTo(false);
    t.boolean('has_attachment').notNullable().defaultTo(false);
    t.boolean('has_image').notNullable().defaultTo(false);
    t.boolean('has_link').notNullable().defaultTo(false);
    // Counts as read by its sender from the start.
    t.boolean('read_by_sender').notNullable().defaultTo(true);
    // 0 none, 1 everyone in the channel, 2 everyone in the topic is mentioned.
    t.integer('wildcard_mention').notNullable().defaultTo(0);
    t.index(['recipient_id', 'id'], 'messages_recipient');
    t.index(['channel_id', 'topic_key', 'id'], 'messages_topic');
    t.index(['conversation_id', 'id'], 'messages_conversation');
    t.index(['sender_id', 'id'], 'messages_sender');
    // Covers the count of each channel's weekly traffic.
    t.index(['date_sent', 'channel_id'], 'messages_date');
  },
  // Read state: everything up to the watermark is read, except that the listed messages are the other way round.
  read_marks: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('conversation_id').unsigned().notNullable();
    t.integer('watermark').unsigned().notNullable();
    t.text('exceptions', 'mediumtext').notNullable();
    t.primary(['user_id', 'conversation_id']);
  },
  // Only what differs from the default; the bits are named in messages/flags.ts.
  message_flags: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('message_id').unsigned().notNullable();
    t.integer('flags').unsigned().notNullable();
    t.primary(['user_id', 'message_id']);
    t.index(['message_id'], 'message_flags_message');
  },
  event_sequence: (t) => {
    t.integer('id').primary();
    t.bigInteger('last_id').notNullable();
    // Rows up to this one were trimmed.
    t.bigInteger('trimmed_id').notNullable();
  },
  events: (t) => {
    t.bigInteger('id').primary();
    // The transaction's UUID: after a connection lost during COMMIT it tells whether it happened.
    t.string('transaction_id', 36).notNullable();
    t.bigInteger('created_at').notNullable();
    // null: an empty row (heartbeats, transactions without events).
    t.text('event', 'mediumtext').nullable();
    t.specificType('audience', 'mediumblob').nullable();
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
  // What a transaction wants done outside the store once it is committed: mail, removal of files, webhooks.
  outbox: (t) => {
    t.increments('id');
    t.string('kind', 40).notNullable();
    t.text('payload', 'mediumtext').notNullable();
    t.bigInteger('due_at').notNullable();
    t.integer('attempts').notNullable().defaultTo(0);
    t.index(['due_at'], 'outbox_due');
  },
};

export const up = async (knex: Knex): Promise<void> => {
  await createTables(knex, tables);
  const sequence = await knex<{ id: number }>('event_sequence').where({ id: 1 }).first('id');
  if (!sequence) await knex('event_sequence').insert({ id: 1, last_id: 0, trimmed_id: 0 });
};

export const down = (): Promise<void> =>
  Promise.reject(new Error('The first migration is not undone; drop the database.'));
