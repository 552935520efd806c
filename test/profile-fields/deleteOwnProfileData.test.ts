import { expect } from 'chai';

import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';
import { events, watch, type Queue } from '../users/event-recorder.js';

const PATH = '/users/me/profile_data';
const FIELDS = '/realm/profile_fields';

describe('DELETE /users/me/profile_data', () => {
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
    guest.client.fails('DELETE', PATH, { data }, { code: 'BAD_REQUEST', msg });

  it('removes values with an event for each, and ignores fields without one', async () => {
    await set([
      { id: motto, value: 'cats' },
      { id: friends, value: [ben.id] },
    ]);
    await told();
    await guest.client.ok('DELETE', PATH, { data: [friends] });
    expect(await told()).to.deep.equal([{ id: friends, value: null }]);
    expect(Object.keys(await profile())).to.deep.equal([String(motto)]);
    await guest.client.ok('DELETE', PATH, { data: [friends] });
    expect(await told()).to.deep.equal([]);
    await refused([motto, 4711], 'Field id 4711 not found.');
    expect(Object.keys(await profile())).to.deep.equal([String(motto)]);
  });

  it('refuses bots', async () => {
    const bot = await site.person('Robot', { botOf: ben.id });
    const refusal = { code: 'BAD_REQUEST', msg: 'This endpoint does not accept bot requests.' };
    await bot.client.fails('DELETE', PATH, { data: [] }, refusal);
  });
});
