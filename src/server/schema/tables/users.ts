import type { Table } from '../../../runtime/store/schema.js';

/** The tables of users, their groups, and what they show of themselves. */
export const tables: Readonly<Record<string, Table>> = {
  organizations: (t) => {
    t.increments('id');
    t.string('string_id', 60).notNullable().unique();
    t.string('name', 100).notNullable();
    t.text('description').notNullable();
    t.bigInteger('date_created').notNullable();
    t.boolean('is_active').notNullable().defaultTo(true);
    // Only the settings that differ from the defaults the contract states.
    t.text('settings', 'mediumtext').notNullable();
    // The names of the files without their extension. Null if none was uploaded.
    t.string('icon_key', 32).nullable();
    t.string('logo_key', 32).nullable();
    t.string('night_logo_key', 32).nullable();
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
    // Argon2id. Null: the user has never had a password.
    t.string('password_hash', 255).nullable();
    // The key is encrypted under the server's secret and found by a keyed hash of it.
    t.string('api_key_encrypted', 255).notNullable();
    t.string('api_key_hash', 64).notNullable().unique();
    t.text('settings', 'mediumtext').notNullable();
    t.index(['full_name_key'], 'users_full_name_key');
    // Where the uploaded picture of an account is; null where it has none.
    t.string('avatar_key', 100).nullable();
    // A copy of the setting `enable_stream_email_notifications`, for the index.
    t.boolean('channel_emails').notNullable().defaultTo(false);
    t.index(['channel_emails'], 'users_channel_emails');
    // When the last weekly digest was decided, sent or not; null before the first.
    t.bigInteger('digest_at').nullable();
    t.index(['bot_owner_id'], 'users_bot_owner');
    // Raised by every change of what the user has read.
    t.integer('read_version').unsigned().notNullable().defaultTo(0);
    // Administrators and owners are few.
    t.index(['role'], 'users_role');
    // Unread messages up to this ID are found without a look at each conversation.
    t.integer('read_floor').unsigned().notNullable().defaultTo(0);
  },
  // The settings of new accounts that the organization chose.
  user_settings_defaults: (t) => {
    t.string('name', 60).primary();
    // As JSON.
    t.string('value', 100).notNullable();
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
    t.index(['creator_id'], 'user_groups_creator');
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
  // What users say of themselves; empty text stands for nothing.
  user_statuses: (t) => {
    t.integer('user_id').unsigned().primary();
    t.string('status_text', 60).notNullable();
    t.string('emoji_name', 100).notNullable();
    t.string('emoji_code', 100).notNullable();
    t.string('reaction_type', 30).notNullable();
  },
  user_presence: (t) => {
    t.integer('user_id').unsigned().primary();
    // When a client last said that its user was there.
    t.bigInteger('active_at').nullable();
    // When a client last said anything.
    t.bigInteger('connected_at').notNullable();
    // When the user last did something in a client; for statistics.
    t.bigInteger('input_at').nullable();
    // Rows written together have the same; it rises with every write.
    t.bigInteger('update_id').notNullable();
    t.index(['update_id'], 'user_presence_update');
    // The client that keeps its user active; null while the user is idle.
    t.bigInteger('active_client').nullable();
  },
  alert_words: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.string('word_key', 400).notNullable();
    t.string('word', 100).notNullable();
    t.primary(['user_id', 'word_key']);
  },
  // The steps each user has seen.
  onboarding_steps: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.string('step', 60).notNullable();
    t.primary(['user_id', 'step']);
  },
  muted_users: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('muted_user_id').unsigned().notNullable();
    // UNIX seconds.
    t.integer('muted_at').notNullable();
    // Null while the user is muted. Afterwards, messages up to this ID count as read.
    t.integer('until_message_id').unsigned();
    t.primary(['user_id', 'muted_user_id']);
    t.index(['muted_user_id', 'until_message_id'], 'muted_users_muted');
  },
  custom_profile_fields: (t) => {
    t.increments('id');
    t.string('name', 40).notNullable();
    t.string('name_key', 160).notNullable().unique();
    t.integer('field_type').notNullable();
    t.string('hint', 80).notNullable();
    // JSON, or empty for types without.
    t.text('field_data', 'mediumtext').notNullable();
    t.integer('field_order').notNullable();
    t.boolean('is_required').notNullable().defaultTo(false);
    t.boolean('display_in_profile_summary').notNullable().defaultTo(false);
  },
  custom_profile_values: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('field_id').unsigned().notNullable();
    // As people entered it; of a person picker the ids as JSON.
    t.text('value', 'mediumtext').notNullable();
    // HTML, for types of fields with Markdown.
    t.text('rendered_value', 'mediumtext').nullable();
    t.primary(['user_id', 'field_id']);
    t.index(['field_id', 'user_id'], 'custom_profile_values_field');
  },
};
