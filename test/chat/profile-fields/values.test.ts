import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';

describe('Values of custom profile fields', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let bot: Person;
  const types = ['short', 'long', 'list', 'date', 'link', 'people', 'account', 'pronouns'] as const;
  const fields = {} as Record<(typeof types)[number], number>;

  const data: Readonly<Record<string, object>> = {
    list: { vim: { text: 'Vim', order: '1' }, emacs: { text: 'Emacs', order: '2' } },
    account: { subtype: 'github' },
  };

  before(async () => {
    site = await startServer();
    [anna, ben] = [await site.person('Anna'), await site.person('Ben')];
    bot = await site.person('Robot', { botOf: anna.id });
    for (const [index, name] of types.entries()) {
      const field = { field_type: index + 1, name, field_data: data[name] };
      fields[name] = (await site.owner.ok('POST', '/realm/profile_fields', field)).id;
    }
  });
  after(() => site.close());

  const path = (): string => `/users/${String(anna.id)}`;
  const set = (values: Readonly<Record<number, unknown>>): Promise<Body> =>
    site.owner.ok('PATCH', path(), {
      profile_data: Object.entries(values).map(([id, value]) => ({ id: Number(id), value })),
    });
  const refused = (id: number, value: unknown, msg: string): Promise<unknown> =>
    site.owner.fails('PATCH', path(), { profile_data: [{ id, value }] }, { code: 'BAD_REQUEST', msg });
  const change = (custom_profile_field: object): object => ({
    type: 'realm_user',
    op: 'update',
    person: { user_id: anna.id, custom_profile_field },
  });

  it('are stored by type, returned by all user endpoints, and sent to other users', async () => {
    const queue = await watch(ben.client, ['realm_user']);
    const ids = JSON.stringify([ben.id, anna.id]);
    await set({
      [fields.short]: '*vim*',
      [fields.long]: 'One\n\nTwo',
      [fields.list]: 'emacs',
      [fields.date]: '2024-02-29',
      [fields.link]: 'https://example.com/me',
      [fields.people]: [ben.id, anna.id],
      [fields.account]: 'anna',
      [fields.pronouns]: 'she',
    });
    const shown = {
      [fields.short]: { value: '*vim*', rendered_value: '<p><em>vim</em></p>' },
      [fields.long]: { value: 'One\n\nTwo', rendered_value: '<p>One</p>\n<p>Two</p>' },
      [fields.list]: { value: 'emacs' },
      [fields.date]: { value: '2024-02-29' },
      [fields.link]: { value: 'https://example.com/me' },
      [fields.people]: { value: ids },
      [fields.account]: { value: 'anna' },
      [fields.pronouns]: { value: 'she' },
    };
    expect(await events(queue)).to.deep.equal(
      Object.entries(shown).map(([id, value]) => change({ id: Number(id), ...value })),
    );
    expect((await anna.client.ok('GET', '/users/me')).profile_data).to.deep.equal(shown);
    const wanted = { include_custom_profile_fields: true };
    for (const name of [anna.id, anna.email]) {
      const { user } = await ben.client.ok('GET', `/users/${String(name)}`, wanted);
      expect(user.profile_data).to.deep.equal(shown);
    }
    const { members } = await ben.client.ok('GET', '/users', wanted);
    const { realm_users } = await ben.client.ok('POST', '/register', { event_types: ['realm_user'] });
    for (const users of [members, realm_users] as Body[][]) {
      const profile = (id: number): unknown => users.find(({ user_id }) => user_id === id)?.profile_data;
      expect(profile(anna.id)).to.deep.equal(shown);
      expect(profile(ben.id)).to.deep.equal({});
      expect(profile(bot.id)).to.equal(undefined);
    }
    expect((await ben.client.ok('GET', path())).user).to.not.have.property('profile_data');
    expect(await bot.client.ok('GET', '/users/me')).to.not.have.property('profile_data');
  });

  it('send events only for changes, and are deleted by null and empty values', async () => {
    await set({ [fields.short]: 'x', [fields.link]: 'https://a.example', [fields.people]: [ben.id] });
    const queue = await watch(ben.client, ['realm_user']);
    await set({ [fields.short]: 'x', [fields.people]: JSON.stringify([ben.id]) });
    expect(await events(queue)).to.deep.equal([]);
    await set({ [fields.short]: '', [fields.link]: null, [fields.people]: [] });
    const gone = [fields.short, fields.link, fields.people];
    expect(await events(queue)).to.deep.equal(gone.map((id) => change({ id, value: null })));
    await set({ [fields.short]: null, [fields.people]: '[]' });
    expect(await events(queue)).to.deep.equal([]);
    const { profile_data } = await anna.client.ok('GET', '/users/me');
    expect(profile_data).to.not.have.any.keys(...gone.map(String));
  });

  it('are refused if invalid for the type of the field, without changing any value', async () => {
    const { profile_data: before } = await anna.client.ok('GET', '/users/me');
    await refused(4711, 'x', 'Field id 4711 not found.');
    await refused(fields.short, [1], 'short is not a string');
    await refused(fields.short, 'x'.repeat(51), 'short is too long (limit: 50 characters)');
    await refused(fields.long, 'x'.repeat(501), 'long is too long (limit: 500 characters)');
    await refused(fields.account, 'x'.repeat(51), 'GitHub username is too long (limit: 50 characters)');
    await refused(fields.pronouns, 'x'.repeat(51), 'pronouns is too long (limit: 50 characters)');
    for (const value of ['Vim', 'toString', '__proto__']) {
      await refused(fields.list, value, `'${value}' is not a valid choice for 'list'.`);
    }
    for (const value of ['2024-2-29', '2023-02-29', '29.2.2024', '2024-02-29T00:00:00Z', '2024-13-01']) {
      await refused(fields.date, value, 'date is not a date');
    }
    for (const value of ['example.com', 'javascript:alert(1)', 'https://']) {
      await refused(fields.link, value, 'link is not a URL');
    }
    for (const value of ['x', '{}', '5']) await refused(fields.people, value, 'User IDs is not a list');
    await refused(fields.people, [ben.id, 'x'], 'User IDs[1] is not an integer');
    await refused(fields.people, [4711, ben.id, 4712], 'Invalid user IDs: 4711, 4712');
    await refused(fields.people, [bot.id], `User with ID ${String(bot.id)} is a bot`);
    const carla = await site.person('Carla');
    await site.owner.ok('DELETE', `/users/${String(carla.id)}`);
    await refused(fields.people, [carla.id], `User with ID ${String(carla.id)} is deactivated`);
    const both = [
      { id: fields.short, value: 'new' },
      { id: fields.date, value: 'never' },
    ];
    await site.owner.fails('PATCH', path(), { profile_data: both }, { msg: 'date is not a date' });
    expect((await anna.client.ok('GET', '/users/me')).profile_data).to.deep.equal(before);
  });

  it('are refused for bots', () =>
    site.owner.fails(
      'PATCH',
      `/users/${String(bot.id)}`,
      { profile_data: [{ id: fields.short, value: 'x' }] },
      { msg: 'No such user' },
    ));

  it('are deleted with the list option that they refer to', async () => {
    await set({ [fields.list]: 'vim' });
    const queue = await watch(ben.client, ['realm_user']);
    const keep = (...keys: string[]): Promise<Body> =>
      site.owner.ok('PATCH', `/realm/profile_fields/${String(fields.list)}`, {
        field_data: Object.fromEntries(keys.map((key, index) => [key, { text: key, order: String(index) }])),
      });
    await keep('vim', 'nano');
    expect(await events(queue)).to.deep.equal([]);
    await keep('nano');
    expect(await events(queue)).to.deep.equal([change({ id: fields.list, value: null })]);
    const { profile_data } = await anna.client.ok('GET', '/users/me');
    expect(profile_data).to.not.have.property(String(fields.list));
  });
});
