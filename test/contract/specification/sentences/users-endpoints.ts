import { expect } from 'chai';

import type { Body, Parameters } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { sentence, successBody, type Section, type Sentence } from './sentence.js';
import { profileField, type World } from './world.js';

const patchUser = (by: Person, { id }: Person, parameters: Parameters) =>
  by.client.ok('PATCH', `/users/${String(id)}`, parameters);

const refusesUser = (by: Person, { id }: Person, parameters: Parameters) =>
  by.client.fails('PATCH', `/users/${String(id)}`, parameters, {});

const roleOf = async ({ owner }: World, { id }: Person): Promise<number> =>
  (await owner.client.ok('GET', `/users/${String(id)}`)).user.role;

export const updateUser: Section = {
  title: 'PATCH /users/{user_id} (organization administrators only)',
  sentences: [
    sentence('PATCH /users/{user_id} (organization administrators only)', async (world) => {
      const { administrator, moderator, anna, guest } = world;
      const person = await world.person();
      await patchUser(administrator, person, { full_name: world.fresh('Named') });
      for (const by of [moderator, anna, guest, person])
        await refusesUser(by, person, { full_name: world.fresh('Named') });
    }),
    sentence('Path: user_id integer.', async (world) => {
      const [one, other] = [await world.person(), await world.person()];
      await patchUser(world.owner, one, { role: 300 });
      expect(await roleOf(world, one)).to.equal(300);
      expect(await roleOf(world, other)).to.equal(400);
      await refusesUser(world.owner, { ...one, id: 999_999 }, { role: 300 });
    }),
    successBody(async (world) => patchUser(world.owner, await world.person(), { role: 300 })),
    sentence('full_name | string | no | New full name', async (world) => {
      const person = await world.person();
      const full_name = world.fresh('Named');
      await patchUser(world.owner, person, { full_name });
      expect((await person.client.ok('GET', '/users/me')).full_name).to.equal(full_name);
    }),
    sentence(
      'role | integer | no | 100, 200, 300, 400 or 600. Only owners can add or remove the owner role; the owner role cannot be removed from the only owner; guests cannot be administrators',
      async (world) => {
        const { owner, administrator } = world;
        const person = await world.person();
        for (const role of [600, 400, 300, 200]) {
          await patchUser(administrator, person, { role });
          expect(await roleOf(world, person)).to.equal(role);
        }
        for (const role of [0, 500, 700]) await refusesUser(owner, person, { role });
        await refusesUser(administrator, person, { role: 100 });
        await patchUser(owner, person, { role: 100 });
        await refusesUser(administrator, person, { role: 400 });
        await patchUser(owner, person, { role: 600 });
        for (const role of [200, 100]) await refusesUser(owner, person, { role });
        await refusesUser(owner, owner, { role: 200 });
        expect(await roleOf(world, owner)).to.equal(100);
      },
    ),
    sentence(
      'profile_data | object[] | no | Items with `id` (custom profile field ID, integer) and `value` (string).',
      async (world) => {
        const { owner } = world;
        const person = await world.person();
        const { id } = await profileField(world, { field_type: 1, name: world.fresh('Field') });
        await patchUser(owner, person, { profile_data: [{ id, value: 'vim' }] });
        const { profile_data } = await person.client.ok('GET', '/users/me');
        expect(profile_data[id].value).to.equal('vim');
        await refusesUser(owner, person, { profile_data: [{ id: 999_999, value: 'vim' }] });
      },
    ),
  ],
};

/** A parameter of GET /users/{email}, off and on. */
const find = async (world: World, parameters: Parameters = {}): Promise<Body> =>
  (await world.anna.client.ok('GET', `/users/${world.ben.email}`, parameters)).user;

export const getUser: Section = {
  title: 'GET /users/{email}',
  sentences: [
    sentence('Path: email string, the API email of the user.', async (world) => {
      expect((await find(world)).user_id).to.equal(world.ben.id);
      await world.anna.client.fails('GET', '/users/nobody@example.com', {}, { msg: 'No such user' });
    }),
    sentence(
      '`client_gravatar` boolean (default true; false before FL 92; when true avatar_url is null for gravatar users)',
      async (world) => {
        expect((await find(world)).avatar_url).to.equal(null);
        expect((await find(world, { client_gravatar: true })).avatar_url).to.equal(null);
        expect((await find(world, { client_gravatar: false })).avatar_url).to.be.a('string');
      },
    ),
    sentence('`include_custom_profile_fields` boolean (default false).', async (world) => {
      for (const parameters of [{}, { include_custom_profile_fields: false }])
        expect(await find(world, parameters)).not.to.have.property('profile_data');
      expect(await find(world, { include_custom_profile_fields: true })).to.have.property('profile_data');
    }),
    sentence('Response: `user` object (see User object).', async (world) => {
      const { anna, ben } = world;
      const { user } = await anna.client.ok('GET', `/users/${ben.email}`);
      expect(user).to.include({ user_id: ben.id, full_name: 'Ben', email: ben.email });
    }),
  ],
};

/** An answer of GET /users/me. */
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
