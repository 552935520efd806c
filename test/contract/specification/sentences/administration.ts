import { expect } from 'chai';

import type { Body, Client, Parameters } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import { sentence, type Section, type Sentence } from './sentence.js';
import { listen, messageOf, omit, registered, send, type World } from './world.js';

const FIELDS = '/realm/profile_fields';

const listedField = async (client: Client, id: number): Promise<Body> =>
  (await registered(client, 'custom_profile_fields')).custom_profile_fields.find(
    (one: Body) => one.id === id,
  );

/** Creates a custom profile field and returns it as clients see it. */
const field = async ({ owner }: World, parameters: Parameters): Promise<Body> => {
  const { id } = await owner.client.ok('POST', FIELDS, parameters);
  return listedField(owner.client, id);
};

const refusesField = ({ owner }: World, parameters: Parameters, msg: string): Promise<Body> =>
  owner.client.fails('POST', FIELDS, parameters, { code: 'BAD_REQUEST', msg });

export const createProfileField: Section = {
  title: 'POST /realm/profile_fields (organization administrators only)',
  sentences: [
    sentence('POST /realm/profile_fields (organization administrators only)', async (world) => {
      const { administrator, moderator, anna, guest } = world;
      const parameters = (): Parameters => ({ field_type: 1, name: world.fresh('Field') });
      await administrator.client.ok('POST', FIELDS, parameters());
      for (const { client } of [moderator, anna, guest])
        await client.fails('POST', FIELDS, parameters(), { msg: 'Must be an organization administrator' });
    }),
    sentence('field_type | integer | yes | 1 to 8 as in the custom profile field resource', async (world) => {
      await world.owner.client.fails('POST', FIELDS, { name: 'x' }, { code: 'REQUEST_VARIABLE_MISSING' });
      for (const field_type of [0, 9])
        await refusesField(world, { field_type, name: world.fresh('Field') }, 'Invalid field type.');
      for (const field_type of [1, 8])
        expect((await field(world, { field_type, name: world.fresh('Field') })).type).to.equal(field_type);
    }),
    sentence('name | string | no | Field name', async (world) => {
      const name = world.fresh('Field');
      expect((await field(world, { field_type: 1, name })).name).to.equal(name);
      const names = [];
      for (let made = 0; made < 3; made += 1) names.push((await field(world, { field_type: 4 })).name);
      expect(new Set(names).size).to.equal(3);
      for (const one of names) expect(one).to.match(/^\S/);
    }),
    sentence('hint | string | no | Help text', async (world) => {
      const { hint } = await field(world, { field_type: 1, name: world.fresh('Field'), hint: 'Editor' });
      expect(hint).to.equal('Editor');
      expect((await field(world, { field_type: 1, name: world.fresh('Field') })).hint).to.equal('');
    }),
    sentence(
      'field_data | object | no | For type 3 (list of options): dictionary keyed by option key, each value an object with `text` string and `order` string.',
      async (world) => {
        const field_data = { vim: { text: 'Vim', order: '1' }, ed: { text: 'Ed', order: '2' } };
        const list = await field(world, { field_type: 3, name: world.fresh('Field'), field_data });
        expect(JSON.parse(list.field_data)).to.deep.equal(field_data);
        for (const wrong of [{}, { vim: { text: 'Vim' } }, { vim: { order: '1' } }, { vim: 'Vim' }])
          await world.owner.client.fails(
            'POST',
            FIELDS,
            { field_type: 3, name: world.fresh('Field'), field_data: wrong },
            { code: 'BAD_REQUEST' },
          );
      },
    ),
    sentence(
      'display_in_profile_summary | boolean | no | At most 2 fields per organization may be true; not allowed for long text (and currently person picker) types (FL 146)',
      async (world) => {
        const summary = (field_type: number): Parameters => ({
          field_type,
          name: world.fresh('Field'),
          display_in_profile_summary: true,
        });
        const msg = 'Field type not supported for display in profile summary.';
        for (const field_type of [2, 6]) await refusesField(world, summary(field_type), msg);
        await field(world, summary(1));
        await field(world, summary(1));
        await refusesField(
          world,
          summary(1),
          'Only 2 custom profile fields can be displayed in the profile summary.',
        );
      },
    ),
    sentence(
      'required | boolean | no | Administrator-configured requirement; clients must not assume a required field has a value (FL 244)',
      async (world) => {
        const { id, required } = await field(world, {
          field_type: 1,
          name: world.fresh('Field'),
          required: true,
        });
        expect(required).to.equal(true);
        const { profile_data } = await world.anna.client.ok('GET', '/users/me');
        expect(profile_data).not.to.have.property(String(id));
      },
    ),
    sentence('Response: `id` integer (ID of the new field).', async (world) => {
      const name = world.fresh('Field');
      const { id } = await world.owner.client.ok('POST', FIELDS, { field_type: 1, name });
      expect((await listedField(world.anna.client, id)).name).to.equal(name);
    }),
  ],
};

