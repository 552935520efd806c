import { exampleFile } from '../../support/files.js';
import type { HttpResponse } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { roles } from '../../../src/runtime/identity/actor.js';
import { addCrowd } from '../../support/many-users.js';
import { makeGroup, systemGroup } from '../../chat/user-groups/fixtures.js';
import { send } from '../../contract/specification/sentences/fixtures.js';
import { setRealm } from '../../contract/effects/effect.js';
import type { EffectWorld } from '../../contract/effects/fixtures.js';
import type { Attempt, Boundary, Refusals } from './boundary.js';

const GUESTS: Refusals = { guest: 'notForGuests', others: 'insufficientPermission' };

const everyone = ({ owner, ben, people }: EffectWorld): Person[] => [owner, ben, ...Object.values(people)];

/** The IDs of a bot with a role, of another member. */
const botOf = async ({ site, ben, owner, fresh }: EffectWorld, role: 'member' | 'owner'): Promise<number> => {
  const keeper = role === 'owner' ? owner : ben;
  return (await site.person(fresh('Bot'), { role, botOf: keeper.id })).id;
};

const addEmoji = (
  { fresh }: EffectWorld,
  { client }: Person,
  name = fresh('emoji').replace(' ', '_'),
): Promise<HttpResponse> => client.send('POST', `/realm/emoji/${name}`, { filename: exampleFile() });

const edit = ({ client }: Person, id: number, change: object): Promise<HttpResponse> =>
  client.send('PATCH', `/messages/${id}`, { ...change });

/** A request about a message of another person, in a channel of all. */
const onMessage =
  (request: (fixtures: EffectWorld, person: Person, id: number) => Promise<HttpResponse>, age = 0) =>
  async (fixtures: EffectWorld): Promise<Attempt> => {
    const channel = await fixtures.channel(everyone(fixtures));
    return async (person) => {
      const id = await send(fixtures.ben, channel);
      // Only the message ages: time that passes would let workers write events.
      await fixtures.site.services.store.write((tx) =>
        tx.run('UPDATE messages SET date_sent = date_sent - ? WHERE id = ?', [age, id]),
      );
      return request(fixtures, person, id);
    };
  };

const creates =
  (options: (fixtures: EffectWorld) => object) =>
  (fixtures: EffectWorld): Attempt =>
  ({ client }) =>
    client.send('POST', '/users/me/subscriptions', {
      subscriptions: [{ name: fixtures.fresh('made') }],
      ...options(fixtures),
    });

/** An account that an administrator changes. */
const onAccount =
  (
    role: keyof typeof roles,
    request: (person: Person, id: number, fixtures: EffectWorld) => Promise<HttpResponse>,
  ) =>
  (fixtures: EffectWorld): Attempt =>
  async (person) =>
    request(person, (await fixtures.person({ role })).id, fixtures);

const ADMINISTRATORS = { least: 'administrator', refusals: 'insufficientPermission' } as const;
/** The refusal of the operation for those below administrators, and of the handler for administrators. */
const OWNERS = {
  least: 'owner',
  refusals: { administrator: 'mustBeOwner', others: 'insufficientPermission' },
} as const;

const setRole = ({ client }: Person, id: number, role: number): Promise<HttpResponse> =>
  client.send('PATCH', `/users/${id}`, { role });

/** Who gives which role to whom. Guests never become administrators or owners in one step. */
const roleChanges: Readonly<Record<string, Boundary>> = Object.fromEntries(
  (Object.keys(roles) as (keyof typeof roles)[]).flatMap((from) =>
    (Object.keys(roles) as (keyof typeof roles)[])
      .filter((to) => to !== from)
      .map((to): [string, Boundary] => {
        const attempt = onAccount(from, (person, id) => setRole(person, id, roles[to]));
        const refused = 'insufficientPermission';
        const title = `making a person ${to} who is ${from}`;
        if (from === 'guest' && to === 'administrator')
          return [
            title,
            {
              attempt,
              least: 'nobody',
              refusals: {
                administrator: 'guestsCannotAdminister',
                owner: 'guestsCannotAdminister',
                others: refused,
              },
            },
          ];
        if (from === 'guest' && to === 'owner')
          return [
            title,
            {
              attempt,
              least: 'nobody',
              refusals: { administrator: 'mustBeOwner', owner: 'guestsCannotAdminister', others: refused },
            },
          ];
        const isAboutOwners = from === 'owner' || to === 'owner';
        return isAboutOwners
          ? [title, { attempt, least: 'owner', refusals: { administrator: 'mustBeOwner', others: refused } }]
          : [title, { attempt, least: 'administrator', refusals: refused }];
      }),
  ),
);

