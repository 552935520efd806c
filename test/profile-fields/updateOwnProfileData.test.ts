import { expect } from 'chai';

import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { events, watch, type Queue } from '../users/event-recorder.js';

const PATH = '/users/me/profile_data';
const FIELDS = '/realm/profile_fields';

describe('PATCH /users/me/profile_data', () => {
  let site: TestServer;
  let guest: Person;
  let ben: Person;
  let queue: Queue;
  let motto: number;
  let friends: number;

  before(async () => {
    site = await startServer();
    guest = await site.person('Gina', { role: 'guest' });
    ben = await site.person('Ben');
    motto = (await site.owner.ok('POST', FIELDS, { field_type: 1, name: 'Motto' })).id;
    friends = (await site.owner.ok('POST', FIELDS, { field_type: 6, name: 'Friends' })).id;
    queue = await watch(ben.client, ['realm_user']);
  });
  after(() => site.close());

  const told = async (): Promise<Body[]> =>
    (await events(queue)).map(({ person: { user_id, custom_profile_field } }) => {
      expect(user_id).to.equal(guest.id);
      return custom_profile_field;
    });
  const profile = async (): Promise<Body> => {
    const more = { include_custom_profile_fields: true };
    return (await ben.client.ok('GET', `/users/${guest.id}`, more)).user.profile_data;
  };
  const set = (data: unknown): Promise<Body> => guest.client.ok('PATCH', PATH, { data });
  const refused = (data: unknown, msg: string): Promise<Body> =>
    guest.client.fails('PATCH', PATH, { data }, { code: 'BAD_REQUEST', msg });

  it('sets the values of a guest, and sends an event for each that changed', async () => {
    const data = [
      { id: motto, value: '*cats*' },
      { id: friends, value: [ben.id] },
    ];
    await set(data);
    const rendered_value = '<p><em>cats</em></p>';
    expect(await told()).to.deep.equal([
      { id: motto, value: '*cats*', rendered_value },
      { id: friends, value: `[${ben.id}]` },
    ]);
    expect(await profile()).to.deep.equal({
      [motto]: { value: '*cats*', rendered_value },
      [friends]: { value: `[${ben.id}]` },
    });
    await set(data);
    expect(await told()).to.deep.equal([]);
  });

  it('validates by the type of the field, and then changes nothing', async () => {
    const before = await profile();
    const good = { id: motto, value: 'dogs' };
    await refused([good, { id: 4711, value: 'x' }], 'Field id 4711 not found.');
    await refused([good, { id: friends, value: [4711] }], 'Invalid user IDs: 4711');
    await refused([{ id: motto, value: 'x'.repeat(51) }], 'Motto is too long (limit: 50 characters)');
    expect(await profile()).to.deep.equal(before);
    expect(await told()).to.deep.equal([]);
  });

  it('refuses bots', async () => {
    const bot = await site.person('Robot', { botOf: ben.id });
    const refusal = { code: 'BAD_REQUEST', msg: 'This endpoint does not accept bot requests.' };
    await bot.client.fails('PATCH', PATH, { data: [] }, refusal);
  });
});
