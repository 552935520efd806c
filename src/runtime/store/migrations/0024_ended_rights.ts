import type { Knex } from 'knex';

import { addColumns } from '../schema.js';

/*
 * Each column holds a value of `channels.members_version`, which rises with every change of membership. It tells what came
 * before a user left a channel and what came after, whatever the clocks of the processes say.
 */
const addVersions = async (knex: Knex): Promise<void> => {
  await addColumns(knex, 'subscriptions', {
    // The version that the end of the subscription made; null while subscribed.
    left_version: (t) => t.integer('left_version').unsigned().nullable(),
  });
  await addColumns(knex, 'messages', {
    // The version at the last edit or move within or to its channel; null for a message that was never changed.
    changed_version: (t) => t.integer('changed_version').unsigned().nullable(),
  });
  await addColumns(knex, 'reactions', {
    // null for reactions to direct messages.
    added_version: (t) => t.integer('added_version').unsigned().nullable(),
  });
  await addColumns(knex, 'attachment_messages', {
    // null where the message was sent with the file.
    claimed_version: (t) => t.integer('claimed_version').unsigned().nullable(),
  });
};

/** The order of what happened so far is unknown: subscriptions that ended count as ended before every edit. */
const fillVersions = async (knex: Knex): Promise<void> => {
  await knex('subscriptions').whereNull('active').whereNull('left_version').update({ left_version: 0 });
  await knex('messages')
    .whereNotNull('channel_id')
    .whereNotNull('last_edit_timestamp')
    .whereNull('changed_version')
    .update({ changed_version: 0 });
  await knex('reactions').whereNull('added_version').update({ added_version: 0 });
  const edited = knex('messages').select('id').where({ changed_version: 0 });
  await knex('attachment_messages')
    .whereNull('claimed_version')
    .whereIn('message_id', edited)
    .update({ claimed_version: 0 });
};

/** A bot has no more rights than its owner; a smaller role is a greater number. */
const cutRolesOfBots = async (knex: Knex): Promise<void> => {
  const owners = await knex('users as bot')
    .join('users as owner', 'owner.id', 'bot.bot_owner_id')
    .whereRaw('?? < ??', ['bot.role', 'owner.role'])
    .select<{ id: number; role: number }[]>('bot.id', 'owner.role');
  for (const { id, role } of owners) await knex('users').where({ id }).update({ role });
};

export const up = async (knex: Knex): Promise<void> => {
  await addVersions(knex);
  await fillVersions(knex);
  await cutRolesOfBots(knex);
};