export const rows: Readonly<Record<string, Boundary>> = {
  'adding an emoji in place of a Unicode emoji': {
    settings: { add_custom_emoji_policy: 1 },
    least: 'administrator',
    refusals: { guest: 'notForGuests', others: 'emojiOverride' },
    attempt: (fixtures) => {
      const names = ['tada', 'heart', 'rocket', 'cat', 'dog', 'cake'];
      return (person) => addEmoji(fixtures, person, names.pop());
    },
  },
  'deleting an emoji of another person': {
    settings: { add_custom_emoji_policy: 1 },
    least: 'administrator',
    refusals: { guest: 'notForGuests', others: 'notEmojiAuthor' },
    attempt: (fixtures) => async (person) => {
      const name = fixtures.fresh('emoji').replace(' ', '_');
      await addEmoji(fixtures, fixtures.ben, name);
      return person.client.send('DELETE', `/realm/emoji/${name}`);
    },
  },
  'deleting an emoji of their own that they could no longer add': {
    settings: { add_custom_emoji_policy: 1 },
    least: 'moderator',
    refusals: { guest: 'notForGuests', others: 'mustBeAdministrator' },
    attempt: (fixtures) => async (person, rank) => {
      const name = fixtures.fresh('emoji').replace(' ', '_');
      await setRealm(fixtures, { add_custom_emoji_policy: 1 });
      if (rank !== 'guest') await addEmoji(fixtures, person, name);
      await setRealm(fixtures, { add_custom_emoji_policy: 4 });
      return person.client.send('DELETE', `/realm/emoji/${name}`);
    },
  },

  'renaming the bot of another person': {
    least: 'administrator',
    refusals: GUESTS,
    attempt:
      (fixtures) =>
      async ({ client }) =>
        client.send('PATCH', `/bots/${await botOf(fixtures, 'member')}`, {
          full_name: fixtures.fresh('Bot'),
        }),
  },
  'renaming the bot of an owner that has the role of an owner': {
    least: 'owner',
    refusals: { guest: 'notForGuests', administrator: 'mustBeOwner', others: 'insufficientPermission' },
    attempt:
      (fixtures) =>
      async ({ client }) =>
        client.send('PATCH', `/bots/${await botOf(fixtures, 'owner')}`, { full_name: fixtures.fresh('Bot') }),
  },
  'changing the role of their own bot': {
    least: 'administrator',
    refusals: GUESTS,
    attempt:
      (fixtures) =>
      async ({ id, client }) => {
        const bot = await fixtures.site.person(fixtures.fresh('Bot'), { botOf: id });
        return client.send('PATCH', `/bots/${bot.id}`, { role: roles.guest });
      },
  },

  'changing the email while that is disabled': {
    settings: { email_changes_disabled: true },
    least: 'administrator',
    refusals: 'emailChangesDisabled',
    // The new address is not confirmed yet.
    reads: true,
    attempt:
      (fixtures) =>
      ({ client }) =>
        client.send('PATCH', '/settings', { email: `${fixtures.fresh('new').replace(' ', '')}@example.com` }),
  },
  'uploading an avatar while that is disabled': {
    settings: { avatar_changes_disabled: true },
    least: 'administrator',
    refusals: 'avatarChangesDisabled',
    attempt:
      () =>
      ({ client }) =>
        client.send('POST', '/users/me/avatar', { filename: exampleFile() }),
  },

  'creating a default channel': {
    settings: {},
    least: 'administrator',
    refusals: GUESTS,
    attempt: creates(() => ({ is_default_stream: true })),
  },
  'creating a channel with its own retention': {
    least: 'owner',
    refusals: { guest: 'notForGuests', others: 'mustBeOwner' },
    attempt: creates(() => ({ message_retention_days: 30 })),
  },
  'subscribing to a public channel': {
    least: 'newMember',
    refusals: 'notForGuests',
    attempt: async (fixtures) => {
      const { name } = await fixtures.channel([fixtures.ben]);
      return ({ client }) => client.send('POST', '/users/me/subscriptions', { subscriptions: [{ name }] });
    },
  },
  'unsubscribing another person': {
    least: 'administrator',
    refusals: 'insufficientPermission',
    attempt: async (fixtures) => {
      const { name } = await fixtures.channel(everyone(fixtures));
      return async ({ client }) => {
        await fixtures.owner.client.ok('POST', '/users/me/subscriptions', {
          subscriptions: [{ name }],
          principals: [fixtures.ben.id],
        });
        return client.send('DELETE', '/users/me/subscriptions', {
          subscriptions: [name],
          principals: [fixtures.ben.id],
        });
      };
    },
  },
  'registering for the messages of all public channels': {
    least: 'newMember',
    refusals: 'allPublicChannelsRefused',
    reads: true,
    attempt:
      () =>
      ({ client }) =>
        client.send('POST', '/register', {
          all_public_streams: true,
          event_types: ['message'],
          fetch_event_types: [],
        }),
  },

  'moving a message to another topic past the time limit': {
    settings: { edit_topic_policy: 5, move_messages_within_stream_limit_seconds: 60 },
    least: 'moderator',
    refusals: 'topicEditTooLate',
    attempt: onMessage((fixtures, person, id) => edit(person, id, { topic: fixtures.fresh('topic') }), 61),
  },
  'moving a message to another channel past the time limit': {
    settings: { move_messages_between_streams_policy: 1, move_messages_between_streams_limit_seconds: 60 },
    least: 'moderator',
    refusals: { guest: 'messageMoveNotAllowed', others: 'messageMoveTooLate' },
    attempt: async (fixtures) => {
      const { id: stream_id } = await fixtures.channel(everyone(fixtures));
      return onMessage((_world, person, id) => edit(person, id, { stream_id }), 61)(fixtures);
    },
  },
  'editing a message of another person': {
    settings: { allow_message_editing: true },
    least: 'nobody',
    refusals: 'messageEditNotAllowed',
    attempt: onMessage((_world, person, id) => edit(person, id, { content: 'other' })),
  },
  'mentioning all in a large channel': {
    settings: { wildcard_mention_policy: 3 },
    least: 'fullMember',
    refusals: 'streamWildcardMentionNotAllowed',
    attempt: async (fixtures) => {
      const { id: to } = await fixtures.channel(everyone(fixtures));
      await addCrowd(fixtures.site, to, fixtures.fresh('crowd'), 20);
      return ({ client }) =>
        client.send('POST', '/messages', { type: 'channel', to, topic: 'logo', content: '@**all**' });
    },
  },

  'editing a user group to which they do not belong': {
    settings: { user_group_edit_policy: 1 },
    least: 'moderator',
    refusals: GUESTS,
    attempt:
      (fixtures) =>
      async ({ client }) =>
        client.send('PATCH', `/user_groups/${await makeGroup(fixtures.owner.client)}`, {
          name: fixtures.fresh('group'),
        }),
  },
  'widening a group that may mention a group of others': {
    settings: { user_group_edit_policy: 1 },
    least: 'moderator',
    refusals: GUESTS,
    attempt:
      (fixtures) =>
      async ({ id, client }) => {
        const carrier = await makeGroup(fixtures.owner.client, { members: [id] });
        await makeGroup(fixtures.owner.client, { can_mention_group: carrier });
        const add = [await systemGroup(fixtures.owner.client, 'role:members')];
        return client.send('POST', `/user_groups/${carrier}/subgroups`, { add });
      },
  },
  'widening a group that has a permission of administrators': {
    settings: { user_group_edit_policy: 1 },
    least: 'administrator',
    refusals: GUESTS,
    attempt: carries('can_delete_any_message_group'),
  },

  ...roleChanges,
  'deactivating a person': {
    ...ADMINISTRATORS,
    attempt: onAccount('administrator', ({ client }, id) => client.send('DELETE', `/users/${id}`)),
  },
  'deactivating an owner': {
    ...OWNERS,
    attempt: onAccount('owner', ({ client }, id) => client.send('DELETE', `/users/${id}`)),
  },
  'reactivating a person': {
    least: 'administrator',
    refusals: { guest: 'notForGuests', others: 'insufficientPermission' },
    attempt: onAccount('administrator', async ({ client }, id, fixtures) => {
      await fixtures.owner.client.ok('DELETE', `/users/${id}`);
      return client.send('POST', `/users/${id}/reactivate`);
    }),
  },
  'reactivating an owner': {
    least: 'owner',
    refusals: { ...OWNERS.refusals, guest: 'notForGuests' },
    attempt: onAccount('owner', async ({ client }, id, fixtures) => {
      await fixtures.owner.client.ok('DELETE', `/users/${id}`);
      return client.send('POST', `/users/${id}/reactivate`);
    }),
  },
};

/** Adds a group to one of theirs that the organization granted a permission. */
function carries(permission: string) {
  return (fixtures: EffectWorld): Attempt =>
    async ({ id, client }) => {
      const carrier = await makeGroup(fixtures.owner.client, { members: [id] });
      await setRealm(fixtures, { [permission]: { new: carrier } });
      const add = [await systemGroup(fixtures.owner.client, 'role:members')];
      return client.send('POST', `/user_groups/${carrier}/subgroups`, { add });
    };
}
