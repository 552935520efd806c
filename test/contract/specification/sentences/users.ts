import { expect } from 'chai';

import type { Body, Client } from '../../../support/client.js';
import { picture } from '../../../support/pictures.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { registered, send, type Fixtures } from './fixtures.js';

const own = (client: Client): Promise<Body> => client.ok('GET', '/users/me');

const find = async (client: Client, key: string | number, parameters = {}): Promise<Body> =>
  (await client.ok('GET', `/users/${String(key)}`, parameters)).user;

/** A boolean field that is true for exactly these users of the fixtures. */
const isTrueOf = (says: string, field: string, names: readonly (keyof Fixtures)[]): Sentence =>
  sentence(says, async (fixtures) => {
    for (const name of ['owner', 'administrator', 'moderator', 'anna', 'guest', 'bot'] as const) {
      const { client, id } = fixtures[name];
      expect((await own(client))[field], name).to.equal(names.includes(name));
      expect((await find(fixtures.owner.client, id))[field], name).to.equal(names.includes(name));
    }
  });

const setTimezone = ({ client }: { client: Client }, timezone: string) =>
  client.ok('PATCH', '/settings', { timezone });

/** Creates a short-text field and sets Anna's value. */
const withProfileValue = async (fixtures: Fixtures): Promise<number> => {
  const { owner, anna } = fixtures;
  const field = { field_type: 1, name: fixtures.fresh('Field') };
  const { id } = await owner.client.ok('POST', '/realm/profile_fields', field);
  await owner.client.ok('PATCH', `/users/${String(anna.id)}`, { profile_data: [{ id, value: '*vim*' }] });
  return id as number;
};

export const roles: Section = {
  title: 'Users: role values',
  sentences: [
    sentence(
      'Role values: 100 organization owner; 200 organization administrator; 300 organization moderator; 400 member; 600 guest.',
      async (fixtures) => {
        const { owner, administrator, moderator, anna, guest } = fixtures;
        const numbers = [];
        for (const { client } of [owner, administrator, moderator, anna, guest])
          numbers.push((await own(client)).role);
        expect(numbers).to.deep.equal([100, 200, 300, 400, 600]);
        const system = (await owner.client.ok('GET', '/user_groups')).user_groups;
        const members = (name: string): number[] => system.find((one: Body) => one.name === name).members;
        expect(members('role:owners')).to.include(owner.id);
        expect(members('role:administrators')).to.include(administrator.id);
        expect(members('role:moderators')).to.include(moderator.id);
        expect([...members('role:members'), ...members('role:fullmembers')]).to.include(anna.id);
        expect(members('role:everyone')).to.include(guest.id);
      },
    ),
  ],
};

export const ownUser: Section = {
  title: 'Users: own-user object (GET /users/me)',
  sentences: [
    sentence('avatar_url string (FL 2.1 era, always given)', async ({ anna }) => {
      for (const client_gravatar of [true, false]) {
        const { avatar_url } = await anna.client.ok('GET', '/users/me', { client_gravatar });
        expect(avatar_url).to.match(/^(https?:\/\/|\/)/);
      }
    }),
    sentence('avatar_version integer', async ({ anna }) => {
      const { avatar_version: before } = await own(anna.client);
      await anna.client.ok('POST', '/users/me/avatar', { f: await picture() });
      expect((await own(anna.client)).avatar_version).to.equal((before as number) + 1);
    }),
    sentence('email string (API email)', async (fixtures) => {
      const person = await fixtures.person();
      expect((await own(person.client)).email).to.equal(person.email);
      await person.client.ok('PATCH', '/settings', { email_address_visibility: 3 });
      expect((await own(person.client)).email).to.equal(`user${String(person.id)}@chat.example.com`);
    }),
    sentence('full_name string', async ({ anna }) => {
      expect((await own(anna.client)).full_name).to.equal('Anna');
    }),
    isTrueOf('is_admin boolean', 'is_admin', ['owner', 'administrator']),
    isTrueOf('is_owner boolean', 'is_owner', ['owner']),
    isTrueOf('is_billing_admin boolean', 'is_billing_admin', []),
    sentence('role integer', async (fixtures) => {
      const { client, id } = await fixtures.person();
      expect((await own(client)).role).to.equal(400);
      await fixtures.owner.client.ok('PATCH', `/users/${String(id)}`, { role: 300 });
      expect((await own(client)).role).to.equal(300);
    }),
    isTrueOf('is_guest boolean', 'is_guest', ['guest']),
    isTrueOf('is_bot boolean', 'is_bot', ['bot']),
    sentence('is_active boolean', async (fixtures) => {
      expect((await own(fixtures.anna.client)).is_active).to.equal(true);
      const { id } = await fixtures.person();
      await fixtures.owner.client.ok('DELETE', `/users/${String(id)}`);
      expect((await find(fixtures.owner.client, id)).is_active).to.equal(false);
    }),
    sentence('timezone string', async ({ anna }) => {
      await setTimezone(anna, 'Europe/Rome');
      expect((await own(anna.client)).timezone).to.equal('Europe/Rome');
      await setTimezone(anna, 'UTC');
    }),
    sentence('date_joined string (timestamp of account creation)', async (fixtures) => {
      const now = fixtures.site.clock.now();
      const person = await fixtures.person();
      expect(Date.parse((await own(person.client)).date_joined)).to.equal(now);
    }),
    sentence('max_message_id integer (deprecated)', async (fixtures) => {
      const { anna } = fixtures;
      const id = await send(anna, await fixtures.channel([anna]));
      expect((await own(anna.client)).max_message_id).to.equal(id);
    }),
    sentence('user_id integer', async ({ anna }) => {
      expect((await own(anna.client)).user_id).to.equal(anna.id);
    }),
    sentence('delivery_email string (real email; always present from FL 163)', async (fixtures) => {
      const person = await fixtures.person();
      for (const email_address_visibility of [1, 2, 3, 4, 5]) {
        await person.client.ok('PATCH', '/settings', { email_address_visibility });
        expect((await own(person.client)).delivery_email).to.equal(person.email);
      }
    }),
    sentence('profile_data object (present only when is_bot is false)', async (fixtures) => {
      const id = await withProfileValue(fixtures);
      expect((await own(fixtures.anna.client)).profile_data[id].value).to.equal('*vim*');
      expect(await own(fixtures.bot.client)).not.to.have.property('profile_data');
    }),
  ],
};

