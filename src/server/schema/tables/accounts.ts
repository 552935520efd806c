import type { Table } from '../../../runtime/store/schema.js';

/** The tables of what users log in with, and of the emails that they get. */
export const tables: Readonly<Record<string, Table>> = {
  sessions: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable().index();
    // SHA-256 of the id in the cookie, and of the one before it.
    t.string('token_hash', 64).notNullable().unique();
    t.string('previous_hash', 64).nullable().unique();
    t.bigInteger('rotated_at').notNullable();
    t.bigInteger('created_at').notNullable();
    t.bigInteger('expires_at').notNullable().index();
  },
  // The last link to a new password that was mailed to a user.
  password_resets: (t) => {
    t.integer('user_id').unsigned().primary();
    // The address that the link was mailed to.
    t.string('email_key', 255).notNullable();
    // SHA-256 of the token in the link.
    t.string('token_hash', 64).notNullable().unique();
    t.bigInteger('expires_at').notNullable();
  },
  // From where each user has logged in before; the newest of each user.
  known_logins: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    // Keyed hash of the client and the address.
    t.string('fingerprint', 43).notNullable();
    t.bigInteger('seen_at').notNullable();
    t.unique(['user_id', 'fingerprint'], { indexName: 'known_logins_fingerprint' });
    t.index(['user_id', 'seen_at', 'id'], 'known_logins_newest');
  },
  // The networks from which each user has logged in; the newest of each user.
  login_networks: (t) => {
    // Keyed hash of the username and the network.
    t.string('fingerprint', 43).primary();
    t.integer('user_id').unsigned().notNullable();
    t.bigInteger('seen_at').notNullable();
    t.index(['user_id', 'seen_at'], 'login_networks_newest');
  },
  // The last email that a user wants and has not confirmed yet.
  email_changes: (t) => {
    t.integer('user_id').unsigned().primary();
    t.string('new_email', 255).notNullable();
    // SHA-256 of the token in the link.
    t.string('token_hash', 64).notNullable().unique();
    t.bigInteger('expires_at').notNullable();
  },
  invitations: (t) => {
    t.increments('id');
    t.integer('inviter_id').unsigned().notNullable();
    // The link with which the user asked for this email. Null for an invitation that a user sent.
    t.integer('link_id').unsigned();
    t.string('email', 254).notNullable();
    t.string('email_key', 254).notNullable();
    t.integer('invited_as').notNullable();
    t.boolean('include_defaults').notNullable();
    t.boolean('notify_inviter').notNullable();
    // A JSON list.
    t.text('channel_ids', 'mediumtext').notNullable();
    // UNIX seconds. An expiry of null is never.
    t.integer('created_at').unsigned().notNullable();
    t.bigInteger('expires_at');
    t.string('token_hash', 64).notNullable().unique();
    t.index(['inviter_id'], 'invitations_inviter');
    t.index(['email_key'], 'invitations_email');
    t.index(['expires_at'], 'invitations_expiry');
    t.unique(['link_id', 'email_key'], { indexName: 'invitations_of_link' });
    // The token in the emails of an invitation follows from it.
    t.string('seed', 43).nullable();
  },
  invitation_links: (t) => {
    t.increments('id');
    t.integer('inviter_id').unsigned().notNullable();
    t.integer('invited_as').notNullable();
    t.boolean('include_defaults').notNullable();
    t.text('channel_ids', 'mediumtext').notNullable();
    t.integer('created_at').unsigned().notNullable();
    t.bigInteger('expires_at');
    // The token follows from it and from the secret of the server.
    t.string('seed', 43).notNullable();
    t.string('token_hash', 64).notNullable().unique();
    t.index(['inviter_id'], 'invitation_links_inviter');
    t.index(['expires_at'], 'invitation_links_expiry');
  },
  device_tokens: (t) => {
    t.increments('id');
    t.integer('user_id').unsigned().notNullable();
    // `apns` or `gcm`.
    t.string('kind', 4).notNullable();
    // A keyed hash, since neither engine indexes texts of any length.
    t.string('token_hash', 64).notNullable();
    t.text('token_encrypted').notNullable();
    // The app. Only for `apns`.
    t.string('app_id', 100).nullable();
    // UNIX seconds.
    t.integer('registered_at').notNullable();
    t.unique(['user_id', 'kind', 'token_hash'], { indexName: 'device_tokens_token' });
  },
  // Messages that wait to be mailed to a user.
  email_notifications: (t) => {
    t.integer('user_id').unsigned().notNullable();
    t.integer('message_id').unsigned().notNullable();
    // The earliest one of a user decides for all of theirs.
    t.bigInteger('due_at').notNullable();
    t.primary(['user_id', 'message_id']);
    t.index(['due_at', 'user_id'], 'email_notifications_due');
  },
};