const draft = (content: string): Body => ({ type: '', to: [], topic: '', content });

export const drafts: Section = {
  title: 'POST /drafts and PATCH /drafts/{draft_id}',
  sentences: [
    sentence('drafts | object[] | no | Draft objects (see Draft object)', async ({ anna }) => {
      const { ids } = await anna.client.ok('POST', '/drafts', { drafts: [draft('one')] });
      expect(ids).to.have.length(1);
      expect((await anna.client.ok('POST', '/drafts')).ids).to.deep.equal([]);
    }),
    sentence('Response: `ids` integer[] of created drafts in submission order.', async ({ anna }) => {
      const texts = ['one', 'two', 'three'];
      const { ids } = await anna.client.ok('POST', '/drafts', { drafts: texts.map(draft) });
      const { drafts: kept } = await anna.client.ok('GET', '/drafts');
      const contentOf = (id: number): string => kept.find((one: Body) => one.id === id).content;
      expect(ids.map(contentOf)).to.deep.equal(texts);
    }),
    sentence('Drafts are synchronized to other clients through drafts events.', async ({ anna, ben }) => {
      const [own, others] = [await listen(anna.client, ['drafts']), await listen(ben.client, ['drafts'])];
      const { ids } = await anna.client.ok('POST', '/drafts', { drafts: [draft('told')] });
      const [event] = await own();
      expect(event).to.include({ type: 'drafts', op: 'add' });
      expect(event.drafts[0]).to.include({ id: ids[0], content: 'told' });
      expect(await others()).to.deep.equal([]);
    }),
    sentence(
      'Path: draft_id integer. Parameter: `draft` object, required (a draft object).',
      async ({ anna, ben }) => {
        const { ids } = await anna.client.ok('POST', '/drafts', { drafts: [draft('before')] });
        const path = `/drafts/${String(ids[0])}`;
        expect(await anna.client.ok('PATCH', path, { draft: draft('after') })).to.deep.equal({
          result: 'success',
          msg: '',
        });
        const { drafts: kept } = await anna.client.ok('GET', '/drafts');
        expect(kept.find((one: Body) => one.id === ids[0]).content).to.equal('after');
        await anna.client.fails('PATCH', path, {}, { code: 'REQUEST_VARIABLE_MISSING' });
        const missing = { status: 404, msg: 'Draft does not exist' };
        await ben.client.fails('PATCH', path, { draft: draft('mine') }, missing);
      },
    ),
    sentence('Synchronized through drafts events.', async ({ anna }) => {
      const { ids } = await anna.client.ok('POST', '/drafts', { drafts: [draft('before')] });
      const events = await listen(anna.client, ['drafts']);
      await anna.client.ok('PATCH', `/drafts/${String(ids[0])}`, { draft: draft('after') });
      const [event] = await events();
      expect(event).to.include({ type: 'drafts', op: 'update' });
      expect(event.draft).to.include({ id: ids[0], content: 'after' });
    }),
  ],
};

const groups = async ({ client }: Person): Promise<Body[]> =>
  (await client.ok('GET', '/user_groups')).user_groups;

const groupBy = async (person: Person, key: 'id' | 'name', value: unknown): Promise<Body> =>
  (await groups(person)).find((one) => one[key] === value);

/** A user group with Anna in it. */
const makeGroup = async ({ owner, anna, fresh }: World, more: Parameters = {}): Promise<Body> => {
  const name = fresh('group');
  const fields = { name, description: 'Those who draw', members: [anna.id], ...more };
  await owner.client.ok('POST', '/user_groups/create', fields);
  return groupBy(owner, 'name', name);
};

