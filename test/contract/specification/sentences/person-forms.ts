import { expect } from 'chai';

import { picture } from '../../../support/pictures.js';
import type { Body, Parameters } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { listen, type Fixtures } from './fixtures.js';

const settings = ({ client }: Person, changes: Parameters): Promise<Body> =>
  client.ok('PATCH', '/settings', changes);

/** The forms of `person` in the events that Ben receives when an account changes. */
const changes = async ({ ben }: Fixtures, happen: () => Promise<unknown>): Promise<Body[]> => {
  const events = await listen(ben.client, ['realm_user']);
  await happen();
  return (await events()).map(({ op, person }) => ({ op, ...person }));
};

/** A form of `person` in a realm_user update. */
const form = (
  says: string,
  happen: (fixtures: Fixtures, person: Person) => Promise<unknown>,
  check: (person: Body, fixtures: Fixtures) => void,
): Sentence =>
  sentence(says, async (fixtures) => {
    const person = await fixtures.person();
    const told = await changes(fixtures, () => happen(fixtures, person));
    const mine = told.filter(({ op, user_id }) => op === 'update' && user_id === person.id);
    expect(mine).not.to.have.length(0);
    for (const one of mine) check(one, fixtures);
  });

export const personForms: Section = {
  title: 'Events: forms of `person` in realm_user update',
  sentences: [
    sentence('(every form has user_id integer)', async (fixtures) => {
      const { owner } = fixtures;
      const person = await fixtures.person();
      const told = await changes(fixtures, async () => {
        await settings(person, { full_name: fixtures.fresh('Named'), timezone: 'Europe/Rome' });
        await settings(person, { email_address_visibility: 3 });
        await person.client.ok('POST', '/users/me/avatar', { f: await picture() });
        await owner.client.ok('PATCH', `/users/${String(person.id)}`, { role: 300 });
        await owner.client.ok('DELETE', `/users/${String(person.id)}`);
      });
      expect(told.length).to.be.at.least(7);
      for (const { user_id } of told) expect(user_id).to.equal(person.id);
    }),
    form(
      'Full name | full_name string',
      (fixtures, person) => settings(person, { full_name: fixtures.fresh('Named') }),
      ({ full_name }) => {
        expect(full_name).to.match(/^Named/);
      },
    ),
    form(
      'Avatar | avatar_url string, avatar_source string (`G` gravatar, `U` uploaded), avatar_url_medium string, avatar_version integer',
      async (_, { client }) => client.ok('POST', '/users/me/avatar', { f: await picture() }),
      (person) => {
        expect(person).to.include({ avatar_source: 'U', avatar_version: 2 });
        expect(person.avatar_url).to.be.a('string');
        expect(person.avatar_url_medium).to.be.a('string');
      },
    ),
    form(
      'Time zone | email string (deprecated), timezone string',
      (_, person) => settings(person, { timezone: 'Europe/Rome' }),
      ({ email, timezone }) => {
        expect(email).to.match(/@example.com$/);
        expect(timezone).to.equal('Europe/Rome');
      },
    ),
    sentence('Bot owner | bot_owner_id integer', async (fixtures) => {
      const { owner, anna, ben } = fixtures;
      const bot = await fixtures.person({ botOf: anna.id });
      const told = await changes(fixtures, () =>
        owner.client.ok('PATCH', `/bots/${String(bot.id)}`, { bot_owner_id: ben.id }),
      );
      expect(told).to.deep.include({ op: 'update', user_id: bot.id, bot_owner_id: ben.id });
    }),
    form(
      'Role | role integer',
      ({ owner }, { id }) => owner.client.ok('PATCH', `/users/${String(id)}`, { role: 300 }),
      ({ role }) => {
        expect(role).to.equal(300);
      },
    ),
    sentence(
      'Delivery email visible to the receiver | delivery_email string or null (null when the receiver lost access to it; sent to all with access since FL 163)',
      async (fixtures) => {
        const person = await fixtures.person();
        const told = await changes(fixtures, async () => {
          await settings(person, { email_address_visibility: 3 });
          await settings(person, { email_address_visibility: 1 });
        });
        const emails = told.filter((change) => 'delivery_email' in change);
        expect(emails.map(({ delivery_email }) => delivery_email as string | null)).to.deep.equal([
          null,
          person.email,
        ]);
      },
    ),
    sentence(
      'Custom profile field | custom_profile_field object with id integer, value string or null, rendered_value string (only for markdown-capable types)',
      async (fixtures) => {
        const { owner, anna } = fixtures;
        const make = async (field_type: number): Promise<number> =>
          (
            await owner.client.ok('POST', '/realm/profile_fields', {
              field_type,
              name: fixtures.fresh('Field'),
            })
          ).id;
        const [text, link] = [await make(1), await make(5)];
        const set = (id: number, value: string): Promise<Body> =>
          owner.client.ok('PATCH', `/users/${String(anna.id)}`, { profile_data: [{ id, value }] });
        const told = await changes(fixtures, async () => {
          await set(text, '*vim*');
          await set(link, 'https://example.com');
          await set(link, '');
        });
        expect(told.map(({ custom_profile_field }) => custom_profile_field)).to.deep.equal([
          { id: text, value: '*vim*', rendered_value: '<p><em>vim</em></p>' },
          { id: link, value: 'https://example.com' },
          { id: link, value: null },
        ]);
      },
    ),
    sentence('API email | new_email string', async (fixtures) => {
      const person = await fixtures.person();
      const told = await changes(fixtures, () => settings(person, { email_address_visibility: 5 }));
      const new_email = `user${String(person.id)}@chat.example.com`;
      expect(told).to.deep.include({ op: 'update', user_id: person.id, new_email });
    }),
    form(
      'Deactivation or reactivation (FL 222) | is_active boolean',
      ({ owner }, { id }) => owner.client.ok('DELETE', `/users/${String(id)}`),
      ({ is_active }) => {
        expect(is_active).to.equal(false);
      },
    ),
  ],
};
