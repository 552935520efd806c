import { expect } from 'chai';

import { addCrowd } from '../../support/many-users.js';
import { exampleFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { send } from '../specification/sentences/fixtures.js';
import { setRealm, type Check, type Effects } from './effect.js';
import { meaningOf } from './setting-descriptions.js';
import { ranksOf, succeeds, type EffectWorld } from './fixtures.js';

type Attempt = (person: Person) => Promise<boolean>;

/** Sets each choice of a policy and expects exactly the users that the contract names for it to succeed. */
const policy =
  (name: string, prepare: (fixtures: EffectWorld) => Promise<Attempt> | Attempt): Check =>
  async (fixtures) => {
    const attempt = await prepare(fixtures);
    for (const [choice, word] of meaningOf('organization', name)) {
      await setRealm(fixtures, { [name]: choice });
      expect(await fixtures.whoMay(attempt), `${String(choice)} ${word}`).to.deep.equal(ranksOf(word));
    }
  };

const everyone = ({ owner, people }: EffectWorld): Person[] => [owner, ...Object.values(people)];

const edits = (person: Person, id: number, change: object): Promise<boolean> =>
  succeeds(person, 'PATCH', `/messages/${String(id)}`, { ...change });

const GENERIC = 1;
const INCOMING = 2;

export const policyEffects: Effects = {
  add_custom_emoji_policy: policy(
    'add_custom_emoji_policy',
    (fixtures) => (person) =>
      succeeds(person, 'POST', `/realm/emoji/${fixtures.fresh('emoji').replace(' ', '_')}`, {
        filename: exampleFile(),
      }),
  ),

  delete_own_message_policy: policy('delete_own_message_policy', async (fixtures) => {
    await setRealm(fixtures, {
      can_delete_any_message_group: { new: { direct_members: [], direct_subgroups: [] } },
    });
    const channel = await fixtures.channel([...everyone(fixtures), fixtures.ben]);
    return async (person) => succeeds(person, 'DELETE', `/messages/${String(await send(person, channel))}`);
  }),

  edit_topic_policy: policy('edit_topic_policy', async (fixtures) => {
    const channel = await fixtures.channel([...everyone(fixtures), fixtures.ben]);
    return async (person) =>
      edits(person, await send(fixtures.ben, channel), { topic: fixtures.fresh('topic') });
  }),

  move_messages_between_streams_policy: policy('move_messages_between_streams_policy', async (fixtures) => {
    const channel = await fixtures.channel([...everyone(fixtures), fixtures.ben]);
    const { id: stream_id } = await fixtures.channel(everyone(fixtures));
    return async (person) => edits(person, await send(fixtures.ben, channel), { stream_id });
  }),

  invite_to_realm_policy: policy('invite_to_realm_policy', (fixtures) => async (person) => {
    const may = await succeeds(person, 'POST', '/invites', {
      invitee_emails: `${fixtures.fresh('new').replace(' ', '')}@example.com`,
      stream_ids: [],
    });
    const state = await person.client.ok('POST', '/register', { fetch_event_types: ['realm_user'] });
    expect(state.can_invite_others_to_realm).to.equal(may);
    return may;
  }),

  invite_to_stream_policy: policy('invite_to_stream_policy', async (fixtures) => {
    const { name } = await fixtures.channel(everyone(fixtures));
    const principals = [fixtures.ben.id];
    return async (person) => {
      const may = await succeeds(person, 'POST', '/users/me/subscriptions', {
        subscriptions: [{ name }],
        principals,
      });
      const left = await fixtures.owner.client.ok('DELETE', '/users/me/subscriptions', {
        subscriptions: [name],
        principals,
      });
      expect(left.removed).to.deep.equal(may ? [name] : []);
      const state = await person.client.ok('POST', '/register', { fetch_event_types: ['realm_user'] });
      expect(state.can_subscribe_other_users).to.equal(may);
      return may;
    };
  }),

  user_group_edit_policy: policy('user_group_edit_policy', async (fixtures) => {
    const { group_id } = await fixtures.owner.client.ok('POST', '/user_groups/create', {
      name: fixtures.fresh('group'),
      description: '',
      members: everyone(fixtures).map(({ id }) => id),
    });
    return async (person) => {
      const mayCreate = await succeeds(person, 'POST', '/user_groups/create', {
        name: fixtures.fresh('group'),
        description: '',
        members: [],
      });
      const mayEdit = await succeeds(person, 'PATCH', `/user_groups/${String(group_id)}`, {
        name: fixtures.fresh('group'),
      });
      expect(mayEdit).to.equal(mayCreate);
      return mayCreate;
    };
  }),

  async wildcard_mention_policy(fixtures) {
    const { site } = fixtures;
    const people = Object.values(fixtures.people);
    const large = await fixtures.channel(everyone(fixtures));
    const small = await fixtures.channel(everyone(fixtures));
    // Wildcard mentions are restricted in channels of more than 15 subscribers.
    await addCrowd(site, large.id, 'large', 16 - people.length);
    await addCrowd(site, small.id, 'small', 15 - people.length);
    const mentionsIn =
      ({ id: to }: typeof large): Attempt =>
      (person) =>
        succeeds(person, 'POST', '/messages', { type: 'channel', to, topic: 'logo', content: '@**all**' });
    await policy('wildcard_mention_policy', () => mentionsIn(large))(fixtures);
    await setRealm(fixtures, { wildcard_mention_policy: 6 });
    expect(await fixtures.whoMay(mentionsIn(small))).to.deep.equal(ranksOf('everyone'));
  },

  async bot_creation_policy(fixtures) {
    const creates =
      (bot_type: number): Attempt =>
      (person) =>
        succeeds(person, 'POST', '/bots', {
          full_name: fixtures.fresh('Bot'),
          short_name: fixtures.fresh('bot').replace(' ', ''),
          bot_type,
        });
    for (const [choice, generic, incoming] of [
      [1, 'members', 'members'],
      [2, 'administrators', 'members'],
      [3, 'administrators', 'administrators'],
    ] as const) {
      await setRealm(fixtures, { bot_creation_policy: choice });
      expect(await fixtures.whoMay(creates(GENERIC)), `${choice}, generic`).to.deep.equal(ranksOf(generic));
      expect(await fixtures.whoMay(creates(INCOMING)), `${choice}, incoming`).to.deep.equal(
        ranksOf(incoming),
      );
    }
  },

  async waiting_period_threshold(fixtures) {
    const person = await fixtures.person();
    const group = (): Promise<boolean> =>
      succeeds(person, 'POST', '/user_groups/create', {
        name: fixtures.fresh('group'),
        description: '',
        members: [],
      });
    await setRealm(fixtures, { user_group_edit_policy: 3, waiting_period_threshold: 1 });
    expect(await group()).to.equal(false);
    fixtures.site.clock.advance(86_399_000);
    expect(await group(), 'a second before').to.equal(false);
    fixtures.site.clock.advance(1_000);
    expect(await group(), 'after one day').to.equal(true);
    await setRealm(fixtures, { waiting_period_threshold: 2 });
    expect(await group()).to.equal(false);
    await setRealm(fixtures, { waiting_period_threshold: 0 });
    expect(await group()).to.equal(true);
  },
};
