import { exampleFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { addCrowd } from '../../support/many-users.js';
import { send } from '../../contract/specification/sentences/fixtures.js';
import { setRealm } from '../../contract/effects/effect.js';
import type { EffectWorld } from '../../contract/effects/fixtures.js';
import type { Boundary, Refusal, Refusals } from './boundary.js';

/** A setting whose numbers name ranks, with a request that depends on it. Guests are refused by the operation. */
type Policy = Pick<Boundary, 'attempt' | 'refusals' | 'reads'>;

const membersOnly = (others: Refusal): Refusals => ({ guest: 'notForGuests', others });

const everyone = ({ owner, ben, people }: EffectWorld): Person[] => [owner, ben, ...Object.values(people)];

const botOfType =
  (bot_type: number): Boundary['attempt'] =>
  (fixtures) =>
  ({ client }) => {
    const full_name = fixtures.fresh('Bot');
    return client.send('POST', '/bots', { full_name, short_name: full_name.replace(' ', ''), bot_type });
  };

export const policies: Readonly<Record<string, Policy>> = {
  add_custom_emoji_policy: {
    refusals: membersOnly('insufficientPermission'),
    attempt:
      (fixtures) =>
      ({ client }) =>
        client.send('POST', `/realm/emoji/${fixtures.fresh('emoji').replace(' ', '_')}`, {
          filename: exampleFile(),
        }),
  },
  delete_own_message_policy: {
    refusals: 'messageDeletionNotAllowed',
    attempt: async (fixtures) => {
      const nobody = { direct_members: [], direct_subgroups: [] };
      await setRealm(fixtures, { can_delete_any_message_group: { new: nobody } });
      const channel = await fixtures.channel(everyone(fixtures));
      return async (person) =>
        person.client.send(
          'DELETE',
          `/messages/${await send(fixtures.people[rankOf(fixtures, person)], channel)}`,
        );
    },
  },
  edit_topic_policy: {
    refusals: 'messageEditNotAllowed',
    attempt: async (fixtures) => {
      const channel = await fixtures.channel(everyone(fixtures));
      return async ({ client }) =>
        client.send('PATCH', `/messages/${await send(fixtures.ben, channel)}`, {
          topic: fixtures.fresh('topic'),
        });
    },
  },
  move_messages_between_streams_policy: {
    refusals: 'messageMoveNotAllowed',
    attempt: async (fixtures) => {
      const channel = await fixtures.channel(everyone(fixtures));
      const { id: stream_id } = await fixtures.channel(everyone(fixtures));
      return async ({ client }) =>
        client.send('PATCH', `/messages/${await send(fixtures.ben, channel)}`, { stream_id });
    },
  },
  invite_to_realm_policy: {
    refusals: membersOnly('insufficientPermission'),
    attempt:
      (fixtures) =>
      ({ client }) =>
        client.send('POST', '/invites', {
          invitee_emails: `${fixtures.fresh('new').replace(' ', '')}@example.com`,
          stream_ids: [],
        }),
  },
  invite_to_stream_policy: {
    refusals: membersOnly('insufficientPermission'),
    attempt: async (fixtures) => {
      const { name } = await fixtures.channel(everyone(fixtures));
      const target = { subscriptions: [name], principals: [fixtures.ben.id] };
      return async ({ client }) => {
        await fixtures.owner.client.ok('DELETE', '/users/me/subscriptions', target);
        return client.send('POST', '/users/me/subscriptions', { ...target, subscriptions: [{ name }] });
      };
    },
  },
  user_group_edit_policy: {
    refusals: membersOnly('insufficientPermission'),
    attempt:
      (fixtures) =>
      ({ client }) =>
        client.send('POST', '/user_groups/create', {
          name: fixtures.fresh('group'),
          description: '',
          members: [],
        }),
  },
  wildcard_mention_policy: {
    refusals: 'streamWildcardMentionNotAllowed',
    attempt: async (fixtures) => {
      const { id: to } = await fixtures.channel(everyone(fixtures));
      await addCrowd(fixtures.site, to, fixtures.fresh('crowd').replace(' ', ''), 20);
      return ({ client }) =>
        client.send('POST', '/messages', { type: 'channel', to, topic: 'logo', content: '@**all**' });
    },
  },
};

const rankOf = ({ people }: EffectWorld, { id }: Person): keyof EffectWorld['people'] => {
  const found = Object.entries(people).find(([, person]) => person.id === id);
  if (!found) throw new Error('The person has no rank.');
  return found[0] as keyof EffectWorld['people'];
};

/** Settings with ranks that have no row for each number, with the reason. */
export const notTried: Readonly<Record<string, string>> = {
  bot_creation_policy: 'Its numbers also depend on the type of the bot. The rows below try them.',
};

/** The policies whose values depend on what is created or posted. */
export const otherPolicies: Readonly<Record<string, Boundary>> = Object.fromEntries([
  ...(
    [
      [1, 1, 'newMember'],
      [1, 2, 'newMember'],
      [2, 1, 'administrator'],
      [2, 2, 'newMember'],
      [3, 1, 'administrator'],
      [3, 2, 'administrator'],
    ] as const
  ).map(([bot_creation_policy, type, least]): [string, Boundary] => [
    `creating a bot of type ${type} with bot_creation_policy ${bot_creation_policy}`,
    {
      settings: { bot_creation_policy },
      least,
      refusals: { guest: 'notForGuests', others: 'mustBeAdministrator' },
      attempt: botOfType(type),
    },
  ]),
  ...(
    [
      [1, 'guest', 'guestsDoNotPost'],
      [2, 'administrator', 'onlyAdministratorsPost'],
      [3, 'fullMember', { guest: 'guestsDoNotPost', others: 'newMembersDoNotPost' }],
      [4, 'moderator', 'onlyModeratorsPost'],
    ] as const
  ).map(([stream_post_policy, least, refusals]): [string, Boundary] => [
    `posting with stream_post_policy ${stream_post_policy}`,
    {
      least,
      refusals,
      attempt: async (fixtures) => {
        const { id: to } = await fixtures.channel(everyone(fixtures), { stream_post_policy });
        return ({ client }) =>
          client.send('POST', '/messages', { type: 'channel', to, topic: 'logo', content: 'x' });
      },
    },
  ]),
]);
