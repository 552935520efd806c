import type { Knex } from 'knex';

import { createTables, type Table } from '../schema.js';

const tables: Record<string, Table> = {
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
};

export const up = (knex: Knex): Promise<void> => createTables(knex, tables);
