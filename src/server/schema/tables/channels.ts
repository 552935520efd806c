import type { Table } from '../../../runtime/store/schema.js';

/** The tables of channels, and who is in them. */
export const tables: Readonly<Record<string, Table>> = {
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
    // The latest `arrival_id` of the channel. 0 for a channel to which no message moved since it has this column.
    t.integer('last_arrival_id').unsigned().notNullable().defaultTo(0);
    t.text('former_names', 'mediumtext').nullable();
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
    t.index(['email_notifications', 'channel_id'], 'subscriptions_emails');
    // The version that the end of the subscription made; null while subscribed.
    t.integer('left_version').unsigned().nullable();
    // The latest arrivals before the subscription and before its end. Null if these are not later than the latest message.
    t.integer('since_arrival_id').unsigned().nullable();
    t.integer('until_arrival_id').unsigned().nullable();
    t.index(['channel_id', 'since_message_id'], 'subscriptions_since');
    t.index(['channel_id', 'until_message_id'], 'subscriptions_until');
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
    // The newest message ID when messages of the conversation last moved to another channel.
    t.integer('moved_id').unsigned().nullable();
  },
};
