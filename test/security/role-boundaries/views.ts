import { expect } from 'chai';

import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { setOwn } from '../../accounts/email/notifications/fixtures.js';
import { setRealm } from '../../contract/effects/effect.js';
import type { EffectWorld, Rank } from '../../contract/effects/fixtures.js';
import { ranksOf } from '../../contract/effects/fixtures.js';

/** What the server shows to some ranks only, or does for some ranks only without refusing it to the others. */
export interface View {
  readonly ranks: readonly Rank[];
  readonly prepare: (fixtures: EffectWorld) => Promise<(person: Person) => Promise<boolean>>;
}

const register = ({ client }: Person, types: readonly string[], more: Parameters = {}): Promise<Body> =>
  client.ok('POST', '/register', { fetch_event_types: types, event_types: [], ...more });

/** Whether a field about the requester is true, in register and in the user object that others get. */
const flag =
  (name: string, isInUser = true): View['prepare'] =>
  ({ owner }) =>
    Promise.resolve(async (person) => {
      const own = (await register(person, ['realm_user']))[name] as boolean;
      if (isInUser) {
        const { user } = await owner.client.ok('GET', `/users/${person.id}`);
        expect(user[name], 'to others').to.equal(own);
      }
      return own;
    });

const seesChannel =
  (options: Parameters): View['prepare'] =>
  async (fixtures) => {
    const { id } = await fixtures.channel([fixtures.ben], options);
    return async (person) => {
      const { streams } = await register(person, ['stream']);
      return streams.some(({ stream_id }: Body) => stream_id === id);
    };
  };

const readsChannel =
  (options: Parameters): View['prepare'] =>
  async (fixtures) => {
    const { id: to } = await fixtures.channel([fixtures.ben], options);
    const sent = { type: 'channel', to, topic: 'logo', content: 'x' };
    const { id } = await fixtures.ben.client.ok('POST', '/messages', sent);
    return async ({ client }) => {
      const { status } = await client.send('GET', `/messages/${id}`);
      const { messages } = await client.ok('GET', '/messages', {
        ...{ anchor: 'newest', num_before: 50, num_after: 0 },
        narrow: [{ operator: 'channels', operand: 'public' }],
      });
      const isPublic = options.invite_only !== true;
      if (isPublic) expect(messages.some((message: Body) => message.id === id)).to.equal(status === 200);
      return status === 200;
    };
  };

/** By the numbers of `email_address_visibility`, the word of the contract for those who see the email. */
const EMAILS = { 1: 'everyone', 2: 'members', 3: 'administrators', 4: 'nobody', 5: 'moderators' } as const;

const seesEmail =
  (email_address_visibility: number): View['prepare'] =>
  async ({ ben }) => {
    await setOwn(ben, { email_address_visibility });
    return async ({ client }) =>
      (await client.ok('GET', `/users/${ben.id}`)).user.delivery_email === ben.email;
  };

export const views: Readonly<Record<string, View>> = {
  'is_owner is true': { ranks: ranksOf('owners'), prepare: flag('is_owner') },
  'is_admin is true': { ranks: ranksOf('administrators'), prepare: flag('is_admin') },
  'is_moderator is true': { ranks: ['moderator'], prepare: flag('is_moderator', false) },
  'is_guest is true': { ranks: ['guest'], prepare: flag('is_guest') },
  'see a public channel without a subscription': { ranks: ranksOf('members'), prepare: seesChannel({}) },
  'see a private channel without a subscription': {
    ranks: ranksOf('administrators'),
    prepare: seesChannel({ invite_only: true }),
  },
  'read a public channel without a subscription': { ranks: ranksOf('members'), prepare: readsChannel({}) },
  'read a private channel without a subscription': {
    ranks: ranksOf('nobody'),
    prepare: readsChannel({ invite_only: true, history_public_to_subscribers: true }),
  },
  'see the default channels': {
    ranks: ranksOf('members'),
    prepare: () =>
      Promise.resolve(
        async (person: Person) =>
          (await register(person, ['default_streams'])).realm_default_streams.length > 0,
      ),
  },
  'change their name while that is disabled': {
    ranks: ranksOf('administrators'),
    async prepare(fixtures) {
      await setRealm(fixtures, { name_changes_disabled: true });
      return async ({ client }) => {
        const full_name = fixtures.fresh('Name');
        await client.ok('PATCH', '/settings', { full_name });
        return (await client.ok('GET', '/users/me')).full_name === full_name;
      };
    },
  },
  ...Object.fromEntries(
    Object.entries(EMAILS).map(([choice, word]): [string, View] => [
      `see an email that is visible to ${word}`,
      { ranks: ranksOf(word), prepare: seesEmail(Number(choice)) },
    ]),
  ),
  'have bots that hear of every public channel by default': {
    ranks: ranksOf('members'),
    async prepare({ site, ben, fresh }) {
      const name = fresh('open');
      await ben.client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }] });
      const roleOf = async (person: Person): Promise<number> =>
        (await person.client.ok('GET', '/users/me')).role;
      return async (person) => {
        // A bot of a guest is left of the time when the guest was a member.
        const bot = await site.person(fresh('Bot'), { botOf: person.id });
        const role = await roleOf(person);
        await site.services.store.write(async (tx) => {
          await tx.run('UPDATE users SET role = ? WHERE id = ?', [role, bot.id]);
          await tx.insertMany('bot_defaults', [{ user_id: bot.id, default_all_public_streams: 1 }]);
          tx.invalidate(`user:${bot.id}`);
        });
        const { queue_id, last_event_id } = await bot.client.ok('POST', '/register', {
          event_types: ['message'],
        });
        await ben.client.ok('POST', '/messages', { type: 'channel', to: name, topic: 'logo', content: 'x' });
        const { events } = await bot.client.ok('GET', '/events', {
          queue_id,
          last_event_id,
          dont_block: true,
        });
        return events.length > 0;
      };
    },
  },
};
