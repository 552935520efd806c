import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('GET /users/{user_id_or_email}', () => {
  let site: TestServer;
  let reader: Person;
  let other: Person;

  before(async () => {
    site = await startServer();
    reader = await site.person('Reader');
    other = await site.person('Other', { role: 'moderator' });
  });

  after(() => site.close());

  const get = async (by: number | string, parameters = {}) =>
    (await reader.client.ok('GET', `/users/${String(by)}`, parameters)).user;

  it('returns an account by ID or API email, case-insensitively', async () => {
    const byId = await get(other.id);
    expect(byId).to.deep.include({ user_id: other.id, full_name: 'Other', role: 300, is_active: true });
    expect(await get(other.email)).to.deep.equal(byId);
    expect(await get('OTHER@Example.com')).to.deep.equal(byId);
  });

  it('omits gravatar addresses unless `client_gravatar` is false', async () => {
    expect((await get(other.id)).avatar_url).to.equal(null);
    expect((await get(other.id, { client_gravatar: false })).avatar_url).to.match(/^https:/);
  });

  it('returns profile data only if requested, and never for bots', async () => {
    expect(await get(other.id)).not.to.have.property('profile_data');
    expect(await get(other.id, { include_custom_profile_fields: true })).to.deep.include({
      profile_data: {},
    });
    const bot = await site.person('Robot', { botOf: reader.id });
    expect(await get(bot.id, { include_custom_profile_fields: true })).not.to.have.property('profile_data');
  });

  it('returns deactivated accounts and refuses unknown ones', async () => {
    const gone = await site.person('Gone');
    await site.owner.ok('DELETE', `/users/${gone.id}`);
    expect((await get(gone.id)).is_active).to.equal(false);
    await reader.client.fails('GET', '/users/4711', {}, { msg: 'No such user' });
    await reader.client.fails('GET', '/users/nobody@example.com', {}, { msg: 'No such user' });
  });
});
