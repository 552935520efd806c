import { expect } from 'chai';

import type { Body, Parameters } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { sentence, successBody, type Section, type Sentence } from './sentence.js';
import { profileField, type Fixtures } from './fixtures.js';

const patchUser = (by: Person, { id }: Person, parameters: Parameters) =>
  by.client.ok('PATCH', `/users/${String(id)}`, parameters);

const refusesUser = (by: Person, { id }: Person, parameters: Parameters) =>
  by.client.fails('PATCH', `/users/${String(id)}`, parameters, {});

const roleOf = async ({ owner }: Fixtures, { id }: Person): Promise<number> =>
  (await owner.client.ok('GET', `/users/${String(id)}`)).user.role;

export const updateUser: Section = {
  title: 'PATCH /users/{user_id} (organization administrators only)',
  sentences: [
    sentence('PATCH /users/{user_id} (organization administrators only)', async (fixtures) => {
      const { administrator, moderator, anna, guest } = fixtures;
      const person = await fixtures.person();
      await patchUser(administrator, person, { full_name: fixtures.fresh('Named') });
      for (const by of [moderator, anna, guest, person])
        await refusesUser(by, person, { full_name: fixtures.fresh('Named') });
    }),
    sentence('Path: user_id integer.', async (fixtures) => {
      const [one, other] = [await fixtures.person(), await fixtures.person()];
      await patchUser(fixtures.owner, one, { role: 300 });
      expect(await roleOf(fixtures, one)).to.equal(300);
      expect(await roleOf(fixtures, other)).to.equal(400);
      await refusesUser(fixtures.owner, { ...one, id: 999_999 }, { role: 300 });
    }),
    successBody(async (fixtures) => patchUser(fixtures.owner, await fixtures.person(), { role: 300 })),
    sentence('full_name | string | no | New full name', async (fixtures) => {
      const person = await fixtures.person();
      const full_name = fixtures.fresh('Named');
      await patchUser(fixtures.owner, person, { full_name });
      expect((await person.client.ok('GET', '/users/me')).full_name).to.equal(full_name);
    }),
    sentence(
      'role | integer | no | 100, 200, 300, 400 or 600. Only owners can add or remove the owner role; the owner role cannot be removed from the only owner; guests cannot be administrators',
      async (fixtures) => {
        const { owner, administrator } = fixtures;
        const person = await fixtures.person();
        for (const role of [600, 400, 300, 200]) {
          await patchUser(administrator, person, { role });
          expect(await roleOf(fixtures, person)).to.equal(role);
        }
        for (const role of [0, 500, 700]) await refusesUser(owner, person, { role });
        await refusesUser(administrator, person, { role: 100 });
        await patchUser(owner, person, { role: 100 });
        await refusesUser(administrator, person, { role: 400 });
        await patchUser(owner, person, { role: 600 });
        for (const role of [200, 100]) await refusesUser(owner, person, { role });
        await refusesUser(owner, owner, { role: 200 });
        expect(await roleOf(fixtures, owner)).to.equal(100);
      },
    ),
    sentence(
      'profile_data | object[] | no | Items with `id` (custom profile field ID, integer) and `value` (string).',
      async (fixtures) => {
        const { owner } = fixtures;
        const person = await fixtures.person();
        const { id } = await profileField(fixtures, { field_type: 1, name: fixtures.fresh('Field') });
        await patchUser(owner, person, { profile_data: [{ id, value: 'vim' }] });
        const { profile_data } = await person.client.ok('GET', '/users/me');
        expect(profile_data[id].value).to.equal('vim');
        await refusesUser(owner, person, { profile_data: [{ id: 999_999, value: 'vim' }] });
      },
    ),
  ],
};

/** Fetches a user by email with these parameters. */
const find = async (fixtures: Fixtures, parameters: Parameters = {}): Promise<Body> =>
  (await fixtures.anna.client.ok('GET', `/users/${fixtures.ben.email}`, parameters)).user;

export const getUser: Section = {
  title: 'GET /users/{email}',
  sentences: [
    sentence('Path: email string, the API email of the user.', async (fixtures) => {
      expect((await find(fixtures)).user_id).to.equal(fixtures.ben.id);
      await fixtures.anna.client.fails('GET', '/users/nobody@example.com', {}, { msg: 'No such user' });
    }),
    sentence(
      '`client_gravatar` boolean (default true; false before FL 92; when true avatar_url is null for gravatar users)',
      async (fixtures) => {
        expect((await find(fixtures)).avatar_url).to.equal(null);
        expect((await find(fixtures, { client_gravatar: true })).avatar_url).to.equal(null);
        expect((await find(fixtures, { client_gravatar: false })).avatar_url).to.be.a('string');
      },
    ),
    sentence('`include_custom_profile_fields` boolean (default false).', async (fixtures) => {
      for (const parameters of [{}, { include_custom_profile_fields: false }])
        expect(await find(fixtures, parameters)).not.to.have.property('profile_data');
      expect(await find(fixtures, { include_custom_profile_fields: true })).to.have.property('profile_data');
    }),
    sentence('Response: `user` object (see User object).', async (fixtures) => {
      const { anna, ben } = fixtures;
      const { user } = await anna.client.ok('GET', `/users/${ben.email}`);
      expect(user).to.include({ user_id: ben.id, full_name: 'Ben', email: ben.email });
    }),
  ],
};

/** The fields of the GET /users/me response. */
const ownFields = (says: string): Sentence =>
  sentence(says, async ({ anna }) => {
    const own = await anna.client.ok('GET', '/users/me');
    expect(own).to.include({ result: 'success', msg: '', user_id: anna.id, full_name: 'Anna' });
  });

export const getOwnUser: Section = {
  title: 'GET /users/me',
  sentences: [
    sentence('No parameters.', async ({ anna }) => {
      const parameters = { client_gravatar: true, user_id: 1 };
      const own = await anna.client.ok('GET', '/users/me', parameters);
      expect(own.ignored_parameters_unsupported).to.deep.equal(Object.keys(parameters));
      expect(own.user_id).to.equal(anna.id);
    }),
    ownFields('Response: the own-user object fields at top level of the body, plus result and msg.'),
  ],
};