const patchGroup = ({ owner }: World, id: number, parameters: Parameters): Promise<Body> =>
  owner.client.ok('PATCH', `/user_groups/${String(id)}`, parameters);

const refusesGroup = ({ owner }: World, id: number, parameters: Parameters, code = 'BAD_REQUEST') =>
  owner.client.fails('PATCH', `/user_groups/${String(id)}`, parameters, { code });

export const userGroups: Section = {
  title: 'PATCH /user_groups/{user_group_id} and its subgroups',
  sentences: [
    sentence('name | string | no | New name (required before FL 165)', async (world) => {
      const { id } = await makeGroup(world);
      const name = world.fresh('renamed');
      await patchGroup(world, id, { name });
      expect(await groupBy(world.owner, 'id', id)).to.include({ name, description: 'Those who draw' });
    }),
    sentence('description | string | no | New description (required before FL 165)', async (world) => {
      const { id, name } = await makeGroup(world);
      await patchGroup(world, id, { description: 'Those who paint' });
      expect(await groupBy(world.owner, 'id', id)).to.include({ name, description: 'Those who paint' });
    }),
    sentence(
      'can_mention_group | object | no | Object with `new` (required; integer group ID or an object of the form with `direct_members` integer[] of user IDs and `direct_subgroups` integer[] of group IDs) and `old` (optional; the expected current value, same two forms).',
      async (world) => {
        const { owner, anna } = world;
        const { id } = await makeGroup(world);
        const other = await makeGroup(world);
        const now = async (): Promise<unknown> =>
          (await groupBy(owner, 'id', id)).can_mention_group as unknown;
        await patchGroup(world, id, { can_mention_group: { new: other.id } });
        expect(await now()).to.equal(other.id);
        const value = { direct_members: [anna.id], direct_subgroups: [other.id] };
        await patchGroup(world, id, { can_mention_group: { new: value, old: other.id } });
        expect(await now()).to.deep.equal(value);
        await patchGroup(world, id, { can_mention_group: { new: other.id, old: value } });
        const stale = { can_mention_group: { new: id, old: value } };
        await refusesGroup(world, id, stale, 'EXPECTATION_MISMATCH');
        await refusesGroup(world, id, { can_mention_group: { old: other.id } });
        expect(await now()).to.equal(other.id);
      },
    ),
    sentence('Cannot be set to the system groups `role:internet` and `role:owners`.', async (world) => {
      const { id } = await makeGroup(world);
      for (const name of ['role:internet', 'role:owners']) {
        const system = await groupBy(world.owner, 'name', name);
        await refusesGroup(world, id, { can_mention_group: { new: system.id } });
      }
      const nobody = await groupBy(world.owner, 'name', 'role:nobody');
      await patchGroup(world, id, { can_mention_group: { new: nobody.id } });
    }),
    sentence(
      'From FL 260 only this object form is accepted; before FL 258 only an integer form; named can_mention_group_id before FL 198 (FL 191)',
      async (world) => {
        const { id } = await makeGroup(world);
        await refusesGroup(world, id, { can_mention_group: id });
        await refusesGroup(world, id, { can_mention_group_id: id });
      },
    ),
    sentence(
      'Parameters, both optional: `add` integer[] (group IDs to add as subgroups), `delete` integer[] (group IDs to remove).',
      async (world) => {
        const { owner } = world;
        const [outer, one, other] = [await makeGroup(world), await makeGroup(world), await makeGroup(world)];
        const change = (parameters: Parameters): Promise<Body> =>
          owner.client.ok('POST', `/user_groups/${String(outer.id)}/subgroups`, parameters);
        const now = async (): Promise<number[]> => (await groupBy(owner, 'id', outer.id)).direct_subgroup_ids;
        expect(await change({ add: [one.id] })).to.deep.equal({ result: 'success', msg: '' });
        expect(await now()).to.deep.equal([one.id]);
        await change({ add: [other.id], delete: [one.id] });
        expect(await now()).to.deep.equal([other.id]);
        await change({ delete: [other.id] });
        expect(await now()).to.deep.equal([]);
      },
    ),
  ],
};

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
        const { id } = await field(world, { field_type: 1, name: world.fresh('Field') });
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

