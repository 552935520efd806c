import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { events, watch } from '../users/event-recorder.js';

const PATH = '/realm/playgrounds';
const playground = (name: string) =>
  ({ name, pygments_language: 'Python', url_template: 'https://python.example.com/{code}' }) as const;

describe('DELETE /realm/playgrounds/{playground_id}', () => {
  let site: TestServer;
  let anna: Person;
  let admin: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    admin = await site.person('Ada', { role: 'administrator' });
  });
  after(() => site.close());

  const add = async (name: string): Promise<number> =>
    (await admin.client.ok('POST', PATH, playground(name))).id;

  it('deletes one playground, and sends the remaining ones to all users', async () => {
    const one = await add('One');
    const two = { id: await add('Two'), ...playground('Two') };
    const queue = await watch(anna.client, ['realm_playgrounds']);
    await admin.client.ok('DELETE', `${PATH}/${String(one)}`);
    expect(await events(queue)).to.deep.equal([{ type: 'realm_playgrounds', realm_playgrounds: [two] }]);
    const state = await anna.client.ok('POST', '/register', { fetch_event_types: ['realm_playgrounds'] });
    expect(state.realm_playgrounds).to.deep.equal([two]);
  });

  it('requires an administrator, and works once', async () => {
    const path = `${PATH}/${String(await add('Three'))}`;
    await anna.client.fails('DELETE', path, {}, { msg: 'Must be an organization administrator' });
    await admin.client.ok('DELETE', path);
    await admin.client.fails('DELETE', path, {}, { code: 'BAD_REQUEST', msg: 'Invalid playground' });
  });
});
