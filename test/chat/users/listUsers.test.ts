import { expect } from 'chai';

import { startServer, type TestServer } from '../../support/server.js';

describe('GET /users', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  it('returns all accounts except system bots, each equal to the result of GET /users/{user_id}', async () => {
    const reader = await site.person('Reader');
    const bot = await site.person('Robot', { botOf: reader.id });
    const gone = await site.person('Gone');
    await site.owner.ok('DELETE', `/users/${gone.id}`);
    for (const wanted of [{}, { include_custom_profile_fields: true, client_gravatar: false }]) {
      const { members } = await reader.client.ok('GET', '/users', wanted);
      const ids = members.map(({ user_id }: { user_id: number }) => user_id);
      expect(ids).to.include.members([reader.id, bot.id, gone.id]);
      expect(members.some((one: { is_system_bot?: boolean }) => one.is_system_bot)).to.equal(false);
      for (const one of members) {
        const { user } = await reader.client.ok('GET', `/users/${one.user_id}`, wanted);
        expect(user).to.deep.equal(one);
      }
    }
  });
});