/** Creates a linkifier and returns what a message becomes with it. */
const linkified = async (
  world: World,
  linkifier: { readonly pattern: string; readonly url_template: string },
  text: string,
): Promise<string> => {
  const { owner, anna } = world;
  await owner.client.ok('POST', '/realm/filters', linkifier);
  return (await messageOf(anna, await send(anna, [anna], text))).content;
};

export const createLinkifier: Section = {
  title: 'POST /realm/filters',
  sentences: [
    sentence('Adds a linkifier.', async (world) => {
      const linkifier = { pattern: 'A(?P<id>[0-9]+)', url_template: 'https://example.com/a/{id}' };
      expect(await linkified(world, linkifier, 'see A7')).to.equal(
        '<p>see <a href="https://example.com/a/7">A7</a></p>',
      );
    }),
    sentence(
      'Parameters, both required: `pattern` string (regular expression, may use named groups), `url_template` string (RFC 6570 template; FL 176, replacing url_format_string).',
      async (world) => {
        const { owner } = world;
        const whole: Body = { pattern: 'B(?P<b>[0-9]+)', url_template: 'https://example.com/{?b}' };
        for (const name of Object.keys(whole)) {
          const rest = omit(whole, name);
          await owner.client.fails('POST', '/realm/filters', rest, {
            code: 'REQUEST_VARIABLE_MISSING',
            var_name: name,
          });
        }
        expect(await linkified(world, whole, 'B8')).to.include('href="https://example.com/?b=8"');
        const plain = { pattern: 'nogroups', url_template: 'https://example.com/fixed' };
        expect(await linkified(world, plain, 'nogroups')).to.include('href="https://example.com/fixed"');
        for (const wrong of [
          { pattern: '(', url_template: 'https://example.com/' },
          { pattern: 'C(?P<c>[0-9])', url_template: 'https://example.com/{' },
        ])
          await owner.client.fails('POST', '/realm/filters', wrong, { code: 'BAD_REQUEST' });
      },
    ),
    sentence('Response: `id` integer.', async ({ owner }) => {
      const linkifier = { pattern: 'D(?P<id>[0-9]+)', url_template: 'https://example.com/d/{id}' };
      const { id } = await owner.client.ok('POST', '/realm/filters', linkifier);
      expect(id).to.be.a('number');
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
    ownFields('Response: the own-user object fields at top level of the body, plus result and msg.'),
  ],
};

const logIn = ({ site }: World, username: string, password: string) =>
  site.anonymous.send('POST', '/fetch_api_key', { username, password });

export const fetchApiKey: Section = {
  title: 'POST /fetch_api_key',
  sentences: [
    sentence('Password-based login for clients.', async (world) => {
      const person = await world.person();
      const { body } = await logIn(world, person.email, person.password);
      expect(body.api_key).to.match(/^[A-Za-z0-9]{32}$/);
      expect((await logIn(world, person.email, 'wrong')).status).to.equal(401);
    }),
    sentence('No prior authentication is required.', async (world) => {
      const { anna } = world;
      expect((await logIn(world, anna.email, anna.password)).status).to.equal(200);
    }),
    sentence(
      'username | string | yes | Typically the email; may be an LDAP username depending on server configuration',
      async (world) => {
        const { anna, site } = world;
        expect((await logIn(world, anna.email, anna.password)).body.user_id).to.equal(anna.id);
        const { password } = anna;
        const missing = { code: 'REQUEST_VARIABLE_MISSING', var_name: 'username' };
        await site.anonymous.fails('POST', '/fetch_api_key', { password }, missing);
      },
    ),
    sentence(
      'password | string | yes | Account password (LDAP password under LDAP authentication)',
      async (world) => {
        const { anna, site } = world;
        const username = anna.email;
        const missing = { code: 'REQUEST_VARIABLE_MISSING', var_name: 'password' };
        await site.anonymous.fails('POST', '/fetch_api_key', { username }, missing);
      },
    ),
    sentence('Response: `api_key` string, `email` string, `user_id` integer (FL 171).', async (world) => {
      const { anna, site } = world;
      const { body } = await logIn(world, anna.email, anna.password);
      expect(body).to.include({ email: anna.email, user_id: anna.id });
      const credentials = `${anna.email}:${String(body.api_key)}`;
      const { status } = await fetch(`${site.url}/api/v1/users/me`, {
        headers: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      });
      expect(status).to.equal(200);
    }),
  ],
};