export const user: Section = {
  title: 'Users: user object (GET /users/{email})',
  sentences: [
    sentence(
      'avatar_url (string, or null when the user uses a gravatar and client_gravatar is true)',
      async ({ owner, anna, ben }) => {
        const url = async (key: string, client_gravatar: boolean) =>
          (await find(owner.client, key, { client_gravatar })).avatar_url as string | null;
        expect(await url(ben.email, true)).to.equal(null);
        expect(await url(ben.email, false)).to.include('gravatar');
        await anna.client.ok('POST', '/users/me/avatar', { f: await picture() });
        for (const client_gravatar of [true, false])
          expect(await url(anna.email, client_gravatar)).to.include('/user_avatars/');
        await anna.client.ok('DELETE', '/users/me/avatar');
      },
    ),
    sentence('bot_type, date_joined string', async ({ owner, anna, bot }) => {
      expect((await find(owner.client, bot.id)).bot_type).to.equal(1);
      const person = await find(owner.client, anna.email);
      expect(person.bot_type).to.equal(null);
      expect(person.date_joined).to.be.a('string');
    }),
    sentence('email string, full_name string', async (fixtures) => {
      const person = await fixtures.person();
      expect(await find(fixtures.ben.client, person.id)).to.include({
        email: person.email,
        full_name: person.name,
      });
      await person.client.ok('PATCH', '/settings', { email_address_visibility: 3 });
      const email = `user${String(person.id)}@chat.example.com`;
      expect((await find(fixtures.ben.client, email)).email).to.equal(email);
    }),
    sentence('delivery_email (string or null)', async (fixtures) => {
      const { owner, ben } = fixtures;
      const person = await fixtures.person();
      await person.client.ok('PATCH', '/settings', { email_address_visibility: 3 });
      expect((await find(owner.client, person.id)).delivery_email).to.equal(person.email);
      expect((await find(ben.client, person.id)).delivery_email).to.equal(null);
    }),
    sentence('profile_data (present when requested)', async (fixtures) => {
      const { owner, anna } = fixtures;
      const id = await withProfileValue(fixtures);
      const include = { include_custom_profile_fields: true };
      expect((await find(owner.client, anna.email, include)).profile_data).to.have.property(String(id));
      expect(await find(owner.client, anna.email)).not.to.have.property('profile_data');
    }),
    sentence('role integer, timezone string, user_id integer', async ({ owner, anna }) => {
      await setTimezone(anna, 'Europe/Rome');
      expect(await find(owner.client, anna.email)).to.include({
        role: 400,
        timezone: 'Europe/Rome',
        user_id: anna.id,
      });
      await setTimezone(anna, 'UTC');
    }),
    sentence(
      '`profile_data`: object keyed by custom profile field ID (as string); each value is an object with `value` (string; null is possible in events) and, only for field types that support markdown, `rendered_value` (HTML string).',
      async (fixtures) => {
        const { owner, anna } = fixtures;
        const markdown = await withProfileValue(fixtures);
        const plain = { field_type: 5, name: fixtures.fresh('Field') };
        const { id: link } = await owner.client.ok('POST', '/realm/profile_fields', plain);
        const path = `/users/${String(anna.id)}`;
        const profile_data = [{ id: link, value: 'https://example.com' }];
        await owner.client.ok('PATCH', path, { profile_data });
        const include = { include_custom_profile_fields: true };
        const { profile_data: data } = await find(owner.client, anna.email, include);
        expect(data[String(markdown)]).to.deep.equal({
          value: '*vim*',
          rendered_value: '<p><em>vim</em></p>',
        });
        expect(data[String(link)]).to.deep.equal({ value: 'https://example.com' });
        const state = await registered(owner.client, 'realm_user');
        await owner.client.ok('PATCH', path, { profile_data: [{ id: link, value: '' }] });
        const { events } = await owner.client.ok('GET', '/events', {
          queue_id: state.queue_id,
          last_event_id: state.last_event_id,
          dont_block: true,
        });
        expect(events[0].person.custom_profile_field).to.deep.equal({ id: link, value: null });
      },
    ),
  ],
};
