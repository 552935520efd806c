import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';

const PATH = '/realm/profile_fields';

describe('DELETE /realm/profile_fields/{field_id}', () => {
  let site: TestServer;
  let anna: Person;
  let motto: number;
  let pet: number;

  const create = async (name: string): Promise<number> =>
    (await site.owner.ok('POST', PATH, { field_type: 1, name, display_in_profile_summary: true })).id;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    [motto, pet] = [await create('Motto'), await create('Pet')];
    const data = [motto, pet].map((id) => ({ id, value: 'cat' }));
    await anna.client.ok('PATCH', '/users/me/profile_data', { data });
  });
  after(() => site.close());

  const profile = async (): Promise<Body> => {
    const more = { include_custom_profile_fields: true };
    return (await site.owner.ok('GET', `/users/${anna.id}`, more)).user.profile_data;
  };

  it('deletes the field and its values, sends the remaining fields, and makes room in the summary', async () => {
    // The list of users is cached with the values.
    await site.owner.ok('GET', '/users', { include_custom_profile_fields: true });
    const queue = await watch(anna.client, ['custom_profile_fields', 'realm_user']);
    await site.owner.ok('DELETE', `${PATH}/${motto}`);
    const [event, ...others] = await events(queue);
    expect(event?.fields.map(({ id }: Body) => id)).to.deep.equal([pet]);
    expect(others).to.deep.equal([]);
    expect(Object.keys(await profile())).to.deep.equal([String(pet)]);
    const { members } = await site.owner.ok('GET', '/users', { include_custom_profile_fields: true });
    const listed = members.find(({ user_id }: Body) => user_id === anna.id);
    expect(Object.keys(listed.profile_data)).to.deep.equal([String(pet)]);
    const again = await create('Motto');
    expect(Object.keys(await profile())).not.to.include(String(again));
  });

  it('requires an administrator and an existing field', async () => {
    const owned = { code: 'UNAUTHORIZED_PRINCIPAL', msg: 'Must be an organization administrator' };
    await anna.client.fails('DELETE', `${PATH}/${pet}`, {}, owned);
    const msg = 'Field id 4711 not found.';
    await site.owner.fails('DELETE', `${PATH}/4711`, {}, { code: 'BAD_REQUEST', msg });
  });
});
